import type { PlayId, StepId } from './lesson.ts';

export const lessonFr = {
  says: {
    welcome:
      'Vous construisez des lignes dans les vallées du Yorkshire, en sachant qu’elles ne rapporteront pas longtemps. Transportez pierre, fromage et voyageurs tant que vous pouvez, puis vendez la ligne à une grande compagnie avant qu’elle ne vous ruine. Le plus de points gagne.',
    influence:
      'Chaque manche commence par des cubes, 12 chacun, et par des cases d’influence, dans l’onglet Tableaux. Le blanc compte auprès du gouvernement, le marron auprès des chemins de fer, le vert et le rouge auprès des deux compagnies. Le jeton au cadre pointillé a été tiré pour cette manche ; les autres sont imprimés.',
    'first-bid': 'Rocket mise en premier. Chacun doit finir avec deux cases.',
    bid: 'La case 3 donne un marron, un vert et deux rouges : il vous faut du rouge au sud-ouest, où les villes sont rouges. Elle demande au moins 3 cubes.',
    'second-bid': 'Rocket prend une deuxième case.',
    outbid:
      'Rocket tient la case 2, avec du blanc et du marron. Mettez un cube de plus et elle est à vous ; Rocket reprend ses cubes et doit miser ailleurs.',
    'bids-again': 'Rocket n’a plus qu’une case et mise de nouveau.',
    orders:
      'Toutes les cases sont payées : regardez les disques dans l’onglet Tableaux. Rocket est devant sur le blanc et construit en premier. Sur le marron vous êtes à égalité, mais son disque est au-dessus : Rocket est aussi premier aux trains.',
    'they-build': 'Rocket construit de Northallerton, ville verte, à Hunton.',
    price:
      'Une voie traverse une frontière. Entre deux plaines elle coûte 1, avec une vallée 2. Les cubes paient cela. S’y ajoutent un point de la compagnie pour chacune de ses villes, et un point blanc pour chaque propriétaire (haut-de-forme) en chemin. Rien n’est payé avant que toute la ligne soit annoncée.',
    build:
      'Construisez de Skipton, rouge, par les prés jusqu’à Grassington et Kettlewell. La barre fait le compte : 5 cubes, 1 rouge, 1 blanc.',
    'they-hire': 'Viennent les trains. Chacun coûte des points marron et n’est à vous que pour cette manche.',
    hire: 'Prenez B3 : deux wagons et deux voitures pour 3 marron. Sur ce plateau, un voyageur vaut autant de points que le prix de son train.',
    'they-load': 'Désormais chacun fait une chose à son tour : prendre un train, charger, ou quitter pour de bon.',
    cheese: 'Le fromage se charge là où votre voie touche son pré. Prenez celui de Craven Meadows.',
    'they-load-more': 'Rocket charge encore du fromage.',
    stone:
      'La pierre est sur les collines, où ne passe aucune voie. La flèche brune montre sa sortie : Kirkby Fell l’envoie à Kettlewell, que votre voie touche.',
    'their-passenger': 'Rocket a un voyageur vert, qui veut aller dans une ville verte.',
    passenger:
      'Les voyageurs rouges veulent une ville rouge. Vos voies mènent de Grassington à Skipton : prenez celui-ci.',
    'they-leave': 'Rocket n’a plus rien à charger et quitte les trains.',
    'last-load': 'Une voiture est libre. Prenez le voyageur de Kettlewell.',
    leave: 'Votre train est plein. Quittez les trains.',
    accounts:
      'Chaque marchandise valait un point et chaque voyageur trois : 8 pour vous. Puis le profit : 1 par voyageur et par fromage, 2 pour la pierre, moins 1 pour chacune de vos voies sur la carte. La ligne des profits décide qui vend d’abord.',
    sell: 'Une voie vous coûte 1 à chaque manche, et encore 1 à la fin. La compagnie rouge prend toute la ligne pour 2 points rouges, puisqu’elle part de Skipton, rouge, et finit dans un village.',
    sold: 'Vos voies sont revenues dans votre main. Grassington et Kettlewell sont rouges : leurs voyageurs rouges et la pierre derrière eux seraient perdus pour tous.',
    'they-keep': 'Rocket garde sa ligne pour une autre manche.',
    end: 'Après la dernière manche, chaque série de fromage, pierre, voyageur rouge et voyageur vert compte aussi : transportez un peu de tout. Vous savez l’essentiel. Continuez cette partie si vous le voulez.',
  },
  hints: {
    bid: 'La barre est déjà sur 3 cubes et la case 3 : appuyez sur le bouton vert.',
    outbid: 'La barre est déjà sur 4 cubes et la case 2 : appuyez sur le bouton vert.',
    build:
      'Touchez Skipton, Craven Meadows, Grassington et Kettlewell l’un après l’autre, puis appuyez sur le bouton vert.',
    hire: 'La barre est déjà sur B3 : appuyez sur le bouton vert.',
    cheese: 'Touchez Craven Meadows, puis appuyez sur le bouton vert.',
    stone: 'Touchez Kirkby Fell, puis appuyez sur le bouton vert.',
    passenger: 'Touchez Grassington, puis appuyez sur le bouton vert.',
    'last-load': 'Touchez Kettlewell, puis appuyez sur le bouton vert.',
    leave: 'Appuyez sur le bouton vert.',
    sell: 'Choisissez la compagnie rouge dans la barre, puis appuyez sur le bouton vert.',
  },
} satisfies { says: Record<StepId, string>; hints: Record<PlayId, string> };

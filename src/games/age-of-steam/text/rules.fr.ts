/** What each rule says, in our own words. */
import type { RuleId } from '../rulebook.ts';

export const rulesFr = {
  'AOS-1':
    'Les règles complètes en français l’emportent ; l’aide de jeu comble leurs silences, et l’usage en ligne ne sert que là où les deux se taisent. Quelques points suivent malgré tout l’aide de jeu ou l’usage ; chacun est signalé à sa place.',
  'AOS-2':
    'Un titre est une part de votre compagnie ; une action est un des sept pouvoirs du tour. Le tour compte dix phases, dans l’ordre des règles complètes.',
  'AOS-3':
    'La carte de la boîte se joue de trois à six. Les autres cartes disent elles-mêmes pour combien de joueurs elles sont faites.',
  'AOS-4':
    'On remplit d’abord la grille de production, ligne par ligne d’ouest en est, puis les lignes des nouvelles cités. Viennent ensuite les cubes des villes : trois à Pittsburgh, trois à Wheeling, deux dans chacune des autres. Une autre carte sert ses villes dans l’ordre de sa liste.',
  'AOS-5': 'Le plateau imprimé porte une faute : Détroit produit sur le 3 de l’est, Evansville sur le 1.',
  'AOS-6':
    'Chacun lance trois dés ; le total le plus fort joue en premier. Les joueurs à égalité relancent entre eux. Une option tire l’ordre au sort à la place.',
  'AOS-7':
    'L’argent ne manque jamais. Tout est public, même ce que le sac contient : seul l’ordre des tirages est inconnu.',
  'AOS-8':
    'Il y a 136 tuiles et 8 marqueurs de ville : quand une sorte est épuisée, on ne peut plus la poser. Une tuile remplacée et son marqueur reviennent dans la réserve avant que la nouvelle soit prise. Une option lève ces limites.',
  'AOS-9':
    'Leur nombre ne limite pas le jeu. En option, on ne possède jamais plus de vingt lignes, comptées après chaque tuile et chaque urbanisation.',
  'AOS-10':
    'Dans l’ordre du tour, chacun peut émettre autant de titres qu’il veut, à 5 $ l’un, ou aucun. On ne dépasse jamais 15 titres, les deux du départ compris, on n’en rachète pas, et qui passe ici n’émettra plus rien de tout le tour, fût-ce pour éviter la faillite.',
  'AOS-11': 'Le premier tour a aussi son enchère ; on y parle dans l’ordre donné par les dés.',
  'AOS-12':
    'On offre un nombre entier de dollars, au moins 1, plus que la meilleure offre, et jamais plus que son argent. Qui ne peut pas offrir doit passer, ou se servir d’Ordre du tour.',
  'AOS-13': 'Tant que son offre tient, le mieux offrant ne parle pas : il ne peut ni monter ni se retirer.',
  'AOS-14':
    'Le premier et le deuxième paient toute leur dernière offre, le dernier ne paie rien, les autres paient la moitié, arrondie au-dessus. À deux, la règle du dernier l’emporte.',
  'AOS-15': 'On paie sur la dernière offre que l’on a faite soi-même : un deuxième qui n’a jamais offert ne paie rien.',
  'AOS-16': 'Si tous les autres passent sans qu’on ait offert, le dernier en lice est premier pour rien.',
  'AOS-17':
    'L’action Ordre du tour permet, à l’enchère du tour suivant, de passer une fois en restant en lice. Elle est perdue ensuite, utilisée ou non. On ne peut pas s’en servir quand il ne reste qu’un adversaire et qu’il tient la meilleure offre : cela ne changerait rien.',
  'AOS-18': 'Qui sort de l’enchère prend la dernière place libre et paie aussitôt ; le vainqueur paie à la fin.',
  'AOS-19':
    'Chacun prend une action, et aucune n’est prise deux fois. Sauf Locomotive, qui agit aussitôt, on n’est pas tenu de s’en servir.',
  'AOS-20':
    'On peut la prendre au niveau 6, sans effet. Au-dessous, la hausse est définitive et pèse dès ce tour sur les frais.',
  'AOS-21':
    'L’action Locomotive et l’amélioration faite pendant les déplacements s’ajoutent : deux niveaux dans un tour, pas davantage.',
  'AOS-22': 'On peut la prendre, mais la grille est encore pleine : elle reste sans effet.',
  'AOS-23':
    'En option, l’ingénieur pose toujours quatre tuiles et paie 2 $ pour chacune, quels que soient la tuile, le terrain ou le remplacement.',
  'AOS-24':
    'En option, on tire quatre cubes et on en garde deux ; les deux autres retournent au sac avant les dés. Si le sac en a moins, on garde deux cubes ou ce qu’il y a.',
  'AOS-25':
    'Celui qui a Construire en premier commence, puis l’ordre du tour ; chacun construit tout d’une traite. Trois tuiles, quatre avec Ingénieur ; remplacer ou réorienter compte aussi, urbaniser ne compte pas. On paie chaque tuile comptant.',
  'AOS-26':
    'La première tuile qu’un joueur pose de la partie est une voie simple qui mène dans une grande ville. Les suivantes peuvent partir de n’importe quelle grande ville.',
  'AOS-27':
    'Chaque voie ajoutée touche par un bout une grande ville, le bout libre d’une de vos lignes, ou celui d’une ligne sans propriétaire qui part d’une grande ville ou d’une petite ville où vous avez une voie. Dans une petite ville, une seule sortie nouvelle suffit, ou une voie que vous y avez déjà.',
  'AOS-28': 'Il faut y avoir déjà une voie à soi. En option, toute petite ville qui a une tuile convient.',
  'AOS-29':
    'Une voie ne touche jamais bord à bord celle d’un autre joueur. Se rencontrer dans une ville, petite ou grande, est permis.',
  'AOS-30':
    'Une voie ne mène ni hors de la carte ni vers un lac, et aucune tuile ne se pose sur une grande ville. Viser le côté vide d’une tuile ou une impasse est permis.',
  'AOS-31': 'Une ligne ne finit pas au lieu d’où elle part.',
  'AOS-32': 'On ne pose pas deux tuiles sur le même hexagone dans une même construction. Une option le permet.',
  'AOS-33':
    'Les voies nouvelles sont au constructeur ; dans une petite ville, chaque sortie est une ligne à part. Une voie qui vise une petite ville sans tuile, ou un côté où sa tuile n’a pas de sortie, est incomplète.',
  'AOS-34':
    'À la fin de votre construction, vos lignes incomplètes qui n’ont pas grandi, et que vous aviez déjà au début, n’ont plus de propriétaire. Qui prolonge une telle ligne ou la joint à la sienne la possède tout entière. Une liaison achevée ne change jamais de mains.',
  'AOS-35':
    'Si la ligne sans propriétaire est la seule chose que touche la voie nouvelle, elle doit partir d’une grande ville ou d’une petite ville où vous avez une voie. Sinon, on peut rejoindre n’importe laquelle.',
  'AOS-36':
    'Le dernier tronçon libre d’une ligne incomplète, la vôtre ou une sans propriétaire qui part d’une grande ville ou d’une petite ville à vous, peut être tourné ; son bout attaché reste en place. Une voie de petite ville ne se tourne jamais. En option, seules les lignes sans propriétaire se réorientent.',
  'AOS-37':
    'Une réorientation ne donne pas une ligne sans propriétaire et ne sauve pas la vôtre, sauf si elle achève la liaison : elle est alors à vous.',
  'AOS-38':
    'Toutes les voies en place restent, à qui qu’elles soient, sauf celle que l’on réoriente. La nouvelle tuile doit ajouter ou tourner quelque chose ; deux voies n’en deviennent jamais une.',
  'AOS-39':
    'On peut la poser directement, et ses deux voies doivent toucher quelque chose. En option, comme dans la première édition, on n’y vient qu’en remplaçant une voie simple. Sur une petite ville, la pose directe est toujours permise.',
  'AOS-40':
    'Plaine 2 $, rivière 3 $, montagne 4 $ ; 1 $ de plus pour deux voies côte à côte, 2 $ pour un croisement. Le terrain ne se paie qu’à la première tuile de l’hexagone.',
  'AOS-41': '1 $ pour la ville et 1 $ par sortie, sans supplément de terrain : de 2 $ à 5 $.',
  'AOS-42':
    'Passer d’une voie simple à une tuile complexe coûte 3 $, remplacer sur une petite ville 3 $, tout autre remplacement 2 $. En option, passer à deux voies côte à côte coûte 2 $.',
  'AOS-43':
    'Réorienter avec une tuile complexe posée sur une simple coûte 3 $ ; d’une complexe à une autre, 2 $, quoi qu’on tourne.',
  'AOS-44':
    'Sur une petite ville, une tuile sans cercle reçoit un marqueur et toutes ses voies s’y rejoignent. Sans marqueur restant, il faut une tuile à cercle. Celles-ci ne vont que sur les petites villes.',
  'AOS-45':
    'L’urbanisation vient avant la première tuile de la construction. Une option la permet à tout moment de la construction.',
  'AOS-46':
    'Elle se pose gratuitement sur n’importe quelle petite ville, jamais sur une autre nouvelle cité. La tuile et son marqueur reviennent à la réserve avec les voies de l’hexagone ; les liaisons qui y entrent restent à leurs propriétaires et finissent à la cité. Sa colonne compte dès la production de ce tour.',
  'AOS-47':
    'Elles deviennent des liaisons : le propriétaire garde la sienne, celle qui n’en a pas va à l’urbaniste. En option, elle devient neutre.',
  'AOS-48':
    'Deux grandes villes voisines ne sont pas reliées pour autant. Là où la carte le prévoit, on peut les relier pour un prix : cela compte comme une tuile, n’exige aucun contact et ne profite pas de l’ingénieur.',
  'AOS-49': 'Ils ne vont que dans les nouvelles cités noires, à moins que la carte ait une ville noire.',
  'AOS-50':
    'Celui qui a Déplacer en premier commence chaque tournée, puis l’ordre du tour. À chaque fois : livrer un cube, améliorer sa locomotive ou passer.',
  'AOS-51':
    'Au lieu d’une des deux livraisons, un niveau de plus, une fois par tour et jamais au-delà de 6. Il compte aussitôt.',
  'AOS-52':
    'Chaque liaison empruntée rapporte aussitôt un cran à son propriétaire, y compris à celui qui livre, sans que personne ait à consentir.',
  'AOS-53': 'Non. En option, il en faut au moins une sur le trajet, ou la première.',
  'AOS-54':
    'Un cube suit des liaisons, pas plus que le niveau de la locomotive, jusqu’à la première ville de sa couleur qu’il atteint, et s’y arrête. Il ne passe qu’une fois par chaque ville, petite ou grande, celle du départ comprise, dont la couleur ne compte pas. Entre deux liaisons parallèles, on choisit.',
  'AOS-55':
    'Une petite ville qui a une tuile finit une liaison et en commence une autre ; elle compte donc pour un pas.',
  'AOS-56': 'Ils retournent au sac, sauf si la carte en dit autrement.',
  'AOS-57': 'Les liaisons d’un joueur en faillite servent à tous, comptent comme des pas et ne rapportent rien.',
  'AOS-58': 'Trois étapes dans cet ordre : chacun touche son revenu, paie ses frais, puis voit son revenu réduit.',
  'AOS-59':
    '1 $ par titre et 1 $ par niveau de locomotive. Chaque dollar manquant coûte un cran de revenu, et il ne reste rien en caisse.',
  'AOS-60': 'Fait faillite celui dont le revenu tomberait au-dessous de 0. En option, un manque qui laisse 0 suffit.',
  'AOS-61':
    'Il quitte la partie et le classement. Ses lignes incomplètes n’ont plus de propriétaire, ses liaisons deviennent neutres, son action est perdue.',
  'AOS-62':
    'De 11 à 20 : 2 ; de 21 à 30 : 4 ; de 31 à 40 : 6 ; de 41 à 50 : 8 ; au-delà : 10. Elle se calcule après les frais et s’applique aussi au dernier tour. En option, un revenu de 50 perd déjà 10.',
  'AOS-63':
    'Un dé par joueur du début de la partie, pour l’ouest d’abord, puis de nouveau pour l’est. En option, seuls comptent les joueurs restants.',
  'AOS-64':
    'Chaque dé envoie à la ville le cube le plus haut de sa colonne, et de même pour la nouvelle cité du dessous si elle est sur la carte. Les dés en trop sont ignorés.',
  'AOS-65':
    'Avant les dés, on peut renoncer, ou tirer deux cubes, qu’il faut alors poser sur des cases libres de son choix. S’il n’y a qu’une case, l’autre cube retourne au sac ; s’il n’y en a pas, on ne tire rien. Viennent ensuite les cubes ajoutés par la carte, puis les dés.',
  'AOS-66':
    'N’importe quelle case libre de n’importe quelle colonne, y compris celles de nouvelles cités absentes de la carte.',
  'AOS-67':
    'Seules l’action Production et les ajouts de la carte tirent du sac ; s’il est vide, rien ne vient. La grille ne se remplit pas autrement.',
  'AOS-68':
    'Dix tours à trois, huit à quatre, sept à cinq, six à six, selon le nombre de joueurs du début. Le dernier tour se joue en entier.',
  'AOS-69':
    'S’il ne reste qu’un joueur, la partie s’arrête et il gagne ; s’il n’en reste aucun, personne ne gagne. Tous paient d’abord leurs frais, puis on compte les faillites ; il n’y a alors ni réduction ni production. En solitaire, la faillite perd la partie.',
  'AOS-70':
    '3 points par dollar de revenu, moins 3 par titre, plus 1 par tronçon de vos liaisons achevées. En option, 1 point par liaison.',
  'AOS-71':
    'Une tuile simple en a un, chaque sortie de petite ville en est un, chacune des deux voies d’une tuile complexe aussi. L’argent ne compte pas.',
  'AOS-72': 'Elles restent : la victoire se partage.',
  'AOS-73':
    'Quand il n’y a rien d’autre à faire que rien, le jeu passe de lui-même et le dit. Un geste obligé, lui, est demandé.',
  'AOS-74':
    'On ne peut pas y finir sa construction tant qu’une de ses lignes est incomplète. La construction entière peut être reprise à zéro, sans frais.',
  'AOS-75':
    'Là où la carte le veut, l’ingénieur paie la tuile la plus chère de sa construction à moitié prix, arrondi au-dessus ; la différence se compte tuile après tuile. L’option de l’ingénieur y est sans effet.',
  'AOS-76':
    'Une couleur tirée au sort l’est en dernier, ville par ville. Une ville terminus reçoit des cubes et n’en laisse pas passer. Un prix imprimé remplace le prix du terrain. Un cube écarté d’une colonne retourne ensuite au sac.',
  'AOS-77':
    'Quand plusieurs règles s’opposent à une tuile, on lit la première : hexagone, sorte de tuile, réserve, voies en place, directions, voisins, contact, boucle, première tuile, nombre, prix.',
  'AOS-78': 'Une construction peut être reprise deux fois. La troisième fois, elle est annulée et finie.',
  'AOS-79':
    'Une carte peut changer la durée, les cubes, les actions ou les nouvelles cités, limiter les titres d’un tour, se passer d’enchère, multiplier une réduction, donner des cubes à une ville avant les dés, payer davantage certaines livraisons, ou compter autrement à la fin. Voici ce que change chaque carte ; celle qui n’est pas nommée suit les règles de la boîte.',
} satisfies Record<RuleId, string>;

/** What each rule says, in our own words. */
import type { RuleId } from '../rulebook.ts';

export const rulesFr = {
  'LTW-1':
    'Les plateaux d’enchères et de trains ont deux tailles et s’emploient toujours dans la même : la petite à deux joueurs, la grande à quatre. À trois, on choisit ; par défaut la grande dans le Wensleydale, la petite à Nuremberg.',
  'LTW-2': 'À quatre joueurs la partie dure quatre manches ; à deux ou trois, cinq.',
  'LTW-3':
    'Chacun commence à 1 en blanc, 2 en marron, 1 en vert et 1 en rouge. Sur toutes les pistes, le pion du premier joueur est en haut de la pile, celui du dernier en bas.',
  'LTW-4': 'Les secteurs sont garnis dans l’ordre du plateau. Si un sac est vide, les places restantes restent vides.',
  'LTW-5':
    'Un village reçoit un bonhomme, une ville deux. Pour les ventes, les débouchés et les voyageurs, les deux sont des villes.',
  'LTW-6':
    'Les retraits dus aux compagnies se font une première fois après la mise en place : voyageurs déjà dans une ville de leur couleur, marchandises sans débouché libre.',
  'LTW-7': 'Prendre moins de cubes que permis n’est pas possible : la phase I se fait toute seule.',
  'LTW-8':
    'Tous les jetons retournent dans le sac avant chaque tirage ; les manches ne dépendent pas les unes des autres.',
  'LTW-9':
    'Après une surenchère, c’est au joueur suivant dans l’ordre général, et non à celui qui vient d’être dépassé : ses cubes resservent quand son tour revient.',
  'LTW-10':
    'Tant qu’une mise est possible, un joueur qui a moins de deux mises en place doit miser. Le montant est libre au-dessus du minimum.',
  'LTW-11':
    'Un joueur qui ne peut rien miser est sauté, mais on lui redemande à chaque tour. Les enchères finissent après un tour complet sans mise : on peut donc n’obtenir qu’une case.',
  'LTW-12':
    'Les cubes des mises gagnantes retournent à la réserve ; ceux qui restent en main paieront la construction.',
  'LTW-13':
    'Dans une case, les jetons imprimés sont pris de gauche à droite, puis le jeton tiré. Seul l’ordre des cases compte.',
  'LTW-14': 'Le choix de la case bicolore se fait au moment où cette case est payée.',
  'LTW-15': 'Les points gagnés au-delà du maximum d’une piste sont perdus.',
  'LTW-16':
    'Tout jeton gagné, même perdu au maximum, et tout paiement d’au moins un point met le pion au-dessus de sa pile ; plusieurs points payés ensemble font un seul mouvement. Aux pertes et profits, le pion passe au-dessus à chaque phase VII.',
  'LTW-17':
    'L’ordre de construction et celui des trains sont fixés en phase IV pour toute la manche, même si des points sont dépensés ensuite.',
  'LTW-18': 'Une construction est annoncée secteur par secteur et payée en une fois à la fin.',
  'LTW-19':
    'La nouvelle ligne ne passe pas deux fois par un secteur. Elle peut traverser des secteurs qui ont déjà des voies de n’importe qui.',
  'LTW-20': 'Chaque joueur a quinze voies. Celui qui les a toutes sur la carte ne construit rien.',
  'LTW-21':
    'On paie un seul droit par ville de compagnie et par tour de construction, même en y entrant et en sortant, et même si on l’avait déjà atteinte. The South compte comme une ville rouge.',
  'LTW-22': 'Les droits des compagnies et des propriétaires ne se paient ni dans une autre couleur, ni en cubes.',
  'LTW-23': 'Les propriétaires du secteur de départ ne coûtent rien et restent.',
  'LTW-24':
    'Les points de construction se paient d’abord en cubes ; l’influence, de couleurs au choix, ne paie que le reste, en plus des droits à payer.',
  'LTW-25': 'Une voie qui traverse un fleuve et touche une vallée coûte 2, comme l’un des deux seul.',
  'LTW-26': 'Un secteur traversé par une voie de compagnie mais sans ville ne demande aucun droit.',
  'LTW-27': 'On ne part jamais d’un secteur parce qu’un autre joueur l’a atteint.',
  'LTW-28': 'On peut toujours ne rien construire.',
  'LTW-29':
    'Pour acheter un train, trois points de blanc, de vert, de rouge ou de cubes, mêlés à volonté, remplacent un point ferroviaire manquant, jamais davantage. L’achat et ses échanges sont une seule action ; le pion marron ne bouge que des points marron payés.',
  'LTW-30': 'Un joueur qui a trois trains n’a plus de locomotive et ne peut plus acheter.',
  'LTW-31': 'Le joueur choisit le train qui emporte la charge ; cela compte pour les points des classes.',
  'LTW-32': 'Un secteur touché par une voie de compagnie n’a plus de marchandise des champs : elles ont été retirées.',
  'LTW-33':
    'Il suffit qu’un débouché convienne. La voie du joueur doit toucher ce secteur, dans n’importe quelle direction.',
  'LTW-34':
    'Le voyage emprunte au moins une voie, reste dans un même ensemble de voies du joueur et peut traverser n’importe quels secteurs. The South est une destination rouge.',
  'LTW-35': 'Qui passe ne joue plus de cette phase. Un joueur sans action possible passe d’office.',
  'LTW-36': 'Les points sont inscrits au début de la phase VII, pas au chargement.',
  'LTW-37': 'Un mouvement arrêté à +5 ou à −13 perd le reste ; le pion passe quand même au-dessus.',
  'LTW-38':
    'Une ligne à vendre joint une ville de la compagnie acheteuse à une ville quelconque par des voies du joueur, sans secteur répété. On peut la nommer par un bout ou par l’autre, et vendre une partie d’un plus long tronçon.',
  'LTW-39': 'Le nombre de voies des compagnies ne limite jamais une vente.',
  'LTW-40': 'Seules les villes touchées par les voies vendues prennent la couleur de la compagnie, pas leurs voisines.',
  'LTW-41':
    'Les retraits suivent chaque vente, et les couleurs changent aussitôt : le vendeur suivant peut s’en servir. Un secteur dont toutes les voies sont vendues n’est plus atteint.',
  'LTW-42': 'La phase de vente a lieu aussi à la dernière manche.',
  'LTW-43': 'Les ensembles se comptent une seule fois, à la fin, sur tout ce qui a été transporté.',
  'LTW-44': 'Un score peut être négatif.',
  'LTW-45':
    'Toutes les voies de la carte relient. Pour chaque joueur on prend le plus court trajet sans secteur répété, de Nürnberg à Fürth, où il a au moins une voie, et à égalité celui où il en a le plus : 1 point par voie à lui. Un cul-de-sac ne compte pas.',
  'LTW-46': 'Ce sont deux villes de compagnie ordinaires ; seule la frontière entre elles est fermée.',
  'LTW-47': 'Les piles départagent toujours les joueurs : il n’y a pas d’égalité finale.',
  'LTW-48':
    'Par défaut, seule la zone sombre est The South ; la claire est une plaine ordinaire. Avec la variante étendue, les deux le sont. The South est toujours rouge : départ d’une ligne, droit, destination et début de vente, mais ni ville, ni fin de vente, et aucune voie ne joint ses deux parties.',
  'LTW-49':
    'Le Wensleydale a des vallées et pas de fleuve, Nuremberg des fleuves et pas de vallée ; un plateau peut avoir les deux.',
  'LTW-50': 'Rien n’est caché, sauf l’ordre des sacs.',
  'LTW-51':
    'Quand un joueur ne peut rien faire, le jeu passe pour lui et le note. Un seul choix possible qui fait quelque chose est toujours demandé.',
  'LTW-52':
    'Chaque carrière ou houblonnière n’a qu’un débouché, le plus éloigné des villes de compagnie, sauf Dodd Fell et Penhill qui en ont deux.',
  'LTW-53': 'L’ordre général est tiré au sort. Chacun commence à 0 point et à 0 aux pertes et profits.',
  'LTW-54':
    'Pour chaque secteur à marchandises on tire deux cubes parmi les 120 ; ceux qui ne sont pas de sa sorte sont mis de côté. Il en reste 0, 1 ou 2.',
  'LTW-55':
    'Les 75 bonshommes sont dans un sac : voyageurs rouges, verts et propriétaires. Un voyageur tiré dans une ville de sa couleur sort aussitôt ; un propriétaire reste où il est tiré.',
  'LTW-56': 'Aucune voie sur la carte, aucun cube en main : la phase I donne les premiers.',
  'LTW-57': 'Chacun prend 12 cubes, ou moins pour n’en avoir pas plus de 15. Les cubes non dépensés se gardent.',
  'LTW-58':
    'Un jeton est tiré pour chaque case, en plus des jetons imprimés. Au petit plateau, le sac ne tient que 4 blancs, 4 marron, 2 verts et 2 rouges.',
  'LTW-59': 'Il faut au moins 3 cubes pour une case du haut et 2 pour une case du bas.',
  'LTW-60':
    'Sur une case tenue par un autre, il faut plus de cubes qu’il n’y en a ; il reprend aussitôt les siens. On ne mise pas plus que ses cubes en main.',
  'LTW-61': 'On ne surenchérit pas sur sa propre case et on ne retire pas une mise.',
  'LTW-62': 'On mise dans l’ordre général, une mise à la fois. Qui a deux mises en place est sauté.',
  'LTW-63':
    'Les cases sont payées dans l’ordre de leurs numéros. Chaque jeton avance le pion du gagnant d’un pas, au-dessus de la pile ; au maximum, il reste mais passe au-dessus.',
  'LTW-64': 'Le gagnant de la case bicolore prend un point vert ou un point rouge.',
  'LTW-65':
    'L’ordre de construction suit l’influence du gouvernement (blanc), celui des trains l’influence ferroviaire (marron) : la plus grande d’abord, à égalité le pion du dessus.',
  'LTW-66':
    'Les voies d’un tour forment une seule ligne sans embranchement, de secteur en secteur voisin. Elle peut se joindre à des voies plus anciennes et n’a pas besoin de finir dans une ville.',
  'LTW-67': 'Une ligne commence dans une ville de compagnie ou dans un secteur que le joueur a déjà atteint.',
  'LTW-68': 'Chaque voie traverse une frontière, et une frontière n’en reçoit qu’une, à qui qu’elle soit.',
  'LTW-69': 'On ne construit jamais dans un secteur de collines ou de houblon.',
  'LTW-70': 'On peut construire depuis The South, jamais vers The South.',
  'LTW-71': 'Entre deux plaines 1 point ; si l’un des secteurs est une vallée, ou si la voie traverse un fleuve, 2.',
  'LTW-72': 'Une ligne dont le prix entier ne peut être payé n’est pas permise.',
  'LTW-73':
    'Une voie vers ou depuis une ville de compagnie coûte 1 point d’influence de sa couleur ; une ville rouge et verte, 1 de chaque.',
  'LTW-74': 'Chaque propriétaire d’un secteur vers lequel on construit coûte 1 point blanc et quitte le jeu.',
  'LTW-75':
    'Dans l’ordre des trains, chacun achète un train, transporte une charge ou passe, jusqu’à ce que tous aient passé.',
  'LTW-76':
    'Un train coûte 3, 2 ou 1 points ferroviaires et ne reçoit qu’une locomotive. Trois trains au plus par joueur et par manche, un de chaque prix au plus.',
  'LTW-77':
    'On prend une charge sur la carte et on la met sur une place libre d’un de ses trains : marchandise sur un wagon de fret, voyageur sur une place de voyageur.',
  'LTW-78':
    'Une marchandise des champs se transporte si une voie du joueur touche son secteur, et aucune voie de compagnie.',
  'LTW-79':
    'Une marchandise des collines se transporte si une voie du joueur touche un de ses débouchés et que cette ville n’est à aucune compagnie.',
  'LTW-80':
    'Un voyageur se transporte si le joueur atteint son secteur et peut le mener, sur ses seules voies, à une ville de la couleur du voyageur.',
  'LTW-81':
    'Au grand plateau, chaque charge vaut 1 point. Au petit, une marchandise 1 point, un voyageur 3, 2 ou 1 selon le prix de son train.',
  'LTW-82':
    'Profit : 2 par pierre ou bière, 1 par fromage ou colis, 1 par voyageur. Perte : 1 par voie sur la carte. Dans l’ordre général, le pion bouge de la différence, de −13 à +5.',
  'LTW-83': 'Les charges vont devant leur joueur et comptent pour les ensembles ; les locomotives reviennent.',
  'LTW-84': 'Le plus de profit joue en premier ; à égalité le pion du dessus.',
  'LTW-85':
    'Dans le nouvel ordre général, chacun peut vendre une ligne de ses voies à la compagnie verte ou à la rouge.',
  'LTW-86': 'La vente coûte 1 point d’influence de la compagnie pour deux voies, arrondi vers le haut.',
  'LTW-87':
    'Les voies retournent à la réserve du vendeur, celles de la compagnie prennent leur place, et les villes touchées deviennent des villes de cette compagnie.',
  'LTW-88':
    'Sortent du jeu : les voyageurs dans une ville de leur couleur, les marchandises des champs touchées par une voie de compagnie, celles des collines dont tous les débouchés sont à des compagnies.',
  'LTW-89':
    'La première construction qui relie Nürnberg à Fürth rapporte 1 point par voie à chaque joueur qui a des voies sur un trajet. Une seule fois par partie.',
  'LTW-90': 'Le marqueur avance. Après la dernière manche la partie est finie.',
  'LTW-91':
    'S’ajoutent : 2 points par ensemble d’un voyageur rouge, d’un vert, d’une marchandise des collines et d’une des champs ; la valeur aux pertes et profits ; moins 1 point par voie encore sur la carte.',
  'LTW-92': 'Le plus de points gagne ; à égalité, le mieux placé aux pertes et profits.',
  'LTW-93':
    'Qui possède le jeu imprimé peut corriger un fichier de plateau et jouer dessus. Le fichier est vérifié, et il accompagne l’enregistrement de la partie.',
} satisfies Record<RuleId, string>;

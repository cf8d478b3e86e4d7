/** What each rule says, in our own words. */
import type { RuleId } from '../rulebook.ts';

export const rulesFr = {
  'SD-1':
    'Il y a cinq couleurs de marchandises : noir, blanc, argent, orange et rouge. Les marchandises blanches sont les cubes Investissement de la première édition, employés une seconde fois ; les six cubes voisins sont argentés.',
  'SD-2': 'Le plateau compte 38 villes : 12 noires, 12 blanches, 6 argent, 5 orange et 3 rouges.',
  'SD-3':
    'Après le cinquième tour, les cubes restés dans les cases Compagnie retournent à la réserve. Ce ne sont pas des marchandises de la compagnie : les cases doivent être vides pour accueillir ce qui est récupéré.',
  'SD-4': 'Le premier joueur actif est tiré au sort, sauf si la table en désigne un.',
  'SD-5':
    'Au premier tour, les compagnies jouent dans l’ordre de leurs cases, de gauche à droite : rouge, jaune, verte, bleue, grise, marron.',
  'SD-6':
    'Chaque compagnie a cinq titres et n’est vendue qu’une fois au plus à chacun des cinq tours : il en reste toujours un à donner.',
  'SD-7':
    'Chaque joueur reçoit tout son revenu en cubes, quelles que soient les réserves accumulées : la réserve générale est sans limite.',
  'SD-8': 'Une compagnie possède 17 rails. Quand tous sont posés, elle passe et garde ses cubes.',
  'SD-9':
    'Cubes, titres, argent et cases sont visibles de tous ; après le tirage du premier joueur, plus rien ne dépend du hasard.',
  'SD-10':
    'Un tour commence par une distribution de cubes : 10 par joueur à trois, 8 à quatre, 7 à cinq, 6 à six. Ils s’ajoutent à ceux qui ont été gardés.',
  'SD-11':
    'Le joueur actif met une compagnie aux enchères, ou passe la main à son voisin de gauche. Passer la main n’empêche pas d’ouvrir une enchère plus tard. La phase s’arrête quand la main a été passée autant de fois de suite qu’il y a de joueurs, ou quand les six marqueurs sont vendus ; chaque enchère remet ce compte à zéro.',
  'SD-12':
    'Sans cube, on ne peut ni ouvrir une enchère ni enchérir : la main est passée d’elle-même. Si personne n’a de cube, la phase s’arrête aussitôt.',
  'SD-13':
    'Celui qui ouvre fait la première offre, d’un cube au moins. Puis, dans le sens horaire, chacun offre au moins un cube de plus, du pas qu’il veut et sans dépasser ses propres cubes, ou passe et sort de cette enchère. Qui ne peut pas monter passe de lui-même. Le dernier en lice l’emporte.',
  'SD-14':
    'Après une enchère, le joueur actif est le voisin de gauche de celui qui l’a ouverte, quel que soit le gagnant.',
  'SD-15': 'Un joueur peut contrôler autant de compagnies qu’il veut.',
  'SD-16': 'Au tour suivant, le premier joueur actif est le voisin de gauche du dernier à avoir ouvert une enchère.',
  'SD-17': 'Si personne n’ouvre d’enchère, le marqueur reste où il était. Un tour sans vente est permis.',
  'SD-18':
    'Une compagnie dont le marqueur n’est pas vendu n’a pas de contrôleur : elle passe quand vient son tour, garde les cubes de sa case, ne donne pas de titre et ne paie personne.',
  'SD-19':
    'Toute compagnie non vendue peut être mise aux enchères, même bloquée ou la case vide : son titre garde sa valeur.',
  'SD-20':
    'Une compagnie doit construire si sa case permet de payer un rail autorisé, si inutile soit-il. Elle ne passe que s’il n’y en a aucun.',
  'SD-21': 'Une compagnie construit exactement un rail chaque fois que vient son tour.',
  'SD-22':
    'Une compagnie qui passe est hors jeu jusqu’à la fin de la phase. Elle passe quand vient son tour, et non quand sa case se vide. La première à passer jouera la première au tour suivant.',
  'SD-23':
    'Le premier rail d’une compagnie part d’une ville de départ, figurée par un hexagone. Seule la ville de l’autre bout rapporte.',
  'SD-24':
    'Avec le premier rail, le contrôleur dit quel bout est le départ. Si les deux bouts sont des hexagones, il a le choix, et donc celui de la valeur gagnée.',
  'SD-25':
    'La ville de départ fait partie du réseau : des rails peuvent en partir, sa marchandise peut être récupérée, et elle ne rapporte jamais.',
  'SD-26':
    'Les rails suivants doivent toucher une ville du réseau de la compagnie. Une liaison ne reçoit qu’un rail. Plusieurs compagnies peuvent être dans une ville ou en partir, et chacune en tire la valeur une fois. Les rails des autres ne prolongent jamais un réseau.',
  'SD-27': 'Un réseau peut bifurquer dans chacune de ses villes.',
  'SD-28':
    'Un rail entre deux villes du réseau est permis et ne rapporte rien. Si c’est le seul qui puisse être payé, il faut le construire.',
  'SD-29':
    'Une compagnie qui ne trouve pas de liaison libre, ou qui ne peut en payer aucune, passe avec ses cubes ; ils restent dans sa case pour les tours suivants, même avant son premier rail.',
  'SD-30': 'Le profit peut dépasser 200 $ : le second jeton ne sert qu’à l’indiquer.',
  'SD-31':
    'La liaison transcontinentale est établie par le premier rail après lequel New York et San Francisco sont reliées par des rails, quels qu’en soient les propriétaires. Cela arrive une fois par partie, ou jamais.',
  'SD-32': 'La compagnie qui pose ce rail gagne 50 $, et chaque autre compagnie qui prend part à la liaison 30 $.',
  'SD-33':
    'L’itinéraire qui compte emprunte le moins de compagnies et, parmi ceux-là, le moins de rails. En cas d’égalité persistante, toutes les compagnies de ces itinéraires y prennent part.',
  'SD-34':
    'Les bonus s’ajoutent au profit du tour en cours, même pour une compagnie qui a passé. Si une compagnie n’a pas de contrôleur, son niveau monte et personne n’est payé.',
  'SD-35':
    'À la fin d’un tour, chaque contrôleur reçoit le profit de sa compagnie, une seule fois, quels que soient les titres détenus.',
  'SD-36':
    'Ensuite, la rangée Pass devient l’ordre du tour suivant, tous les niveaux reviennent à 0 et les marqueurs de contrôle retournent dans les cases, sauf après le cinquième tour.',
  'SD-37': 'Pour le profit final, chaque ville touchée par au moins un rail reçoit une marchandise de sa couleur.',
  'SD-38':
    'Qui détient le plus de titres d’une compagnie la contrôle jusqu’à la fin. À égalité, c’est le premier d’entre eux dans le sens horaire, en commençant par le contrôleur du cinquième tour ou, à défaut, par le dernier à l’avoir contrôlée.',
  'SD-39': 'Les compagnies récupèrent les marchandises dans l’ordre où elles ont passé au cinquième tour.',
  'SD-40':
    'Quand vient son tour, une compagnie prend une marchandise dans une ville de son réseau, au choix de son contrôleur. Elle ne peut pas refuser, et a fini quand il n’en reste plus pour elle.',
  'SD-41':
    'Seule une compagnie jamais vendue n’a pas de contrôleur à la fin. Elle n’a pas de rails, si bien qu’aucune marchandise ne reste sur le plateau.',
  'SD-42':
    'Les marchandises d’une compagnie sont réparties au mieux en collections de couleurs différentes : une collection de 1, 2, 3, 4 ou 5 cubes vaut 10 $, 30 $, 60 $, 100 $ ou 150 $.',
  'SD-43': 'Chaque titre rapporte à son propriétaire la valeur finale de la compagnie, quel que soit son contrôleur.',
  'SD-44': 'Les cubes que les joueurs ont encore ne valent rien.',
  'SD-45':
    'Le joueur le plus riche gagne. À argent égal, celui qui contrôle la compagnie la plus riche en marchandises passe devant, et celui qui n’en contrôle aucune passe derrière. Si l’égalité persiste, ils partagent la place.',
  'SD-46':
    'Quand l’aide-mémoire et le texte principal diffèrent, le texte principal l’emporte, sauf pour le départ d’une compagnie (SD-23).',
  'SD-47': 'Le numéro du tour est indiqué par le programme ; ses marqueurs n’ont pas d’effet.',
  'SD-48': 'Le jeu se joue de trois à six.',
  'SD-49':
    'Les compagnies passent d’elles-mêmes, ainsi que les joueurs qui ne peuvent rien faire d’autre : qui n’a pas de cube pour ouvrir, qui ne peut pas surenchérir. Tout le reste est demandé, même s’il n’y a qu’une réponse.',
  'SD-50':
    'Seul un marqueur non encore vendu ce tour-ci peut être mis aux enchères. Le gagnant reçoit le marqueur et un titre, et l’offre va dans la case de la compagnie. Les rails se paient de cette case seule, et seul le détenteur du marqueur décide. Un rail est vérifié dans cet ordre : liaison libre, rails restants, départ, contact, prix.',
} satisfies Record<RuleId, string>;

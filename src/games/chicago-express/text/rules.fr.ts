/** What each rule says, in our own words. */
import type { RuleId } from '../rulebook.ts';

export const rulesFr = {
  'CE-1':
    'La carte montre l’est des États-Unis : quatre réseaux partent de New York, Philadelphia, Baltimore et Washington, et tous regardent vers Chicago, tout à l’ouest.',
  'CE-2':
    'Au départ, le revenu vaut 7 $ pour la PRR, 6 $ pour la B&O, 5 $ pour la C&O et 8 $ pour la NYC. Ce sont aussi les offres de départ de leurs premières actions.',
  'CE-3':
    'Entre deux versements de dividendes, on peut choisir 3 ventes aux enchères, 5 extensions et 4 développements. Le dernier de ces choix met l’aiguille dans le rouge.',
  'CE-4':
    'Un revenu est un simple nombre entier, sans maximum. Au-delà de 50, on l’affiche avec un jeton : 53 se lit « +50 » et 3.',
  'CE-5': 'Le nombre de billets de la boîte ne limite rien : la banque paie toujours ce qu’elle doit.',
  'CE-6': 'Argent des joueurs, caisses, actions, cadrans : rien n’est caché. Le jeu ne comporte aucun secret.',
  'CE-7':
    'La Wabash a son tableau comme les autres compagnies ; qu’il soit imprimé sur le plateau ne change rien à la partie.',
  'CE-8':
    'La place qui ouvre la toute première enchère est fixée à la création de la table. Si personne ne l’a fixée, elle est tirée au sort.',
  'CE-9':
    'Avant le premier tour, on vend une action de chaque compagnie, dans l’ordre PRR (7 $), B&O (6 $), C&O (5 $), NYC (8 $). Ces ventes ne font avancer aucune aiguille.',
  'CE-10':
    'Chacun à son tour dépasse strictement la plus haute offre, d’autant de dollars entiers qu’il veut, ou passe. On n’enchérit jamais plus que son argent, et qui a passé ne revient pas dans cette enchère.',
  'CE-11':
    'Si tous les autres ont passé sans offre, le dernier joueur choisit encore : enchérir, au minimum ou plus, ou passer aussi. L’enchère s’arrête quand il ne reste qu’un joueur et qu’il tient une offre, ou quand tous ont passé.',
  'CE-12':
    'Dans les quatre enchères d’avant-partie, si tous passent, celui qui a parlé en premier reçoit l’action pour rien et la caisse ne touche rien. Passer dans cet espoir est permis.',
  'CE-13':
    'Celui qui reçoit une action, achetée ou gratuite, ouvre l’enchère suivante. Le détenteur de l’action PRR joue le premier tour ; on tourne ensuite dans le sens des aiguilles d’une montre.',
  'CE-14':
    'Un joueur qui n’a pas de quoi faire la plus petite offre permise ne peut que passer : le jeu passe pour lui et l’écrit dans le journal.',
  'CE-15':
    'À son tour, on choisit une action de jeu et son aiguille avance aussitôt. On peut ensuite y renoncer, toujours et sans raison à donner, tant que ce cadran n’est pas dans le rouge. On ne passe jamais sans faire avancer une aiguille.',
  'CE-16':
    'On ne choisit pas un cadran dans le rouge. Comme un tour ne commence jamais avec deux cadrans rouges, il reste toujours au moins deux choix.',
  'CE-17':
    'Le tour qui met un deuxième cadran dans le rouge va jusqu’au bout, phase Chicago comprise. Les dividendes sont versés au début du tour suivant, et le joueur suivant joue ensuite.',
  'CE-18':
    'Le jeu s’arrête pour les dividendes dès que deux cadrans sont dans le rouge : le troisième n’y arrive donc pas.',
  'CE-19':
    'On propose une action encore à vendre de n’importe quelle compagnie ouverte, qu’on en soit actionnaire ou non, une seule à la fois. La Wabash n’entre en jeu qu’après son inauguration.',
  'CE-20':
    'L’offre de départ est le revenu de la compagnie divisé par le nombre d’actions vendues, celle qu’on propose comprise, arrondi au dollar supérieur. Une action reçue gratuitement compte comme vendue.',
  'CE-21':
    'Celui qui propose l’action parle le premier et peut passer : les autres peuvent encore enchérir. Personne n’est tenu d’avoir de quoi l’acheter.',
  'CE-22': 'Un revenu vaut toujours au moins 1 $, donc l’offre de départ aussi : on n’enchérit jamais à zéro.',
  'CE-23':
    'En cours de jeu, si tous passent, l’action reste à la compagnie et rien n’est payé. L’aiguille, elle, a bien avancé.',
  'CE-24':
    'Après une enchère, le tour passe au voisin de gauche de celui qui a proposé l’action, quel que soit l’acheteur.',
  'CE-25':
    'Il faut au moins une action de la compagnie. On étend un seul réseau, de une à trois cases ; chacune touche le réseau, cases du même tour comprises, et les embranchements sont permis. On pose les cases une à une, puis on termine.',
  'CE-26': 'C’est poser une locomotive dans Chicago même qui déclenche la phase Chicago, pas s’en approcher.',
  'CE-27':
    'Personne ne construit jamais à New York, Philadelphia, Baltimore ni Washington. Fort Wayne est une ville comme une autre, même avant l’ouverture de la Wabash.',
  'CE-28':
    'Une case coûte sa valeur rouge multipliée par le nombre de locomotives présentes, la nouvelle comprise. Chicago et les villes industrielles suivent la même règle.',
  'CE-29':
    'Toute l’extension est payée par la caisse de la compagnie, jamais par un joueur. Rien n’entre en caisse pendant l’extension : seul le total compte, pas l’ordre des cases.',
  'CE-30':
    'Une forêt ou une montagne n’accueille qu’une locomotive en tout. Une ville, une ville industrielle, une plaine ou Chicago en accueille une par compagnie.',
  'CE-31':
    'Une compagnie sans locomotive en réserve ne s’étend plus. On peut quand même choisir l’extension et y renoncer.',
  'CE-32':
    'Si Chicago est la première ou la deuxième case, on finit d’abord l’extension. Le dividende exceptionnel se calcule alors sur le revenu final, et les coûts ignorent la locomotive que la Wabash va poser.',
  'CE-33':
    'Le revenu monte aussitôt : valeur de la ville ou de la montagne, plus celle de la petite maison s’il y en a une ; valeur actuelle de l’échelle pour une ville industrielle ; rien pour une forêt ou une plaine.',
  'CE-34':
    'Développer ne demande aucune action : tout joueur peut développer une case qui s’y prête, dès qu’une locomotive s’y trouve, de quelque compagnie que ce soit.',
  'CE-35':
    'Ville, montagne, forêt : une seule fois, avec une petite maison. Wheeling et Pittsburgh : plusieurs fois, sans maison. Fort Wayne se développe comme une ville, une fois occupée. Detroit, les plaines, les cases de départ et Chicago : jamais par les joueurs.',
  'CE-36':
    'Detroit n’est pas la seule ville exclue : Chicago et les quatre villes de départ ne se développent pas non plus.',
  'CE-37':
    'Une ville industrielle arrivée au bout de son échelle n’est plus une cible permise. Pour faire seulement avancer l’aiguille, on renonce.',
  'CE-38':
    'Ville ou montagne : chaque compagnie présente gagne en revenu la valeur de la petite maison. Ville industrielle : chaque compagnie présente gagne la différence entre les deux valeurs de l’échelle. Forêt : sa compagnie reçoit 2 $ en caisse, son revenu ne change pas.',
  'CE-39':
    'On ne manque jamais de petites maisons : un tour ne commence qu’avec au moins quatre en réserve et ne compte que quatre développements.',
  'CE-40':
    'Une action rapporte le revenu de la compagnie divisé par le nombre d’actions vendues, arrondi au dollar supérieur ; on multiplie ensuite par les actions tenues. La banque paie, les caisses ne bougent pas.',
  'CE-41': 'Une Wabash ouverte dont personne n’a d’action ne verse rien.',
  'CE-42':
    'Dans l’ordre : verser les dividendes ; vérifier si le jeu se termine ; ramener les aiguilles au vert ; faire progresser Detroit d’un cran, avec 1 $ de revenu en plus pour chaque compagnie présente ; reprendre le tour. Si le jeu se termine, on s’arrête après le versement.',
  'CE-43':
    'Detroit atteint 8 après les septièmes dividendes et le jeu finit aux huitièmes : une partie dure huit tours au plus.',
  'CE-44':
    'Chaque compagnie la vit une fois, Wabash comprise. Le revenu monte de 7 $, ses actionnaires touchent un dividende exceptionnel calculé comme les autres ; si c’est la première à Chicago, la Wabash est inaugurée et sa première action mise aux enchères.',
  'CE-45':
    'La Wabash pose une locomotive gratuite à Fort Wayne, qui que ce soit qui s’y trouve. Son revenu et l’offre de départ valent 1 $, ou 3 $ si Fort Wayne est développée. Cette locomotive compte dans les coûts suivants.',
  'CE-46':
    'Cette enchère ne fait avancer aucune aiguille et a lieu même si le cadran des enchères est dans le rouge. Celui qui a atteint Chicago parle le premier. Sans offre, l’action reste à la compagnie, ouverte malgré tout. Le tour passe ensuite à sa gauche.',
  'CE-47':
    'Si un même tour atteint Chicago et met un deuxième cadran dans le rouge, la phase Chicago passe d’abord. Une action Wabash vendue à l’instant touche alors les dividendes.',
  'CE-48':
    'On ne vérifie la fin qu’après le versement des dividendes généraux : trois compagnies sans locomotive, trois sans action à vendre, trois petites maisons ou moins en réserve, ou Detroit à 8. Un dividende exceptionnel ne termine jamais le jeu.',
  'CE-49':
    'Les cinq compagnies comptent. Tant que la Wabash n’est pas ouverte, elle a encore toutes ses actions et toutes ses locomotives.',
  'CE-50':
    'Seul l’argent des joueurs compte ; actions et caisses ne valent rien. À égalité, la victoire est partagée, et les places suivantes se rangent de même (1, 1, 3).',
  'CE-51': 'Quelques renvois et titres du document d’origine sont abîmés ; aucune règle n’en dépend.',
  'CE-52':
    'Quand une construction est refusée, on cite la première raison dans cet ordre : action de la compagnie, compagnie unique, trois cases, locomotives, case de départ, case déjà occupée, voisinage, argent.',
} satisfies Record<RuleId, string>;

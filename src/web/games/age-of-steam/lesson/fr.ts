import type { PlayId, StepId } from './lesson.ts';

export const lessonFr = {
  says: {
    welcome:
      'Dans Age of Steam, vous construisez votre propre réseau avec de l’argent emprunté et vous y livrez des marchandises. Chaque ville reçoit les cubes de sa couleur. Le revenu fait gagner, si les dettes vous laissent en vie.',
    debts:
      'Vous commencez avec 10 $ et deux titres émis. Un titre rapporte 5 $ une fois et coûte 1 $ à chaque tour ensuite ; à la fin il retire trois points. L’argent est utile avant de construire, pas après.',
    issue: 'Une liaison de trois tuiles vous coûtera 7 $, et une enchère un peu aussi. Émettez deux titres.',
    'others-issue': 'Rocket et Adler en émettent un chacun.',
    bid: 'L’ordre du tour se vend aux enchères. Premier ou dernier, ce n’est pas la même chose quand deux joueurs veulent la même case. Offrez 1 $.',
    outbid: 'Rocket offre 2 $. Adler sort, prend la dernière place et ne paie rien.',
    'second-place': 'Si vous sortez maintenant, vous êtes deuxième et payez votre 1 $. Cela suffit : passez.',
    'rocket-chooses':
      'Dans le nouvel ordre, chacun prend une action spéciale. Rocket prend Locomotive : à 2, elle parcourt deux liaisons.',
    choose: 'Construire en premier vous fait construire avant Rocket. Prenez-la : personne n’aura vos cases.',
    'adler-chooses': 'Adler prend Ordre du tour, pour passer une fois sans sortir à la prochaine enchère.',
    plan: 'Cherchez des cubes près d’une ville de leur couleur. Evansville a deux cubes rouges, et St. Louis reçoit le rouge. Trois cases les séparent : une liaison, deux livraisons.',
    build:
      'Posez trois tuiles de St. Louis à Evansville. Touchez la case encadrée : la leçon tourne la tuile pour vous. Dans une partie, la barre propose toutes les tuiles possibles, et toucher encore la case la tourne. La case de rivière coûte 3 $, les autres 2 $.',
    'others-build':
      'Rocket relie Des Moines et Kansas City. Adler construit de Cincinnati à Toledo : une petite ville termine aussi une liaison, et coûte 1 $ plus 1 $ par sortie.',
    'rocket-delivers':
      'Les marchandises se déplacent en deux manches. Rocket amène un cube lilas à Kansas City par une liaison : son revenu monte d’un.',
    deliver: 'Votre locomotive parcourt une liaison, et cela suffit. Amenez un cube rouge d’Evansville à St. Louis.',
    engines: 'Adler n’a rien à livrer et améliore sa locomotive. Dans la seconde manche, Rocket fait de même.',
    'deliver-again':
      'Livrez le second cube rouge. Le propriétaire d’une liaison gagne dessus, quel que soit celui qui déplace le cube.',
    'adler-passes': 'Adler ne peut améliorer qu’une fois par tour, et passe.',
    money:
      'Les revenus sont versés : 2 $ pour vous. Puis les frais : 1 $ par titre et par niveau de locomotive, 5 $ en tout. Qui ne peut payer perd du revenu pour chaque dollar manquant, et en dessous de zéro fait faillite. La ligne sous votre nom dit ce que donnera le prochain tour.',
    reduction:
      'Au-dessus de 10 $, le revenu baisse à la fin de chaque tour : de 2, de 4 au-dessus de 20, et ainsi de suite. La règle montre ces zones.',
    growth:
      'Enfin, les dés apportent des cubes : chaque numéro nourrit une ville de l’ouest ou de l’est depuis la grille des marchandises. Les petites villes ne reçoivent rien, sauf si l’une devient une nouvelle cité.',
    endings:
      'À trois joueurs, la partie dure dix tours. Le revenu compte trois fois, chaque titre retire trois points, et chaque tronçon de vos liaisons achevées en vaut un. La leçon s’arrête ici ; la partie continue si vous voulez.',
  },
  hints: {
    issue: 'Le nombre est déjà sur deux titres : appuyez sur le bouton vert.',
    bid: 'Le montant est déjà sur 1 $ : appuyez sur le bouton vert.',
    'second-place': 'Appuyez sur Passer.',
    choose: 'Appuyez sur Construire en premier.',
    build: 'Touchez G10 à côté de St. Louis et appuyez sur le bouton vert ; puis de même avec H9 et avec I10.',
    deliver: 'Touchez un cube rouge d’Evansville, puis appuyez sur le bouton vert.',
    'deliver-again': 'Touchez le cube rouge d’Evansville, puis appuyez sur le bouton vert.',
  },
} satisfies { says: Record<StepId, string>; hints: Record<PlayId, string> };

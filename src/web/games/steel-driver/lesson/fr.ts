import type { PlayId, StepId } from './lesson.ts';

export const lessonFr = {
  says: {
    welcome:
      'Dans Steel Driver, vous investissez dans six compagnies de chemin de fer. À chacun des cinq tours, vous achetez le contrôle de compagnies, vous construisez avec elles et vous touchez leur profit ; à la fin, chaque titre paie. Le plus d’argent gagne.',
    cubes:
      'À trois joueurs, chacun reçoit 10 cubes par tour. Les cubes achètent le contrôle aux enchères, et ce qui est payé construit les rails de cette compagnie. Les cubes non dépensés se gardent.',
    open: 'Vous êtes le joueur actif. Mettez la compagnie rouge aux enchères et offrez 4 cubes.',
    answer: 'Rocket monte à 5, Adler passe. Qui passe est sorti de cette enchère.',
    'bid-again': 'Six cubes construisent deux ou trois rails dans l’est. Offrez-en 6.',
    sold: 'Si Rocket passe, la rouge est à vous pour ce tour : 6 cubes sont dans sa case et vous avez un titre. Rocket, à votre gauche, devient actif et propose la bleue.',
    'keep-cubes': 'La bleue est à 3 et il vous reste 4 cubes. Rocket montera plus haut : passez et gardez-les.',
    third: 'Rocket prend la bleue pour 5. Adler propose la verte.',
    'keep-more': 'La verte est à 3. Quatre cubes gardés vaudront plus au tour suivant : passez.',
    'green-sold': 'Si Rocket passe aussi, la verte va à Adler.',
    'hand-on':
      'Vous êtes de nouveau actif. Passez la main : vous pourrez encore ouvrir une enchère si elle vous revient.',
    'all-hand-on': 'Quand tous passent la main à la suite, les enchères du tour sont closes.',
    order:
      'Les compagnies construisent maintenant, un rail chacune à son tour, dans l’ordre des cases. Personne n’a acheté la jaune, la grise ni la marron : elles passent. Une compagnie qui peut payer un rail doit le construire.',
    start:
      'Le premier rail d’une compagnie part d’un hexagone. Entre Boston et New York, les deux bouts en sont : partez de Boston, et vous gagnez New York et ses 40 dollars. La ville de départ, elle, ne rapporte rien.',
    'they-start': 'La jaune passe. Adler fait partir la verte de Charleston, Rocket la bleue de San Francisco.',
    build: 'La rouge a encore 4 cubes. Construisez de New York à Philadelphia : 2 cubes, et 20 dollars de profit.',
    'they-build': 'La verte n’a qu’un cube, trop peu pour une liaison, et passe. Rocket construit jusqu’à San Diego.',
    'build-last':
      'Il reste deux cubes. Construisez de Philadelphia à Baltimore ; ensuite toutes les cases sont trop pauvres, et le tour s’achève.',
    profit:
      'La rouge était à 80 dollars : ils sont versés à vous seul, qui la contrôliez ce tour-ci. Le profit revient à 0 et tous les marqueurs retournent dans les cases ; les rails et votre titre restent.',
    'next-order':
      'Les cases ont changé de place : qui a passé en premier construira en premier au tour suivant. Chaque joueur a reçu 10 cubes de plus.',
    link: 'Les premiers rails qui relient New York à San Francisco font la liaison transcontinentale : 50 dollars pour la compagnie qui l’achève, 30 pour chaque autre compagnie qui y prend part.',
    goods:
      'Après le cinquième tour, une marchandise est posée dans chaque ville reliée. Qui a le plus de titres d’une compagnie la contrôle pour de bon, et les compagnies récupèrent un cube chacune à leur tour.',
    sets: 'Des cubes de couleurs différentes font des collections : un vaut 10 dollars, deux 30, trois 60, quatre 100, cinq 150. Chaque titre de la compagnie paie cette somme. L’onglet Valeurs montre ce que ce serait maintenant.',
    end: 'Une compagnie vaut donc par son profit d’aujourd’hui et par les couleurs qu’elle aura reliées à la fin. Vous savez tout. Continuez cette partie si vous voulez.',
  },
  hints: {
    open: 'La barre est déjà sur la rouge et 4 cubes : appuyez sur le bouton vert.',
    'bid-again': 'La barre est déjà sur 6 cubes : appuyez sur le bouton vert.',
    'keep-cubes': 'Appuyez sur Passer.',
    'keep-more': 'Appuyez sur Passer.',
    'hand-on': 'Appuyez sur Passer la main.',
    start: 'Touchez Boston, ou la liaison de Boston à New York ; appuyez ensuite sur le bouton vert.',
    build: 'Touchez la liaison de New York à Philadelphia, puis appuyez sur le bouton vert.',
    'build-last': 'Touchez la liaison de Philadelphia à Baltimore, puis appuyez sur le bouton vert.',
  },
} satisfies { says: Record<StepId, string>; hints: Record<PlayId, string> };

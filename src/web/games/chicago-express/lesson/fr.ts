import type { PlayId, StepId } from './lesson.ts';

export const lessonFr = {
  says: {
    welcome:
      'Dans Chicago Express, personne ne possède de chemin de fer. Vous achetez des actions de compagnies, vous construisez leurs lignes, et vous êtes payé aux dividendes. À la fin, le plus d’argent gagne.',
    shares:
      'Avant le premier tour, une action de chaque compagnie est vendue. La première est celle de la Pennsylvania Railroad (PRR). Le prix d’une action va dans la caisse de sa compagnie, qui construit avec.',
    'first-bid': 'Vous parlez en premier. La PRR rapporte 7 $ par manche : 10 $ est une offre honnête.',
    outbid: 'Rocket et Adler répondent. Chacun dépasse la plus haute offre, ou passe.',
    'bid-again': 'Rocket est monté à 12 $. Une caisse bien remplie construit loin : montez à 14 $.',
    bought: 'Si Rocket passe, l’action est à vous.',
    'let-it-go':
      'La PRR a 14 $ en caisse, et son revenu ne va qu’à vous. Vous ouvrez la vente suivante, celle de la B&O. Laissez-la aux autres.',
    'others-buy': 'Rocket achète la B&O et ouvre la vente de la C&O.',
    'pass-again': 'La C&O est à 12 $. Gardez votre argent pour la NYC.',
    'last-company': 'Adler prend la C&O et ouvre la dernière vente.',
    'second-share': 'La NYC rapporte plus que toutes les autres, 8 $. Offrez 11 $.',
    'all-sold': 'Les quatre premières actions ont trouvé leurs propriétaires.',
    dials:
      'Qui détient la PRR commence. À son tour, on choisit une des trois actions de jeu, et son cadran avance : enchère, expansion ou développement. Un cadran dans le rouge ne peut plus être choisi.',
    expand:
      'Construisez la PRR vers l’ouest. Touchez les trois cases l’une après l’autre : deux plaines, puis Harrisburg. La barre montre ce que chacune coûte à la caisse et ce que la ville ajoute au revenu.',
    'their-turns': 'Rocket construit la B&O jusqu’à Harpers Ferry. Adler met en vente une action de la C&O.',
    'not-worth-it': 'Une action de la C&O vous paierait 3 $. C’est la compagnie d’Adler : passez.',
    'sold-to-adler': 'Adler l’achète aussi. La C&O ne paie toujours personne d’autre, et l’argent est dans sa caisse.',
    develop:
      'Une maison donne plus de valeur à une case pour qui y passe. Développez Harrisburg : le revenu de la PRR monte de 1 $ pour le reste de la partie.',
    'they-go-on': 'Rocket développe Harpers Ferry, Adler construit jusqu’à Richmond.',
    'why-buy-in':
      'Vous pouvez mettre en vente n’importe quelle action, même d’une compagnie qui n’est pas la vôtre. La B&O rapporte 8 $ et Rocket prend tout. Avec une deuxième action vendue, la moitié va à son propriétaire.',
    offer:
      'Mettez en vente une action de la B&O. Elle part à 4 $, la moitié de son revenu ; vous parlez en premier. Offrez 6 $.',
    contest: 'Rocket aimerait mieux ne pas partager.',
    'win-it': 'Elle paie 4 $ par manche à partir de maintenant. Montez à 8 $.',
    revenge: 'Rocket vous la laisse, et vous rend la pareille : une action de votre PRR est en vente.',
    'save-money': 'Il vous reste 7 $. Laissez-la à Rocket : ces 6 $ construiront votre ligne.',
    'one-red':
      'Le cadran des enchères est dans le rouge : plus d’action en vente dans cette manche. Adler développe Richmond.',
    decline:
      'Encore un cran et le cadran du développement est rouge aussi. Quand deux cadrans sont rouges, les dividendes sont payés. On peut choisir une action de jeu et y renoncer : le cadran avance quand même.',
    dividends:
      'Dividendes : chaque compagnie paie son revenu, divisé par les actions vendues et arrondi au-dessus. Vous avez reçu 5 $ de la PRR, 4 $ de la B&O et 8 $ de la NYC : 17 $. Les cadrans reviennent au vert.',
    chicago:
      'Tout à l’ouest, il y a Chicago. La compagnie qui y arrive paie aussitôt ses actionnaires, et à la première arrivée une cinquième compagnie ouvre : la Wabash.',
    endings:
      'La partie finit après des dividendes, dès que trois compagnies n’ont plus d’action, ou trois plus de locomotive, ou qu’il reste trois maisons ou moins, ou que Detroit est à 8. Vous savez tout. Continuez cette partie si vous voulez.',
  },
  hints: {
    'first-bid': 'Réglez le montant sur 10 $, puis appuyez sur le bouton vert.',
    'bid-again': 'Réglez le montant sur 14 $, puis appuyez sur le bouton vert.',
    'let-it-go': 'Appuyez sur Passer.',
    'pass-again': 'Appuyez sur Passer.',
    'second-share': 'Réglez le montant sur 11 $, puis appuyez sur le bouton vert.',
    expand:
      'Touchez la case éclairée près de Philadelphia, puis la suivante, puis Harrisburg ; appuyez ensuite sur le bouton vert.',
    'not-worth-it': 'Appuyez sur Passer.',
    develop: 'Touchez Harrisburg, puis appuyez sur le bouton vert.',
    offer: 'Touchez la B&O et appuyez sur le bouton vert ; offrez ensuite 6 $.',
    'win-it': 'Réglez le montant sur 8 $, puis appuyez sur le bouton vert.',
    'save-money': 'Appuyez sur Passer.',
    decline: 'Choisissez d’avancer le cadran du développement et de renoncer, puis appuyez sur le bouton vert.',
  },
} satisfies { says: Record<StepId, string>; hints: Record<PlayId, string> };

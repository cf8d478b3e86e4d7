/** The rules of the ratings, as they are read beside the list; docs/ratings.md says why. */
export const ratingRulesFr = {
  counted:
    'Chaque jeu a son propre classement. Une partie y compte quand elle va jusqu’à sa fin et que deux comptes au moins l’ont jouée ; seul le serveur calcule le résultat.',
  ties: 'Une égalité compte comme une égalité ; l’ordre des places à la table ne change rien.',
  left: 'Qui quitte sa place, ou la laisse jouer par un robot, compte comme dernier, quoi que sa place devienne : une défaite, jamais plus.',
  'taken-over': 'Qui reprend la place d’un autre ne gagne et ne perd rien : cette partie n’est pas classée pour lui.',
  'not-counted':
    'Ne comptent pas : une partie arrêtée d’un commun accord, une position de départ choisie, un plateau apporté par les joueurs, de vrais dés.',
  bots: 'Les robots ont leurs propres comptes, un par sorte de robot, classés comme les autres.',
  list: 'La liste montre les personnes et les robots qui ont joué assez de parties ; un compte supprimé n’y paraît plus.',
} as const;

/**
 * What is said about a table. This folder does not know the table: tests/text/table.test.ts holds the keys
 * against its codes, both when compiling and when run.
 */
export const tableFr = {
  'refusal.malformed': 'La demande est mal formée ({at}) : {problem}',
  'refusal.no-such-seat': 'Cette place n’existe pas à cette table : rechargez la table.',
  'refusal.seat-not-yours': 'Cette place n’est pas la vôtre en ce moment : reprenez-la avant de jouer.',
  'refusal.stale': 'La table a avancé entre-temps : regardez ce qui a changé et recommencez.',
  'refusal.from-the-future': 'Votre écran est en avance sur la table : rechargez-la.',
  'refusal.frozen': 'La table est gelée ({why}) : attendez qu’elle soit remise en marche.',
  'refusal.not-frozen': 'La table n’est pas gelée : il n’y a rien à remettre en marche.',
  'refusal.table-ended': 'La partie est terminée à cette table : il n’y a plus rien à jouer.',
  'refusal.illegal': 'Coup n° {n} de l’envoi refusé, rien n’a été joué. {violation}',
  'refusal.beyond-chance':
    'Un tirage au sort ou un secret vient avant le coup n° {n} de l’envoi : envoyez d’abord ceux qui le précèdent.',
  'refusal.not-waiting': 'La table n’attend aucun tirage : jouez un coup.',
  'refusal.chance-incomplete': 'Il manque une partie du tirage, rien n’a été joué. {waiting}',
  'refusal.undo-never': 'À cette table on ne reprend pas ses coups : jouez à partir d’ici.',
  'refusal.undo-nothing': 'Il n’y a rien à reprendre jusque-là : choisissez un autre coup.',
  'refusal.undo-after-end': 'La partie est terminée : ses coups ne se reprennent plus.',
  'refusal.undo-crosses-chance':
    'Un tirage au sort ou un secret a été montré depuis (n° {seq}) : on ne revient pas avant lui.',
  'refusal.undo-other-acted': 'Un autre joueur a joué depuis : vous ne pouvez plus reprendre ce coup.',
  'refusal.redo-nothing': 'Il n’y a rien à rejouer : aucun coup n’a été repris depuis le dernier.',
  'refusal.redo-not-yours': 'Ces coups ont été repris par un autre joueur : lui seul peut les rejouer.',
  'refusal.ask-open': 'Une question est déjà posée à la table : attendez les réponses.',
  'refusal.ask-none': 'Cette question n’est plus posée : il n’y a rien à répondre.',
  'refusal.ask-answered': 'Vous avez déjà répondu à cette question : attendez les autres.',
  'refusal.order-unknown': 'La consigne n° {n} n’existe pas dans ce jeu : retirez-la.',
  'refusal.order-malformed': 'La consigne n° {n} est mal remplie : vérifiez chaque champ et ses limites.',
  'refusal.seat-is-played': 'Quelqu’un joue à cette place : un robot n’y joue pas.',
  'refusal.seat-unchanged': 'Vous êtes déjà à cette place : jouez.',

  'note.order-acted': 'Votre consigne a joué pour vous. {reason}',
  'note.order-asks': 'Votre consigne vous laisse la main. {reason}',
  'note.order-stopped': 'Votre consigne est suspendue. {reason}',
  'note.draft-sent': 'Votre plan a été joué.',
  'note.draft-stopped': 'Votre plan n’a pas été joué. {reason}',

  'stop.illegal': 'Le coup prévu n’est pas permis dans cette position.',
  'stop.changed': 'La position a changé depuis que vous l’avez préparé.',
  'stop.undone': 'Des coups ont été repris : donnez-la de nouveau pour la relancer.',
  'stop.loop': 'Les consignes se répondaient sans fin.',

  'entry.open': 'La table est ouverte.',
  'entry.hidden': '{seat} joue à couvert.',
  'entry.chance': '{seat} donne le résultat d’un tirage.',
  'entry.undo': '{seat} revient à l’étape n° {to}.',
  'entry.undo-host': 'La table revient à l’étape n° {to}.',
  'entry.redo': '{seat} rejoue jusqu’à l’étape n° {to}.',
  'entry.ask-undo': '{seat} demande à revenir à l’étape n° {to}.',
  'entry.ask-end': '{seat} propose d’arrêter la partie.',
  'entry.answer-yes': '{seat} accepte.',
  'entry.answer-no': '{seat} refuse.',
  'entry.seat-resigned': '{seat} quitte la partie.',
  'entry.seat-replaced': 'Un robot remplace {seat}.',
  'entry.seat-returned': '{seat} est de retour.',
  'entry.seat-taken-over': '{name} prend la place n° {n}.',
  'entry.seat-renamed': 'La place n° {n} s’appelle maintenant {name}.',
  'entry.flag': '{seat} n’a plus de temps.',
  'entry.calendar': '{seat} change ses heures de jeu.',
  'entry.freeze': 'La table est gelée ({why}).',
  'entry.unfreeze': 'La table est remise en marche.',
  'entry.end': 'La partie est arrêtée d’un commun accord.',
};

export type TableKey = keyof typeof tableFr;

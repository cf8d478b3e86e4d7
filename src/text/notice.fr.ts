/** What is said to somebody who is elsewhere: mail, push, webhook. */
export const noticeFr = {
  'turn.title': 'À vous de jouer : {table}',
  'turn.body': 'C’est votre tour à la table « {table} » ({game}).',
  'turns.title': '{n:plural|# table vous attend|# tables vous attendent}',
  'turns.line': '« {table} » ({game})',
  'table.title': '{table} : on attend {players}',
  'table.body': 'À la table « {table} » ({game}), on attend {players}.',
  'resumed.title': '{table} : la partie reprend',
  'resumed.body': 'La table « {table} » ({game}) était arrêtée : la partie reprend. Rien n’est perdu.',
  'asked.title': '{table} : arrêter la partie ?',
  'asked.body':
    'À la table « {table} » ({game}), on propose d’arrêter la partie. Répondez-y oui ou non : si l’on vous attend et que vous tardez trop, elle s’arrêtera sans vous.',
  'freed.title': '{table} : votre place est libre',
  'freed.body':
    'À la table « {table} » ({game}), vous n’avez pas joué depuis longtemps : d’autres peuvent prendre votre place. Elle reste à vous jusque-là : revenez jouer.',
  'test.title': 'Essai de message',
  'test.body': 'C’est un essai : les messages de Turntable arrivent bien ici.',
  'mail.link': 'Jouer : {link}',
  'mail.why': 'Vous recevez ce message parce que vous l’avez demandé. Pour ne plus le recevoir : {link}',
} as const;
export type NoticeKey = keyof typeof noticeFr;

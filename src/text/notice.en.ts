import type { NoticeKey } from './notice.fr.ts';

export const noticeEn = {
  'turn.title': 'Your turn: {table}',
  'turn.body': 'It is your turn at the table “{table}” ({game}).',
  'turns.title': '{n:plural|# table waits for you|# tables wait for you}',
  'turns.line': '“{table}” ({game})',
  'table.title': '{table}: {players} to play',
  'table.body': 'At the table “{table}” ({game}), {players} to play.',
  'resumed.title': '{table} goes on',
  'resumed.body': 'The table “{table}” ({game}) had been stopped and goes on. Nothing is lost.',
  'asked.title': '{table}: end the game?',
  'asked.body':
    'At the table “{table}” ({game}) it is proposed to end the game. Say yes or no there: if everybody waits for you and you do not answer for long, it ends without you.',
  'freed.title': '{table}: your seat is open to others',
  'freed.body':
    'At the table “{table}” ({game}) you have not played for long, and others may take your seat. It is yours until then: come back and play on.',
  'test.title': 'A test message',
  'test.body': 'This is a test: messages of Turntable arrive here.',
  'mail.link': 'Play: {link}',
  'mail.why': 'You receive this message because you asked for it. To stop it: {link}',
} satisfies Record<NoticeKey, string>;

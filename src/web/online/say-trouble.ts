/** A refusal of the server as a sentence. */
import type { Params } from '../../kernel/contract.ts';
import { lineOf, type Speaker } from '../../text/speaker.ts';
import { sayWrongBoard } from '../setup/wrong-board.ts';
import type { ShellKey } from '../text/keys.ts';
import { t } from '../text/say-page.ts';
import { ApiRefusal } from './api.ts';

type Labels = Readonly<Record<string, ShellKey>>;

/** What the page knows of what it asked for. */
export interface Asked {
  /** Of fields that it labels otherwise than the others do. */
  readonly labels?: Labels | undefined;
  /** Of the game: it has the words for what is wrong with a board. */
  readonly speaker?: Speaker | null | undefined;
}

/** Why it was not done, and what to do. */
export function sayTrouble(error: unknown, { labels = {}, speaker = null }: Asked = {}): string {
  if (!(error instanceof ApiRefusal)) throw error; // a bug of ours: the page says so
  const { code, params } = error;
  const why = typeof params.why === 'string' ? params.why : '';
  if (code === 'name-refused' || code === 'password-refused' || code === 'address-refused')
    return t(reasonKey(code, why), params);
  if (code === 'board-refused') return sayBoard(params, speaker);
  if (code === 'record-refused') return t(recordKey(params.problem));
  const label = code === 'malformed' ? labelAt(`${params.at ?? ''}`, { ...LABELS, ...labels }) : undefined;
  return label ? t('refused.malformed-field', { field: t(label) }) : t(`refused.${code}`, params);
}

/** The fields of forms by the names the server has for them, as they are labelled on the pages. */
const LABELS: Labels = {
  name: 'account.name',
  password: 'account.password',
  current: 'account.password-now',
  code: 'account.recovery-code',
  mail: 'account.mail',
  url: 'notify.webhook-url',
  shape: 'notify.webhook-shape',
  'quiet.from': 'notify.quiet-from',
  'quiet.to': 'notify.quiet-to',
  quiet: 'notify.quiet',
  holidays: 'holidays',
  game: 'lobby.game',
  language: 'lobby.language',
  seats: 'open.seats',
  'clock.budget': 'open.budget',
  'clock.increment': 'open.increment',
  'clock.perMove': 'open.per-move',
  'clock.reserve': 'open.reserve',
  clock: 'open.pace',
  atZero: 'open.at-zero',
  undo: 'open.undo',
  visibility: 'open.visibility',
  masterMs: 'master-time',
};

/** `seats[2].bot` is one of the seats. A field that nobody has filled in has no label. */
function labelAt(at: string, labels: Labels): ShellKey | undefined {
  const first = /^\w*/.exec(at)?.[0] ?? '';
  return [at, first].flatMap((name) => (Object.hasOwn(labels, name) ? labels[name]! : []))[0];
}

/** A fault that this client has no words for is not told by its code. */
function sayBoard(params: Params, speaker: Speaker | null): string {
  if (speaker === null) return t('refused.board-refused');
  const fault = { at: `${params.at ?? ''}`, code: `${params.fault ?? ''}`, params };
  const isKnown = (family: string) => lineOf(speaker, `${family}.${fault.code}`) !== undefined;
  return isKnown('board-fault') || isKnown('problem') ? sayWrongBoard(speaker, fault) : t('refused.board-refused');
}

const RECORD_WHYS = ['unknown-game', 'record-rules', 'busy'] as const;

function recordKey(problem: unknown) {
  const why = RECORD_WHYS.find((one) => one === problem);
  return why ? (`refused.record.${why}` as const) : 'refused.record-refused';
}

const NAME_WHYS = ['too-short', 'too-long', 'characters', 'mixed-scripts', 'reserved'] as const;
const PASSWORD_WHYS = ['too-short', 'too-long', 'too-easy'] as const;

function reasonKey(code: 'name-refused' | 'password-refused' | 'address-refused', why: string) {
  const name = NAME_WHYS.find((one) => one === why);
  if (code === 'name-refused' && name) return `refused.name.${name}` as const;
  const password = PASSWORD_WHYS.find((one) => one === why);
  if (code === 'password-refused' && password) return `refused.password.${password}` as const;
  return `refused.${code}` as const;
}

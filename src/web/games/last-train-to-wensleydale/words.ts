/** What the face says in a line: where the game stands, what ends it, what a choice is called and what follows from it. */
import {
  type Board,
  boardOf,
  COMPANIES,
  FIGURES,
  freeIn,
  type LTWState,
  PURSES,
  roundsOf,
  trainBoardOf,
} from '../../../games/last-train-to-wensleydale/index.ts';
import type { Sealed, Touch } from '../../../kernel/contract.ts';
import { list, type Speaker, said, say } from '../../../text/speaker.ts';
import { companiesIn, isCompanyTrack } from './looks.ts';
import { type FaceKey, faceText } from './text.ts';

type State = Sealed<LTWState>;

export function status(s: State, speaker: Speaker): string {
  const phase = said(faceText(speaker, `phase.${s.phases.at(-1)?.id ?? 'over'}`));
  // The game is named after its other map.
  const key = s.options.map === 'nuremberg' ? 'status.nuremberg' : 'status';
  return faceText(speaker, key, { round: s.round, rounds: roundsOf(s), phase });
}

/** LTW-90 and what counts then; on a map with a link, whether it is still to be made. */
export function endings(s: State, speaker: Speaker): string[] {
  const { end, link, sectors } = boardOf(s);
  const names = (places: readonly number[]) => places.map((at) => sectors[at]!.id);
  return [
    faceText(speaker, 'ending.rounds', { round: s.round, rounds: roundsOf(s) }),
    faceText(speaker, 'ending.sets', { set: end.set }),
    faceText(speaker, 'ending.tracks', { track: end.track }),
    ...(link && !s.linked ? [faceText(speaker, 'ending.link', { from: names(link.from), to: names(link.to) })] : []),
  ];
}

const DEEDS: Readonly<Record<string, FaceKey | undefined>> = {
  bid: 'deed.bid',
  choose: 'deed.choose',
  hire: 'deed.hire',
};

/** The main button. A line is one deed, however many sectors it goes through; so are several loads or points. */
export function deed(actions: readonly { readonly kind: string }[], speaker: Speaker): string {
  const count = (kind: string) => actions.filter((action) => action.kind === kind).length;
  if (count('extend') > 0) return faceText(speaker, 'deed.build', { n: count('extend') });
  if (count('start') > 0 || count('end-line') > 0) return faceText(speaker, 'deed.build-nothing');
  if (count('pay') > 0) return faceText(speaker, 'deed.pay', { n: count('pay') });
  if (count('carry') > 0) return faceText(speaker, 'deed.carry', { n: count('carry') });
  const last = actions.at(-1);
  if (!last) return '';
  if ('tracks' in last && Array.isArray(last.tracks)) return faceText(speaker, 'deed.sell', { n: last.tracks.length });
  const key = DEEDS[last.kind];
  return key ? faceText(speaker, key, { ...last }) : '';
}

export function touchLabel({ on, id }: Touch, s: State, speaker: Speaker): string {
  const phase = s.phases.at(-1);
  switch (on) {
    case 'sector':
      return faceText(speaker, 'sector.name', { sector: id });
    case 'border':
      return faceText(speaker, 'border.name', { border: id });
    case 'box':
      return faceText(speaker, 'touch.box', { box: id });
    case 'company':
      return say(speaker, `company.${id}`);
    case 'good':
      return say(speaker, `cargo.${id}`);
    case 'amount':
      return faceText(speaker, 'bid.cubes', { n: Number(id) });
    case 'train':
      return trainLabel(s, id, speaker);
    case 'purse': {
      const purse = PURSES.find((known) => id.startsWith(`${known}-`));
      if (!purse) return id;
      const seat = phase?.id === 'paying' ? phase.seat : null;
      const left = seat === null ? 0 : freeIn(s, seat, purse);
      return faceText(speaker, 'touch.purse', { purse, left });
    }
    default: {
      if (id === 'end-line') return faceText(speaker, 'touch.end-line');
      if (phase?.id === 'building' || phase?.id === 'trains' || phase?.id === 'sales')
        return faceText(speaker, `touch.pass.${phase.id}`);
      return faceText(speaker, 'touch.pass');
    }
  }
}

function trainLabel(s: State, train: string, speaker: Speaker): string {
  const at = trainBoardOf(s).list.findIndex(({ id }) => id === train);
  const free = s.trains[at]?.owner == null;
  return faceText(speaker, free ? 'touch.hire' : 'touch.onto', { train, cost: trainBoardOf(s).list[at]?.cost ?? 0 });
}

/** What would follow, beyond figures. */
export function warnings(before: State, after: State, speaker: Speaker): string[] {
  const found: string[] = [];
  const warn = (key: FaceKey, params: Readonly<Record<string, unknown>> = {}) =>
    found.push(faceText(speaker, key, params));
  const [was, is] = [before.phases.at(-1), after.phases.at(-1)];
  const isBuilt = after.tracks.some((track, i) => track !== before.tracks[i]);
  if (is?.id === 'paying' && was?.id !== 'paying')
    warn(is.train === null ? 'warn.pay-line' : 'warn.pay-train', { owed: is.owed });
  else if ((was?.id === 'building' || was?.id === 'line') && is?.id !== 'line' && !isBuilt) warn('warn.nothing-built');
  if (was?.id === 'trains' && (is?.id !== 'trains' || is.out.length > was.out.length)) warn('warn.out');
  if (after.linked && !before.linked) warn('warn.linked');
  found.push(...saleWarnings(before, after, speaker));
  if (after.phases.length === 0) warn('warn.over');
  return found;
}

/** LTW-40, LTW-41: towns that would change hands, and what would leave the map with them. */
function saleWarnings(before: State, after: State, speaker: Speaker): string[] {
  if (!after.tracks.some((track, i) => isCompanyTrack(track) && track !== before.tracks[i])) return [];
  const board = boardOf(after);
  const joins = COMPANIES.flatMap((company) => {
    const has = (s: State, at: number) => companiesIn(s.companies[at]!).includes(company);
    const sectors = board.sectors.filter(({ index }) => has(after, index) && !has(before, index)).map(({ id }) => id);
    return sectors.length === 0 ? [] : [faceText(speaker, 'warn.joins', { sectors, company })];
  });
  const gone = goneFrom(board, before, after, speaker);
  return [...joins, ...(gone.length > 0 ? [faceText(speaker, 'warn.gone', { what: said(list(speaker, gone)) })] : [])];
}

function goneFrom({ sectors, goods }: Board, before: State, after: State, speaker: Speaker): string[] {
  const lost = (was: readonly number[], is: readonly number[], only: (at: number) => boolean = () => true): number =>
    was.reduce((sum, n, at) => sum + (only(at) ? n - is[at]! : 0), 0);
  const isHill = (at: number) => sectors[at]!.mark === 'hill-good';
  const loads = [
    { good: goods.hill, n: lost(before.goods, after.goods, isHill) },
    { good: goods.field, n: lost(before.goods, after.goods, (at) => !isHill(at)) },
  ];
  const figures = FIGURES.map((kind) => ({ kind, n: lost(before.figures[kind], after.figures[kind]) }));
  return [
    ...loads.flatMap(({ good, n }) => (n > 0 ? [faceText(speaker, 'warn.gone-item', { good, n })] : [])),
    ...figures.flatMap(({ kind, n }) => (n > 0 ? [faceText(speaker, `place.${kind}`, { n })] : [])),
  ];
}

/** The sectors, boxes, trains and companies that an event names. */
export function touchesOf(event: { readonly type: string }): Touch[] {
  const named = new Map<string, unknown>(Object.entries(event));
  const touches: Touch[] = [];
  for (const [key, on] of [
    ['sector', 'sector'],
    ['start', 'sector'],
    ['end', 'sector'],
    ['box', 'box'],
    ['train', 'train'],
    ['company', 'company'],
  ] as const) {
    const id = named.get(key);
    if (typeof id === 'string' || typeof id === 'number') touches.push({ on, id: `${id}` });
  }
  return touches;
}

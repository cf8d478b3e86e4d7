/** What the face says in a line: where the game stands, what ends it, what a choice is called and what follows from it. */
import { COMPANIES, COMPONENTS, type CompanyId, leastBid, type SDState } from '../../../games/steel-driver/index.ts';
import type { Sealed, Touch } from '../../../kernel/contract.ts';
import { fill, type Speaker, say } from '../../../text/speaker.ts';
import type { AuctionNow } from '../face.ts';
import { type FaceKey, faceText } from './text.ts';

type State = Sealed<SDState>;

const amount = (n: number, speaker: Speaker): string => faceText(speaker, 'amount', { n });

export function status(s: State, speaker: Speaker): string {
  const phase = faceText(speaker, `phase.${s.phases.at(-1)?.id ?? 'over'}`);
  return faceText(speaker, 'status', { turn: s.turn, turns: COMPONENTS.turns, phase });
}

/** SD-45: there is one way to the end, and this is how far it is. */
export function endings(s: State, speaker: Speaker): string[] {
  const turns = faceText(speaker, 'ending.turns', { turn: s.turn, turns: COMPONENTS.turns });
  return s.phases[0]?.id === 'collecting' ? [faceText(speaker, 'ending.goods', { n: s.goods.length })] : [turns];
}

/** Every player's cubes matter before an auction is opened, too. */
function opening(s: State, speaker: Speaker): AuctionNow {
  const means = s.players.map(({ cubes }) => cubes);
  return {
    lot: '',
    of: null,
    bidders: s.players.map((_, i) => ({ seat: (s.active + i) % s.seats, out: false, bid: null })),
    high: null,
    least: COMPONENTS.minimumBid,
    means,
    write: (n) => amount(n, speaker),
    meaning: (n) => faceText(speaker, 'meaning.open', { amount: n, left: means[s.active]! - n }),
  };
}

export function auction(s: State, speaker: Speaker): AuctionNow | null {
  const phase = s.phases.at(-1);
  if (phase?.id === 'sales') return opening(s, speaker);
  if (phase?.id !== 'auction') return null;
  const { company, bidding } = phase;
  const means = s.players.map(({ cubes }) => cubes);
  return {
    write: (n) => amount(n, speaker),
    lot: faceText(speaker, 'lot', { company }),
    of: `company:${company}`,
    bidders: s.players.map((_, i) => {
      const seat = (bidding.first + i) % s.seats;
      const bid = bidding.high?.seat === seat ? bidding.high.amount : null;
      return { seat, out: !bidding.in.includes(seat), bid };
    }),
    high: bidding.high,
    least: leastBid(s),
    means,
    // SD-50: the bid goes into the box.
    meaning: (n) =>
      faceText(speaker, 'meaning.box', {
        amount: n,
        company,
        box: s.companies[company].box + n,
        left: means[bidding.turn]! - n,
      }),
  };
}

const DEEDS: Readonly<Record<string, FaceKey | undefined>> = {
  open: 'deed.open',
  'hand-on': 'deed.hand-on',
  bid: 'deed.bid',
  pass: 'deed.pass',
  start: 'deed.start',
  build: 'deed.build',
  collect: 'deed.collect',
};

/** The main button. */
export function deed(actions: readonly { readonly kind: string }[], speaker: Speaker): string {
  const last = actions.at(-1);
  const key = last && DEEDS[last.kind];
  return key ? faceText(speaker, key, { ...last }) : '';
}

const BUTTONS: Readonly<Record<string, FaceKey | undefined>> = {
  'hand-on': 'touch.hand-on',
  pass: 'touch.pass',
  bid: 'touch.bid',
};

export function touchLabel({ on, id }: Touch, _s: State, speaker: Speaker): string {
  if (on === 'link') return fill(speaker, '{link}', { link: id });
  if (on === 'place') return fill(speaker, '{city}', { city: id });
  if (on === 'company') return say(speaker, `company-name.${id}`);
  if (on === 'amount') return amount(Number(id), speaker);
  const key = BUTTONS[id];
  return key ? faceText(speaker, key) : id;
}

/** SD-24: the first rail lies between two hexagons: from which one does the company start? */
export function askFor(lit: readonly Touch[], speaker: Speaker): string | null {
  if (lit.length === 0 || lit.some(({ on }) => on !== 'place')) return null;
  return faceText(speaker, 'ask.start', { cities: lit.map(({ id }) => id) });
}

/** The company that is to act: its figures come first in a bill. */
export function owners(s: State): string[] {
  const phase = s.phases.at(-1);
  return phase && 'company' in phase && phase.company !== null ? [`company:${phase.company}`] : [];
}

const railsOf = (s: State): number => s.rails.filter((owner) => owner !== 'free').length;

/** What would follow, beyond figures. */
export function warnings(before: State, after: State, speaker: Speaker): string[] {
  const found: string[] = [];
  const warn = (key: FaceKey, params: Readonly<Record<string, unknown>> = {}) =>
    found.push(faceText(speaker, key, params));
  const [was, is] = [before.phases.at(-1)?.id, after.phases.at(-1)?.id];

  if (after.transcontinental && !before.transcontinental) {
    const { company, others } = after.transcontinental;
    const { builder, others: other } = COMPONENTS.bonus;
    warn(others.length > 0 ? 'warn.linked-with' : 'warn.linked', { company, others, builder, other });
  }
  const cities = (s: State) => COMPANIES.reduce((n, id) => n + s.companies[id].cities.length, 0);
  if (railsOf(after) === railsOf(before) + 1 && cities(after) === cities(before)) warn('warn.no-gain'); // SD-28
  if ((was === 'sales' || was === 'auction') && is !== 'auction') {
    const isSold = (id: CompanyId) => after.companies[id].controller !== before.companies[id].controller;
    const company = COMPANIES.find(isSold);
    if (company && was === 'sales') warn('warn.sold', { company });
    if (is === 'building') warn('warn.sales-end');
  }
  if (after.turn > before.turn) warn('warn.turn-ends');
  else if (is === 'collecting' && was !== 'collecting') warn('warn.final');
  else if (after.phases.length === 0) warn('warn.over');
  else if (was === 'building' && is === 'building') {
    const companies = after.passed.filter((id) => !before.passed.includes(id));
    if (companies.length > 0) warn('warn.passes', { companies });
  }
  return found;
}

/** The links, cities and companies that an event names. */
export function touchesOf(event: { readonly type: string }): Touch[] {
  const named = new Map<string, unknown>(Object.entries(event));
  const kinds = [['link', 'link'], ['place', 'city'], ['company', 'company']] as const; // biome-ignore format: one pair each
  return kinds.flatMap(([on, key]) => {
    const id = named.get(key);
    return typeof id === 'string' ? [{ on, id }] : [];
  });
}

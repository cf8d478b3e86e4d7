/** The figures around the map: players, companies, dials, tracks, and how far off the end is. */
import { type CEState, COMPANIES, DIALS, mapById, TRACKS } from '../../games/chicago-express/index.ts';
import type { Fact, Sealed } from '../../kernel/contract.ts';
import { type Speaker, say as sayGame, seatName } from '../../text/speaker.ts';
import { columns, wrap } from '../layout.ts';
import type { Say } from '../text/say.ts';
import { LETTERS } from './chicago-express-map.ts';

type State = Sealed<CEState>;
type Figures = (key: string, of: string) => string;

export function figuresOf(facts: readonly Fact[]): Figures {
  const known = new Map(facts.map((fact) => [`${fact.key}/${fact.of}`, String(fact.value)]));
  return (key, of) => known.get(`${key}/${of}`) ?? '-';
}

export function playersTable(s: State, figure: Figures, speaker: Speaker, say: Say): string {
  const head = [
    say('ce.player'),
    say('ce.cash'),
    ...COMPANIES.map((id) => sayGame(speaker, `company.${id}`)),
    say('ce.next'),
  ];
  const rows = s.players.map(({ shares }, seat) => [
    seatName(speaker, seat),
    figure('cash', `seat:${seat}`),
    ...COMPANIES.map((id) => (shares[id] === 0 ? '-' : `${shares[id]}`)),
    figure('next-dividend', `seat:${seat}`),
  ]);
  return columns([head, ...rows]);
}

export function companiesTable(s: State, figure: Figures, speaker: Speaker, say: Say): string {
  const map = mapById(s.options.map);
  const head = [
    say('ce.company'),
    say('ce.treasury'),
    say('ce.income'),
    say('ce.shares-left'),
    say('ce.locomotives-left'),
    say('ce.per-share'),
    say('ce.floor'),
  ];
  const rows = COMPANIES.map((id) => {
    const of = `company:${id}`;
    const name = `${LETTERS[id]} ${sayGame(speaker, `company-name.${id}`)}`;
    if (s.companies[id].network.length === 0) return [`${name} (${say('ce.closed')})`];
    return [
      name,
      figure('treasury', of),
      figure('income', of),
      `${figure('shares-left', of)}/${map.companies[id].shares}`,
      `${figure('locomotives-left', of)}/${map.companies[id].locomotives}`,
      figure('dividend-per-share', of),
      figure('floor', of),
    ];
  });
  return columns([head, ...rows]);
}

/** Dials and industrial tracks: what is spent, what is left. */
export function gauges(s: State, figure: Figures, speaker: Speaker, say: Say, width: number): string {
  const map = mapById(s.options.map);
  const dials = DIALS.map((id) => {
    const size = map.dials[id];
    const red = s.dials[id] >= size ? ` ${say('ce.red')}` : '';
    return `${sayGame(speaker, `dial.${id}`)} [${'#'.repeat(s.dials[id])}${'.'.repeat(size - s.dials[id])}]${red}`;
  });
  const tracks = TRACKS.map((id) => {
    const { values } = map.tracks[id];
    const line = values.map((value, i) => (i === s.tracks[id] ? `[${value}]` : `${value}`)).join(' ');
    return `${sayGame(speaker, `track.${id}`)} ${line}`;
  });
  return [
    `${say('ce.dials')} ${dials.join('   ')}`,
    `${say('ce.tracks')} ${tracks.join('   ')}`,
    wrap(`${say('ce.end')} ${endLine(s, figure, say)}`, width, '  '),
  ].join('\n');
}

/** CE-48: the four ways to the end, and how close each is. */
function endLine(s: State, figure: Figures, say: Say): string {
  const map = mapById(s.options.map);
  const { end } = map;
  const { values } = map.tracks[map.clockTrack];
  return [
    say('ce.end-locomotives', {
      now: figure('companies-without-locomotives', 'table'),
      need: end.companiesWithoutLocomotives,
    }),
    say('ce.end-shares', { now: figure('companies-without-shares', 'table'), need: end.companiesWithoutShares }),
    say('ce.end-houses', { now: figure('houses-left', 'table'), need: end.housesLeft }),
    say('ce.end-detroit', { now: values[s.tracks[map.clockTrack]]!, need: values.at(-1)! }),
  ].join(' · ');
}

/** The figures around the map of Steel Driver: players, companies, links, and the goods of the final phase. */
import { COMPANIES, COMPONENTS, countGoods, GOODS, mapOf, type SDState } from '../../games/steel-driver/index.ts';
import type { Fact, Sealed } from '../../kernel/contract.ts';
import { type Speaker, say as sayGame, seatName } from '../../text/speaker.ts';
import { columns, wrap } from '../layout.ts';
import type { Say } from '../text/say.ts';
import { codesOf, numberOf } from './steel-driver-map.ts';

type State = Sealed<SDState>;
type Figures = (key: string, of: string) => string;

export function figuresOf(facts: readonly Fact[]): Figures {
  const known = new Map(facts.map((fact) => [`${fact.key}/${fact.of}`, String(fact.value)]));
  return (key, of) => known.get(`${key}/${of}`) ?? '-';
}

export function playersTable(s: State, figure: Figures, speaker: Speaker, say: Say): string {
  const head = [
    say('sd.player'),
    say('sd.cubes'),
    say('sd.cash'),
    ...COMPANIES.map((id) => sayGame(speaker, `company.${id}`)),
    say('sd.estimate'),
  ];
  const rows = s.players.map((_, seat) => [
    `${seatName(speaker, seat)}${s.active === seat ? ' <' : ''}`,
    figure('cubes', `seat:${seat}`),
    figure('cash', `seat:${seat}`),
    ...COMPANIES.map((id) => {
      const { shares, controller } = s.companies[id];
      const held = shares[seat] === 0 ? '-' : `${shares[seat]}`;
      return controller === seat ? `${held}!` : held;
    }),
    figure('final-cash', `seat:${seat}`),
  ]);
  return columns([head, ...rows]);
}

/** In the order of play; who has passed stands in brackets with the place on the next turn. */
export function companiesTable(s: State, figure: Figures, speaker: Speaker, say: Say): string {
  const isFinal = s.phases.length === 0 || s.phases[0]!.id === 'collecting';
  const head = [
    say('sd.company'),
    say('sd.box'),
    say('sd.profit'),
    say('sd.rails-left'),
    say('sd.cities'),
    ...(isFinal ? GOODS.map((good) => sayGame(speaker, `good.${good}`)) : []),
    isFinal ? say('sd.sets') : say('sd.final-value'),
    say('sd.controller'),
  ];
  const rows = s.order.map((id) => {
    const of = `company:${id}`;
    const { controller, goods } = s.companies[id];
    const counts = countGoods(s, goods);
    const place = s.passed.indexOf(id);
    return [
      `${numberOf(id)} ${sayGame(speaker, `company.${id}`)}${place < 0 ? '' : ` (${place + 1})`}`,
      figure('box', of),
      figure('profit', of),
      `${figure('rails-left', of)}/${COMPONENTS.railsPerCompany}`,
      figure('cities', of),
      ...(isFinal ? GOODS.map((good) => `${counts[good]}`) : []),
      isFinal ? figure('sets', of) : figure('final-value', of),
      controller === null ? '-' : seatName(speaker, controller),
    ];
  });
  return columns([head, ...rows]);
}

/** Every city with its value and goods, then its links: cost, or the number of the company that has the rail. */
export function citiesList(s: State, speaker: Speaker, width: number): string {
  const map = mapOf(s);
  const codes = codesOf(map);
  return map.cities
    .map((city) => {
      const links = city.links.map((link) => {
        const owner = s.rails[link.index]!;
        const other = codes.get((link.a === city ? link.b : link.a).id)!;
        return owner === 'free' ? `${other}\u00a0${link.cost}` : `${other}\u00a0#${numberOf(owner)}`;
      });
      const kind = city.kind === 'start' ? ', <>' : '';
      const good = sayGame(speaker, `good.${city.goods}`);
      return wrap(
        `${codes.get(city.id)} ${city.name} $${city.value}${kind}, ${good}: ${links.join(', ')}`,
        width,
        '    ',
      );
    })
    .join('\n');
}

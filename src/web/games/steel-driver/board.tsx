/** The board of Steel Driver, in the layers of a survey sheet. It draws; the frame around it listens. */
import { useEffect, useRef, useState } from 'preact/hooks';
import {
  type City,
  COMPANIES,
  type CompanyId,
  countGoods,
  gainOf,
  type Link,
  routeLinks,
  type SDState,
} from '../../../games/steel-driver/index.ts';
import type { Sealed, Touch } from '../../../kernel/contract.ts';
import { FocusRing, FreshPill, LitLine } from '../../ui/board/overlays.tsx';
import type { BoardProps, Lights } from '../face.ts';
import style from './board.module.css';
import { CitySpot, Gain } from './city-spot.tsx';
import { LABELS, type Layout, layoutOf, moveTo, PLATE, rimOf } from './geometry.ts';
import { Ground } from './ground.tsx';
import { LinkSpot } from './link-spot.tsx';

type State = Sealed<SDState>;

export const linkTouch = (link: Link): Touch => ({ on: 'link', id: link.id });
export const cityTouch = (city: City): Touch => ({ on: 'place', id: city.id });

/** The company whose turn it is, in building and in collecting. */
export function companyNow(s: State): CompanyId | null {
  const phase = s.phases.at(-1);
  return phase && 'company' in phase ? phase.company : null;
}

const isFinal = (s: State): boolean => s.phases.length === 0 || s.phases[0]?.id === 'collecting';

/** What is not veiled: lit and chosen things with their ends, and the network of the company whose turn it is. */
function clearOf(
  s: State,
  before: State,
  layout: Layout,
  lights: Lights,
): { links: Set<Link>; cities: Set<City> } | null {
  const isUp = (touch: Touch) => lights.isLit(touch) || lights.orderOf(touch) > 0;
  const links = new Set(layout.map.links.filter((link) => isUp(linkTouch(link))));
  const cities = new Set(layout.map.cities.filter((city) => isUp(cityTouch(city))));
  if (links.size + cities.size === 0) return null;
  for (const { a, b } of links) cities.add(a).add(b);
  const own = companyNow(before);
  if (own) {
    for (const link of layout.map.links) if (s.rails[link.index] === own) links.add(link);
    for (const id of s.companies[own].cities) cities.add(layout.map.cityById.get(id)!);
  }
  return { links, cities };
}

/** What is shown on a city: the value it adds to a company that has just reached it, or what its cube adds to the sets. */
function gainAt(s: State, before: State, city: City, lights: Lights): number | null {
  if (isFinal(before)) {
    const company = companyNow(s);
    const lit = company !== null && lights.isLit(cityTouch(city));
    const goods = lit ? countGoods(s, s.companies[company].goods) : null;
    return goods && gainOf(goods, city.goods);
  }
  const reached = COMPANIES.some((id) => {
    const { cities } = s.companies[id];
    // SD-25: the start city never scores.
    return cities[0] !== city.id && cities.includes(city.id) && !before.companies[id].cities.includes(city.id);
  });
  return reached ? city.value : null;
}

/** The route that what is chosen would complete. */
function routeMade(s: State, before: State, layout: Layout): ReadonlySet<number> {
  const isMade = s.transcontinental !== null && before.transcontinental === null;
  return new Set(isMade ? routeLinks(s.rails, layout.map) : []);
}

/** A link just completed flashes once: not when the page opens on it, not while it is only chosen. */
function LinkFlash({ before, layout }: { before: State; layout: Layout }) {
  const isMade = before.transcontinental !== null;
  const was = useRef(isMade);
  const [flashes, setFlashes] = useState(false);
  useEffect(() => {
    setFlashes(isMade && !was.current);
    was.current = isMade;
  }, [isMade]);
  if (!flashes) return null;
  return (
    <g class={style.flash} data-part="link-flash" onAnimationEnd={() => setFlashes(false)}>
      {routeLinks(before.rails, layout.map).map((index) => (
        <path key={index} class={style.flashLine} d={layout.runs[index]!.d} />
      ))}
    </g>
  );
}

const Names = ({ layout, clear }: { layout: Layout; clear: ReturnType<typeof clearOf> }) => (
  <g class={style.names}>
    {layout.map.cities.map((city) => {
      const { x, y, anchor } = LABELS[city.label];
      return (
        <text
          key={city.id}
          class={`name${city.kind === 'start' ? ' big' : ''}`}
          data-veiled={(clear && !clear.cities.has(city)) || undefined}
          x={city.x + x}
          y={city.y + y}
          style={{ textAnchor: anchor }}
        >
          {city.name}
        </text>
      );
    })}
  </g>
);

/** Pills are drawn for hexes, which are larger on the screen than these cities. */
const PILL = 1.5;

/** Touched since the reader looked. */
function Fresh({ layout, lights, initials }: { layout: Layout; lights: Lights; initials: readonly string[] }) {
  const { links, cities } = layout.map;
  const spots = [
    ...links.map((link) => ({ touch: linkTouch(link), at: layout.runs[link.index]!.middle, up: PLATE + 8 })),
    ...cities.map((city) => ({ touch: cityTouch(city), at: city, up: 26 })),
  ];
  return (
    <>
      {spots.map(({ touch, at, up }) => {
        const seat = lights.freshBy(touch);
        return seat === null ? null : (
          <g key={`${touch.on}:${touch.id}`} transform={`${moveTo({ x: at.x + 16, y: at.y - up })} scale(${PILL})`}>
            <FreshPill at={{ x: 0, y: 0 }} initials={initials[seat] ?? ''} />
          </g>
        );
      })}
    </>
  );
}

function Focus({ layout, lights }: { layout: Layout; lights: Lights }) {
  const { focus } = lights;
  const city = focus?.on === 'place' ? layout.map.cityById.get(focus.id) : undefined;
  const link = focus?.on === 'link' ? layout.map.linkById.get(focus.id) : undefined;
  const at = city ?? (link && layout.runs[link.index]!.middle);
  if (!at) return null;
  const r = PLATE + 6;
  return (
    <g transform={moveTo(at)}>
      <FocusRing d={city ? rimOf(city, 5) : `M${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}Z`} />
    </g>
  );
}

export function Board({ state, before, speaker, lights, initials }: BoardProps<SDState>) {
  const layout = layoutOf(state);
  const { links, cities } = layout.map;
  const clear = clearOf(state, before, layout, lights);
  const route = routeMade(state, before, layout);
  const chosen = links.filter((link) => lights.orderOf(linkTouch(link)) > 0);
  const picked = cities.filter((city) => lights.orderOf(cityTouch(city)) > 0);
  return (
    <g class={style.board}>
      <Ground layout={layout} speaker={speaker} own={state.board !== null} />
      {chosen.map(({ id, index }) => (
        <path key={id} class={style.chosenLink} d={layout.runs[index]!.d} />
      ))}
      {links.map((link) => {
        const owner = state.rails[link.index]!;
        return (
          <LinkSpot
            key={link.id}
            link={link}
            run={layout.runs[link.index]!}
            owner={owner}
            pending={owner !== before.rails[link.index]}
            veiled={clear !== null && !clear.links.has(link)}
            onRoute={route.has(link.index)}
          />
        );
      })}
      <g class={style.litLinks}>
        {links
          .filter((link) => lights.isLit(linkTouch(link)))
          .map(({ id, index, cost }) => {
            const { d, middle } = layout.runs[index]!;
            return (
              <g key={id} class="lit">
                <LitLine d={d} />
                <g transform={moveTo(middle)} class={style.litPlate}>
                  <rect x={-PLATE} y={-PLATE} width={2 * PLATE} height={2 * PLATE} rx={2} />
                  <text y={5.6}>{cost}</text>
                </g>
              </g>
            );
          })}
      </g>
      {picked.map((city) => (
        <path key={city.id} class="chosen" transform={moveTo(city)} d={rimOf(city, 9)} />
      ))}
      {cities
        .filter((city) => lights.isLit(cityTouch(city)))
        .map((city) => (
          <g key={city.id} class={`lit ${style.litCity}`} transform={moveTo(city)}>
            <LitLine d={rimOf(city, 5)} />
          </g>
        ))}
      {cities.map((city) => (
        <CitySpot
          key={city.id}
          city={city}
          cube={isFinal(state) ? state.goods.includes(city.id) : true}
          veiled={clear !== null && !clear.cities.has(city)}
        />
      ))}
      {cities.map((city) => {
        const gain = gainAt(state, before, city, lights);
        return gain === null ? null : <Gain key={city.id} city={city} gain={gain} offered={isFinal(before)} />;
      })}
      <LinkFlash before={before} layout={layout} />
      <Fresh layout={layout} lights={lights} initials={initials} />
      <Names layout={layout} clear={clear} />
      <Focus layout={layout} lights={lights} />
    </g>
  );
}

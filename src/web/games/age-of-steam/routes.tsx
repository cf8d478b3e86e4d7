/** The links of a route on the board: glowing under the track, signs of who earns over it. */
import type { AosState, Hex } from '../../../games/age-of-steam/index.ts';
import type { Sealed, Touch } from '../../../kernel/contract.ts';
import { MarkShape } from '../../ui/mark.tsx';
import type { Lights } from '../face.ts';
import style from './board.module.css';
import type { Layout } from './geometry.ts';
import { type LinkDrawn, linksOf } from './links.ts';
import { colourOfOwner } from './looks.ts';

export const placeTouch = (hex: Hex): Touch => ({ on: 'place', id: hex.id });
export const linkTouch = (id: string): Touch => ({ on: 'link', id });

export interface Routes {
  readonly chosen: readonly LinkDrawn[];
  readonly lit: readonly LinkDrawn[];
}

/** Every link that is part of the chosen route or of one that is told of, or may be asked for in another. */
export function routesOf(s: Sealed<AosState>, lights: Lights): Routes {
  const links = lights.about('link') ? linksOf(s) : [];
  return {
    chosen: links.filter(({ id }) => lights.orderOf(linkTouch(id)) > 0 || lights.isTold(linkTouch(id))),
    lit: links.filter(({ id }) => lights.isLit(linkTouch(id))),
  };
}

const LinkPath = ({
  link,
  layout,
  look,
  inner,
}: {
  link: LinkDrawn;
  layout: Layout;
  look: string;
  inner?: boolean;
}) => (
  <>
    {link.pieces.map(({ hex, d }) => (
      <path
        key={`${hex} ${d}`}
        class={look}
        data-inner={inner || undefined}
        transform={`translate(${layout.centres[hex]!.x} ${layout.centres[hex]!.y})`}
        d={d}
      />
    ))}
  </>
);

export const RouteGlow = ({ routes, layout }: { routes: Routes; layout: Layout }) => (
  <>
    {routes.chosen.map((link) => (
      <LinkPath key={link.id} link={link} layout={layout} look={style.routeGlow!} />
    ))}
  </>
);

export const LitLinks = ({ routes, layout }: { routes: Routes; layout: Layout }) => (
  <>
    {routes.lit.map((link) => (
      <g key={link.id}>
        <LinkPath link={link} layout={layout} look={style.linkLit!} />
        <LinkPath link={link} layout={layout} look={style.linkLit!} inner />
      </g>
    ))}
  </>
);

/** Who earns on a link of the route. */
export const Gain = ({ link }: { link: LinkDrawn }) => {
  const colour = colourOfOwner(link.owner);
  return (
    <g class={style.gain} transform={`translate(${link.at.x} ${link.at.y + 22})`}>
      <rect x={-21} y={-10} width={42} height={20} rx={10} />
      {colour && <MarkShape colour={colour} x={-10} r={5.4} />}
      <text x={6} y={4.4}>
        {colour && colour !== 'grey' ? '+1' : '0'}
      </text>
    </g>
  );
};

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rngSource } from '../../../kernel/chance.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { copy } from '../../../kernel/copy.ts';
import { advance, start } from '../../../kernel/engine.ts';
import { sample } from '../../../kernel/legal.ts';
import { isOver, toAct } from '../../../kernel/phases.ts';
import { rngOf } from '../../../kernel/rng.ts';
import { mapOf } from '../board/maps.ts';
import { steelDriver } from '../index.ts';
import { COMPANIES, type SDState } from '../state.ts';
import { scenario } from '../testing/scenario.ts';
import { companyOf, placeOf, railsBuilt } from './companies.ts';
import { collectable } from './goods.ts';
import { type Networks, networksOf } from './networks.ts';
import { isLinked } from './transcontinental.ts';

/** Every pair of cities and whether rails join them: which city stands for the others is of no account. */
const pairs = ({ map, joined }: Networks): boolean[] => {
  const root = (city: number): number => (joined[city] === city ? city : root(joined[city]!));
  return map.cities.flatMap((a) => map.cities.map((b) => root(a.index) === root(b.index)));
};

describe('networks kept up while rails are laid', () => {
  test('are those that a copy of the position is found to have', () => {
    const rng = rngOf('networks');
    const options = { map: 'us-reconstructed' as const };
    const begun = start(steelDriver, { seats: 4, options, rules: steelDriver.rules }, rngSource(rng));
    if (!begun.ok) throw new Error('the game did not start');
    const { state } = begun;
    const s: Sealed<SDState> = state;
    for (let n = 1; !isOver(s); n++) {
      const seat = toAct(steelDriver, s)[0]!;
      const kept = networksOf(s);
      expect(advance(steelDriver, state, seat, sample(steelDriver, s, seat, rng)!, rngSource(rng))).toBeNull();
      expect(networksOf(s)).toBe(kept);
      const left = COMPANIES.map((id) => collectable(s, id));
      if (n % 7 > 0) continue; // it is kept up for seven moves, then a copy is asked and it is derived anew
      const fresh = networksOf(copy(state));
      expect({ ...kept, joined: pairs(kept) }).toEqual({ ...fresh, joined: pairs(fresh) });
      expect(COMPANIES.map((id) => collectable(copy(state), id))).toEqual(left); // goods are kept up alike
    }
    expect(s.transcontinental !== null).toBe(isLinked(s.rails, mapOf(s)));
  });

  test('are out of step with nothing: rails, networks and goods of a draft are written by the two files that keep them up', () => {
    const folder = join(import.meta.dirname, '..');
    const writes = /\.rails\[[^\]]*\] = |\bcities\.(push|splice|pop)\(|\.cities = |\bgoods\.(push|splice|pop)\(/;
    const files = globSync(['rules/**/*.ts', 'bot/**/*.ts', '*.ts'], { cwd: folder }).filter(
      (file) => !file.includes('.test.'),
    );
    const writing = files.filter((file) => writes.test(readFileSync(join(folder, file), 'utf8')));
    expect(writing.sort()).toEqual(['rules/goods.ts', 'rules/networks.ts']);
  });

  test('know places, boxes and rails of the companies', () => {
    const s = scenario('3p | red new-york boston albany | blue chicago milwaukee | last red:1 blue:2');
    expect(COMPANIES.map(placeOf)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const id of COMPANIES) expect(companyOf(s, id)).toBe(s.companies[id]);
    expect([...networksOf(s).built]).toEqual(COMPANIES.map((id) => railsBuilt(s, id)));
  });
});

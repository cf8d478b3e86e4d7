/** The 17 options, one map, and the sets of options that people name. */
import { defineOptions, type OptionSpec } from '../../kernel/options.ts';
import { MAPS, type MapId, mapById } from './board/maps.ts';
import type { RuleId } from './rulebook.ts';
import type { AosOptions } from './state.ts';

/** An option that does nothing on some maps keeps its default there. */
const unless = <V extends string | number>(
  values: readonly V[],
  rule: RuleId,
  idle: (map: MapId) => boolean,
): OptionSpec<V> => ({
  values,
  default: values[0]!,
  rule,
  allowed: ({ map }) => (idle(map as MapId) ? values.slice(0, 1) : values),
});
const always = <V extends string | number>(values: readonly V[], rule: RuleId): OptionSpec<V> => ({
  values,
  default: values[0]!,
  rule,
});

const isSolitaire = (map: MapId): boolean => Object.keys(mapById(map).turns).every((players) => players === '1');

export const options = defineOptions<AosOptions>({
  map: { values: MAPS, default: 'rust-belt' },
  initialOrder: unless(['dice', 'shuffle'], 'AOS-6', isSolitaire),
  tileSupply: always(['limited', 'unlimited'], 'AOS-8'),
  ownershipDiscs: always(['unlimited', '20'], 'AOS-9'),
  engineer: unless(
    ['four-tiles', 'four-tiles-flat-2'],
    'AOS-23',
    (map) => mapById(map).rules.engineerHalvesDearestTile, // AOS-75
  ),
  production: always(['draw-2', 'draw-4-keep-2'], 'AOS-24'),
  startFromTown: always(['own-only', 'any-connected'], 'AOS-28'),
  sameHexTwice: always(['forbidden', 'allowed'], 'AOS-32'),
  redirect: always(['own-or-unowned', 'unowned-only'], 'AOS-36'),
  complexPlacement: always(['direct', 'replace-only'], 'AOS-39'),
  upgradeToParallel: always([3, 2], 'AOS-42'),
  urbanizationTiming: always(['before-track', 'any-time'], 'AOS-45'),
  urbanizedStub: always(['urbanizer', 'neutral'], 'AOS-47'),
  ownLinkInMove: always(['none', 'at-least-one', 'first'], 'AOS-53'),
  bankruptAt: always(['below-zero', 'zero'], 'AOS-60'),
  reductionAt50: always([8, 10], 'AOS-62'),
  growthDice: unless(
    ['starting-players', 'remaining-players'],
    'AOS-63',
    (map) => mapById(map).rules.growthDice !== null, // AOS-76: the dice of the map are another thing
  ),
  trackScoring: unless(['sections', 'links'], 'AOS-70', (map) => mapById(map).rules.buybackPerShare !== null),
});

export const PRESETS = ['first-edition', 'card', 'online-practice', 'faidutti'] as const;
export type PresetId = (typeof PRESETS)[number];

export const presets: Readonly<Record<PresetId, Partial<AosOptions>>> = {
  'first-edition': { complexPlacement: 'replace-only' },
  card: { redirect: 'unowned-only', bankruptAt: 'zero', trackScoring: 'links' },
  'online-practice': {
    upgradeToParallel: 2,
    reductionAt50: 10,
    urbanizationTiming: 'any-time',
    ownershipDiscs: '20',
  },
  faidutti: { engineer: 'four-tiles-flat-2', production: 'draw-4-keep-2' },
};

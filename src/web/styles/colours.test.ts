import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COLOURS } from '../ui/colours.ts';
import { contrast, distance, EYES } from './colours.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** The colours that a selector sets; what stands inside @media is left out. */
function tokensOf(selector: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, selectors = '', body = ''] of css.split('@media')[0]!.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((one) => one.trim() === selector)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})\b/gi))
      found[name] = value.length === 4 ? `#${[...value.slice(1)].map((c) => c + c).join('')}` : value;
  }
  return found;
}
const light = tokensOf(':root');
const dark = { ...light, ...tokensOf('[data-theme="dark"]') };
const wide = { ...light, ...tokensOf('[data-palette="wide"]') };

const PAIRS: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ['ink', 'page', 7],
  ['ink', 'sheet', 7],
  ['ink-2', 'page', 4.5],
  ['ink-2', 'sheet', 4.5],
  ['ink-2', 'sheet-3', 4.5],
  ['ink-3', 'page', 4.5],
  ['ink-3', 'sheet', 4.5],
  ['ink-3', 'sheet-2', 4.5],
  ['on-go', 'go', 4.5],
  ['on-go', 'go-2', 4.5],
  ['on-lamp', 'lamp', 7],
  ['lamp-text', 'sheet', 4.5],
  ['lamp-text', 'lamp-soft', 4.5],
  ['ink', 'lamp-soft', 7],
  ['stop', 'sheet', 4.5],
  ['stop', 'stop-soft', 4.5],
  ['link', 'sheet', 4.5],
  ['link', 'page', 4.5],
  ['focus', 'page', 3],
  ['focus', 'sheet', 3],
  ['rule-2', 'sheet', 3],
  ['b-label', 'b-plain', 7],
  ['b-label', 'b-forest', 7],
  ['b-label', 'b-mountain', 7],
  ['b-label', 'b-water', 7],
  ['b-cost', 'b-halo', 4.5],
  ['b-halo', 'b-label', 7],
  ['b-river', 'b-plain', 3],
  ['b-mountain-ink', 'b-mountain', 3],
  ['b-forest-ink', 'b-forest', 3],
  ['piece-edge', 'b-plain', 3],
  ['piece-edge', 'b-water', 3],
];

describe('text and lines stand out from their ground', () => {
  test.each(PAIRS)('%s on %s: at least %d in both themes', (ink, ground, least) => {
    for (const theme of [light, dark]) expect(contrast(theme[ink]!, theme[ground]!)).toBeGreaterThanOrEqual(least);
  });

  test.each(COLOURS)('a letter on a %s piece can be read, in both palettes', (colour) => {
    for (const palette of [light, wide])
      expect(contrast(palette[`on-${colour}`]!, palette[`p-${colour}`]!)).toBeGreaterThanOrEqual(4.5);
  });

  test('the contrast of black on white is 21, so the measure is the one of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});

/** Pieces that lie side by side in a game. */
const SETS: Readonly<Record<string, string>> = {
  'players with track of their own': 'blue yellow purple black red green',
  'companies of Chicago Express': 'red blue yellow green black',
  'companies of Steel Driver': 'red yellow green blue grey brown',
  'goods of Age of Steam': 'red blue purple yellow black',
  'goods of Age of Steam, southern map': 'red blue purple yellow black white',
  'goods of Steel Driver': 'black white silver orange red',
  'influence in Last Train': 'white brown green red',
  'goods and passengers of Last Train': 'white orange red green',
  'goods and passengers of First Train': 'grey yellow red green',
};

const closest = (palette: Record<string, string>, set: string, eye: (typeof EYES)[string]): number => {
  const colours = set.split(' ').map((name) => palette[`p-${name}`]!);
  return Math.min(...colours.flatMap((one, i) => colours.slice(i + 1).map((other) => distance(one, other, eye))));
};

describe('pieces of one game differ for every eye', () => {
  for (const [name, set] of Object.entries(SETS))
    test.each(Object.entries(EYES))(`${name}: at least 12 with %s`, (_, eye) => {
      expect(closest(light, set, eye)).toBeGreaterThanOrEqual(12);
    });

  test('the wide palette sets the companies of Chicago Express farther apart than the printed one', () => {
    const least = (palette: Record<string, string>) =>
      Math.min(...Object.values(EYES).map((eye) => closest(palette, SETS['companies of Chicago Express']!, eye)));
    expect(least(wide)).toBeGreaterThan(least(light) + 2);
  });

  test.each(Object.entries(SETS))('%s: the wide palette is never below 12 either', (_, set) => {
    for (const eye of Object.values(EYES)) expect(closest(wide, set, eye)).toBeGreaterThanOrEqual(12);
  });
});

/** The field for a Master's time: only where one sits, and what is chosen is told. */
import { beforeEach, expect, test } from 'vitest';
import { readMasterMs } from '../../table/creation.ts';
import { speakerFor } from '../../text/speaker.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { pagesEn } from '../text/pages.en.ts';
import { pagesFr } from '../text/pages.fr.ts';
import { voice } from '../text/say.ts';
import { MasterTime } from './master-time.tsx';

const english = { locale: 'en' as const, lines: en, pageLines: pagesEn, speaker: speakerFor(null, 'en', []) };
const french = { locale: 'fr' as const, lines: fr, pageLines: pagesFr, speaker: speakerFor(null, 'fr', []) };
beforeEach(() => voice.set(english));

const field = (seats: string[], masterMs: number, onTime: (masterMs: number) => void = () => {}) =>
  MasterTime({ seats, masterMs, onTime })?.props.children.props ?? null;

test('a Master’s time is asked only where one sits', () => {
  expect(field(['me', 'expert', 'regular'], 2000)).toBeNull();
  expect(field(['me', 'master', 'regular'], 2000)).toMatchObject({ label: 'Time for a move', value: 2000 });
});

test('every time that is offered can be opened, and the one chosen is told', () => {
  const told: number[] = [];
  const { options, onChoose } = field(['master', 'me'], 5000, (ms) => told.push(ms));
  const times = options.map((option: { value: number }) => option.value);
  expect(times).toEqual([500, 1000, 2000, 5000]);
  for (const ms of times) {
    expect(readMasterMs(ms, 'masterMs')).toEqual({ ok: true, value: ms });
    onChoose(ms);
  }
  expect(told).toEqual(times);
});

test('times are said in seconds, in both languages', () => {
  const labels = () => field(['master'], 2000).options.map((option: { label: string }) => option.label);
  expect(labels()).toEqual(['0.5 sec', '1 sec', '2 sec', '5 sec']);
  voice.set(french);
  expect(labels()[0]).toMatch(/^0,5\s?s$/);
});

import { expect, test } from 'vitest';
import { speakerFor } from '../../text/speaker.ts';
import { botLevel, botName, namesOnline } from './bot-name.ts';
import { en } from './en.ts';
import { voice } from './say.ts';

test('robots have the name of their level, and a number where there are several of one', () => {
  voice.set({ locale: 'en', lines: en, pageLines: null, speaker: speakerFor(null, 'en', []) });
  expect(botName('bot:expert')).toBe(botName('expert'));
  expect(botName('bot:unheard-of')).toBe('Robot');
  expect([botLevel('bot:expert'), botLevel('bot:unheard-of')]).toEqual(['Expert', undefined]);
  const robot = (level: string) => ({ id: `bot:${level}`, name: level, mode: 'bot' as const });
  const ann = { id: 'p1', name: 'Ann', mode: 'person' as const };
  expect(namesOnline([robot('expert'), ann, robot('expert'), robot('master')])).toEqual([
    'Robot Expert',
    'Ann',
    'Robot Expert 2',
    'Robot Master',
  ]);
});

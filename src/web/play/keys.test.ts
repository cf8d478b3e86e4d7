import { expect, test } from 'vitest';
import { commandFor } from './keys.ts';

const press = (key: string, more: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {}) =>
  commandFor({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more });

test('a letter with Shift is another command than the letter', () => {
  expect(press('z')).toBe('undo');
  expect(press('Z', { shiftKey: true })).toBe('start-over');
  expect(press('n')).toBe('next-lit');
  expect(press('N', { shiftKey: true })).toBe('previous-lit');
});

test('with Caps Lock a letter means the same', () => {
  expect(press('Z')).toBe('undo');
});

test('a sign is the same key with or without Shift, as keyboards differ', () => {
  expect(press('?', { shiftKey: true })).toBe('help');
  expect(press('?')).toBe('help');
  expect(press('/', { shiftKey: true })).toBe('rules');
  expect(press('1', { shiftKey: true })).toBe('nth');
});

test('what the browser does with Control, Alt or Command is left to it', () => {
  expect(press('z', { ctrlKey: true })).toBeNull();
  expect(press('r', { metaKey: true })).toBeNull();
  expect(press('p', { altKey: true })).toBeNull();
});

test('other keys are not ours', () => {
  expect(press('q')).toBeNull();
  expect(press('ArrowLeft')).toBeNull();
});

import { options } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirst, drawFirst } from './two-steps.ts';

/** A page whose frames come when they are called for. */
function page(hidden = false) {
  const frames: (() => void)[] = [];
  const attributes = new Set<string>();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('document', {
    hidden,
    documentElement: {
      setAttribute: (name: string) => attributes.add(name),
      removeAttribute: (name: string) => attributes.delete(name),
    },
  });
  return { frames, attributes };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whatever is to be drawn again goes through Preact's own door. */
const queue = (draw: () => void) => options.debounceRendering?.(draw);
const heard = () => new Promise((done) => setImmediate(() => setImmediate(done)));

test('what is drawn first is drawn at once; the rest follows once that frame is painted, in order', async () => {
  const { frames, attributes } = page();
  const order: string[] = [];
  drawFirst(() => order.push('board'));
  queue(() => order.push('screen'));
  afterFirst(() => order.push('send'));
  await heard();
  expect(order).toEqual(['board']);
  expect(attributes).toContain('data-drawing');
  frames.shift()?.();
  await heard();
  expect(order).toEqual(['board', 'screen', 'send']);
  expect(attributes).not.toContain('data-drawing');
});

test('a second touch before the paint is drawn at once too, and the rest waits for one paint only', async () => {
  const { frames } = page();
  const order: string[] = [];
  drawFirst(() => order.push('first'));
  queue(() => order.push('screen'));
  drawFirst(() => order.push('second'));
  expect(frames).toHaveLength(1);
  frames.shift()?.();
  await heard();
  expect(order).toEqual(['first', 'second', 'screen']);
});

test('a page that paints nothing keeps nobody waiting', async () => {
  const order: string[] = [];
  page(true);
  drawFirst(() => order.push('board'));
  afterFirst(() => order.push('send'));
  expect(order).toEqual(['board', 'send']);
  page();
  drawFirst(() => order.push('board'));
  afterFirst(() => order.push('late'));
  vi.runAllTimers();
  expect(order).toEqual(['board', 'send', 'board', 'late']);
});

test('without a touch things are drawn as ever', async () => {
  page();
  const order: string[] = [];
  queue(() => order.push('screen'));
  await heard();
  expect(order).toEqual(['screen']);
});

test('what fails after the paint is told and keeps nothing back', async () => {
  const { frames } = page();
  const order: string[] = [];
  vi.stubGlobal('reportError', (error: Error) => order.push(error.message));
  drawFirst(() => order.push('board'));
  queue(() => {
    throw new Error('a panel fails');
  });
  afterFirst(() => order.push('send'));
  frames.shift()?.();
  await heard();
  expect(order).toEqual(['board', 'a panel fails', 'send']);
});

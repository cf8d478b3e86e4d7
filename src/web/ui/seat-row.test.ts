import { type ComponentChildren, isValidElement } from 'preact';
import { expect, test } from 'vitest';
import { SeatRow } from './seat-row.tsx';

/** What is read out of a part that needs no browser to be drawn. */
function readOut(node: ComponentChildren): string {
  if (Array.isArray(node)) return node.map(readOut).join('');
  if (!isValidElement(node)) return typeof node === 'string' || typeof node === 'number' ? `${node}` : '';
  const { type, props } = node;
  if (typeof type === 'function') return readOut((type as (own: object) => ComponentChildren)(props));
  return 'aria-hidden' in props ? '' : readOut(props.children);
}

test('the level of a robot is a word of its own beside the name', () => {
  const seat = { seat: 1, name: 'Rocket', initials: 'RO', robot: true };
  expect(readOut(SeatRow({ seat: { ...seat, level: 'Regular' }, name: 'Rocket' }))).toBe('Rocket Regular');
  expect(readOut(SeatRow({ seat, name: 'Rocket' }))).toBe('Rocket');
});

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { followGestures } from './gestures.ts';

/** A frame at 10, 20 of its page, as far as the wheel asks: events, and where it stands. */
function frameWith(canTurn: (x: number, y: number) => boolean) {
  const heard: string[] = [];
  const frame = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 10, top: 20 }),
  }) as unknown as HTMLElement;
  const leave = followGestures(
    frame,
    frame,
    { panBy: () => heard.push('pan'), zoomBy: (factor) => heard.push(factor > 1 ? 'nearer' : 'farther') },
    {
      aim: () => heard.push('aim'),
      lose: () => heard.push('lose'),
      tap: () => heard.push('tap'),
      press: () => heard.push('press'),
      hover: () => heard.push('hover'),
      turn(x, y, by) {
        if (canTurn(x, y)) heard.push(`turn ${by} at ${x} ${y}`);
        return canTurn(x, y);
      },
      isDead: () => false,
    },
  );
  const wheel = (deltaY: number, timeStamp: number, more: object = {}) => {
    const event = Object.assign(new Event('wheel', { cancelable: true }), {
      ...{ deltaY, deltaMode: 0, clientX: 110, clientY: 220, ctrlKey: false },
      ...more,
    });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    frame.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { heard, wheel, leave };
}

describe('the wheel over a board', () => {
  // The one constant of a browser that it reads.
  beforeAll(() => void vi.stubGlobal('WheelEvent', { DOM_DELTA_LINE: 1 }));
  afterAll(() => void vi.unstubAllGlobals());

  test('turns what lies under it, one step either way, and the page does not scroll', () => {
    const { heard, wheel } = frameWith(() => true);
    expect(wheel(100, 1000)).toBe(true);
    wheel(-100, 2000);
    expect(heard).toEqual(['turn 1 at 100 200', 'turn -1 at 100 200']);
  });

  test('turns one step however many notches it reports at once', () => {
    const { heard, wheel } = frameWith(() => true);
    for (const time of [1000, 1040, 1080, 1119, 1120]) wheel(100, time);
    expect(heard).toHaveLength(2);
  });

  test('zooms where nothing can be turned, and always with Ctrl', () => {
    const open = frameWith(() => false);
    open.wheel(-100, 1000);
    open.wheel(100, 1010);
    expect(open.heard).toEqual(['nearer', 'farther']);
    const tile = frameWith(() => true);
    tile.wheel(-100, 1000, { ctrlKey: true });
    expect(tile.heard).toEqual(['nearer']);
  });

  test('is no longer heard once the board is gone', () => {
    const { heard, wheel, leave } = frameWith(() => true);
    leave();
    expect(wheel(100, 1000)).toBe(false);
    expect(heard).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLOSE, type FromServer, LIMITS, PROTOCOL } from '../../protocol/messages.ts';
import { clockOf } from './clock-skew.ts';
import { backoff, type SocketCarrier, socketCarrier, type Wire } from './socket.ts';

/** A line without a network: the test is the server. */
class FakeWire implements Wire {
  readyState = 0;
  readonly sent: { t: string; at?: number }[] = [];
  closed = false;
  readonly #ears: Record<string, ((event: never) => void)[]> = {};
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  addEventListener(type: string, heard: (event: never) => void) {
    this.#ears[type] = [...(this.#ears[type] ?? []), heard];
  }
  #tell(type: string, event: object) {
    for (const ear of this.#ears[type] ?? []) ear(event as never);
  }
  open() {
    this.readyState = 1;
    this.#tell('open', {});
  }
  says(message: FromServer | string) {
    this.#tell('message', { data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
  ends(code: number) {
    this.readyState = 3;
    this.#tell('close', { code });
  }
}

const welcome = (now = Date.now()): FromServer => ({
  ...{ t: 'welcome', protocol: PROTOCOL, build: 'b', account: { id: 'a', name: 'Ann' }, now, limits: LIMITS },
});

describe('the line to the server', () => {
  const wires: FakeWire[] = [];
  let carrier: SocketCarrier;
  let wake = () => {};
  let offLine = () => {};
  const last = () => wires.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
    wires.length = 0;
    carrier = socketCarrier({
      ...{ url: 'ws://here/socket', build: 'test', wait: (tries) => 1000 * (tries + 1) },
      open() {
        wires.push(new FakeWire());
        return last();
      },
      onLost(called) {
        offLine = called;
        return () => {};
      },
      onWake(called) {
        wake = called;
        return () => {
          wake = () => {};
        };
      },
    });
  });
  afterEach(() => {
    carrier.close();
    vi.useRealTimers();
  });

  const up = () => {
    last().open();
    last().says(welcome());
  };

  it('greets, and is up when it is welcomed', () => {
    expect(carrier.state.value).toBe('connecting');
    last().open();
    expect(last().sent).toEqual([{ t: 'hello', protocol: PROTOCOL, build: 'test' }]);
    expect(carrier.who.value).toBeUndefined();
    last().says(welcome());
    expect([carrier.state.value, carrier.who.value]).toEqual(['up', { id: 'a', name: 'Ann' }]);
  });

  it('sends nothing while it is not up', () => {
    carrier.send({ t: 'lobby', on: true });
    up();
    carrier.send({ t: 'lobby', on: true });
    expect(last().sent.filter(({ t }) => t === 'lobby')).toHaveLength(1);
  });

  it.each([
    ['the server stops', CLOSE.goingAway, 1000],
    ['no hello in time', CLOSE.noHello, 1000],
    ['the session has ended', CLOSE.signedOut, 1000],
    ['it read too slowly', CLOSE.tooSlow, 1000],
    ['too fast', CLOSE.tooFast, 60_000],
    ['a line cut', 1006, 1000],
  ])('comes back after: %s', (_why, code, after) => {
    up();
    last().ends(code);
    expect(carrier.state.value).toBe('down');
    vi.advanceTimersByTime(after - 1);
    expect(wires).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(wires).toHaveLength(2);
    up();
    expect(carrier.state.value).toBe('up');
  });

  it('waits longer each time, and begins anew once it has been up', () => {
    up();
    for (const wait of [1000, 2000, 3000]) {
      const count = wires.length;
      last().ends(1006);
      vi.advanceTimersByTime(wait - 1);
      expect(wires).toHaveLength(count);
      vi.advanceTimersByTime(1);
      expect(wires).toHaveLength(count + 1);
    }
    up();
    last().ends(1006);
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(5);
  });

  it('a version that is too old stays off, and says so', () => {
    up();
    last().says({ t: 'reload', protocol: 99, build: 'new' });
    last().ends(CLOSE.reload);
    vi.advanceTimersByTime(120_000);
    expect([carrier.state.value, carrier.ended.value, wires.length]).toEqual(['off', 'reload', 1]);
  });

  it('tries at once when the device is on line again or the page is looked at', () => {
    up();
    last().ends(1006);
    wake();
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(5000);
    expect(wires).toHaveLength(2); // the try that was waiting is not made as well
  });

  it('gives up a line that no longer answers, and what it says later is not heard', () => {
    up();
    const old = last();
    vi.advanceTimersByTime(10_000); // no answer to the first ping
    expect([carrier.state.value, old.closed]).toEqual(['down', true]);
    const heard: FromServer[] = [];
    carrier.listen((message) => heard.push(message));
    old.says(welcome());
    old.ends(1006);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(2);
  });

  it('gives up a server that does not greet back, too', () => {
    last().open();
    vi.advanceTimersByTime(10_000);
    expect([carrier.state.value, wires[0]!.closed]).toEqual(['down', true]);
    vi.advanceTimersByTime(1000);
    wake(); // while the second is still being opened
    expect([wires.length, wires[1]!.closed]).toEqual([3, true]);
  });

  it('any word of the server is a sign of life', () => {
    up();
    for (let n = 0; n < 20; n++) {
      vi.advanceTimersByTime(9000);
      last().says({ t: 'pong', at: Date.now(), now: Date.now() });
    }
    expect([carrier.state.value, wires.length]).toEqual(['up', 1]);
    expect(last().sent.filter(({ t }) => t === 'ping').length).toBeGreaterThan(5);
  });

  it('says at once that the device has lost its line, and comes back when it has one', () => {
    up();
    const [old, states] = [last(), [] as string[]];
    carrier.state.follow((state) => states.push(state));
    offLine();
    expect([states, old.closed]).toEqual([['down'], true]);
    wake();
    up();
    expect([states, wires.length]).toEqual([['down', 'up'], 2]);
  });

  it('passes over what it does not understand', () => {
    up();
    const heard: FromServer[] = [];
    carrier.listen((message) => heard.push(message));
    for (const text of ['{', '{"t":"song"}', '{"t":"told"}']) last().says(text);
    last().says({ t: 'unsubscribed', table: 'x' });
    expect(heard).toEqual([{ t: 'unsubscribed', table: 'x' }]);
  });

  it('opened again, as somebody else: the old line is not heard any more', () => {
    up();
    const old = last();
    const states: string[] = [];
    carrier.state.follow((state) => states.push(state));
    carrier.again();
    old.ends(1000);
    last().open();
    last().says({ ...(welcome() as Extract<FromServer, { t: 'welcome' }>), account: null });
    expect([states, carrier.who.value, wires.length, old.closed]).toEqual([['down', 'up'], null, 2, true]);
  });

  it('half of a wait is chance, and it is never longer than half a minute', () => {
    expect([backoff(0, 0), backoff(0, 1), backoff(3, 0), backoff(50, 1)]).toEqual([250, 500, 2000, 30_000]);
  });
});

describe('the clock of the host', () => {
  it('is half of the way there and back, by the quickest answer', () => {
    const clock = clockOf();
    clock.guess(5000, 4000);
    expect(clock.skew()).toBe(1000);
    clock.pong({ at: 4000, now: 5150 }, 4200);
    expect(clock.skew()).toBe(1050);
    clock.pong({ at: 5000, now: 6900 }, 5900); // slower: worse
    expect(clock.skew()).toBe(1050);
    clock.pong({ at: 6000, now: 7060 }, 6040);
    expect(clock.skew()).toBe(1040);
    clock.guess(0, 4000);
    expect(clock.skew()).toBe(1040);
  });

  it('an old answer counts no more', () => {
    const clock = clockOf();
    clock.pong({ at: 0, now: 10 }, 10);
    clock.pong({ at: 700_000, now: 700_600 }, 700_400);
    expect(clock.skew()).toBe(400);
  });
});

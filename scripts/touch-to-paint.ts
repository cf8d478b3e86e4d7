/**
 * How long a finger waits for the board: from the moment it lifts to the paint that shows what it did, on a slowed
 * processor. Beside it, in the same browser, the least that Preact can do: the same elements before and after, as plain
 * nodes, drawn over each other.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { bringIn } from './recorded.ts';
import { workBetween } from './thread-work.ts';

/** Milliseconds from the finger. */
export interface Waited {
  /** Until the elements have changed. */
  readonly drawn: number;
  /** Until they are painted. */
  readonly painted: number;
  /** What the page's own thread worked meanwhile: other work on the machine does not count. */
  readonly work: number;
}

export interface Touched {
  readonly name: string;
  readonly ours: Waited;
  readonly bare: Waited;
  /** Elements on the screen. */
  readonly elements: number;
}

interface Scene {
  readonly name: string;
  /** Opens the position and says where the finger goes down, and what is there once it has. */
  open(page: Page): Promise<{ readonly x: number; readonly y: number; readonly shown: string }>;
}

/** Two steps of an expansion are chosen; the green button sends them. */
const SEND: Scene = {
  name: 'a move of Chicago Express, sent',
  async open(page) {
    await bringIn(page, { game: 'chicago-express', name: '4p-shares-wabash', moves: 202 });
    await page.locator('[data-part=touch-dial-expansion]').click();
    await page.locator('[data-part=touch-company-co]').first().click();
    for (const hex of ['D4', 'C4'])
      await page.locator(`[data-place="hex:${hex}"]`).evaluate((cell: HTMLElement) => cell.click());
    const main = page.locator('[data-part=main]:enabled');
    await main.waitFor();
    const seq = await page.locator('[data-play]').getAttribute('data-seq');
    const { x, y, width, height } = (await main.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2, shown: `[data-play]:not([data-seq="${seq}"])` };
  },
};

/** Whoever may lay four tiles touches the lit hex nearest to the middle of the screen. */
const BUILD: Scene = {
  name: 'a hex of Age of Steam, touched',
  async open(page) {
    await bringIn(page, { game: 'age-of-steam', name: 'rust-belt-4p', moves: 166 });
    await page.locator('[data-place^="hex:"][data-lit]').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(500); // the board has come to rest
    const { place, ...at } = await page.evaluate(() => {
      const svg = document.querySelector('main svg.board')!;
      const edge = svg.getBoundingClientRect();
      const frame = svg.parentElement!.parentElement!.getBoundingClientRect();
      const [left = 0, top = 0, width = 1, height = 1] = svg.getAttribute('viewBox')!.split(' ').map(Number);
      const lit = [...document.querySelectorAll('[data-place^="hex:"][data-lit]')].map((cell) => {
        const [px = 0, py = 0] = cell.getAttribute('data-at')!.split(' ').map(Number);
        const x = edge.left + ((px - left) / width) * edge.width;
        const y = edge.top + ((py - top) / height) * edge.height;
        const far = Math.hypot(x - frame.x - frame.width / 2, y - frame.y - frame.height / 2);
        return { place: cell.getAttribute('data-place')!, x, y, far };
      });
      return lit.reduce((best, one) => (one.far < best.far ? one : best));
    });
    return { ...at, shown: `[data-place="${place}"][aria-selected=true]` };
  },
};

const PREACT = readFileSync(fileURLToPath(import.meta.resolve('preact')), 'utf8');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en' };

/** Puts into the page what both measurements use. */
async function arm(page: Page): Promise<void> {
  await page.evaluate((code) => {
    type Tree = string | { tag: string; props: Record<string, string>; children: Tree[] };
    const painted = () =>
      new Promise<number>((done) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel(); // heard after the paint that follows
          port1.onmessage = () => {
            performance.mark('painted');
            done(performance.now());
          };
          port2.postMessage(null);
        }),
      );
    const treeOf = (node: Element): Tree => ({
      tag: node.localName,
      props: Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
      children: [...node.childNodes].flatMap((child) =>
        child instanceof Element ? [treeOf(child)] : child.nodeType === Node.TEXT_NODE ? [child.nodeValue ?? ''] : [],
      ),
    });
    let then: Tree = '';
    const host = document.createElement('div');
    const preact = import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
    const redraw = async (tree: Tree) => {
      const { h, render } = await preact;
      const made = (one: Tree): unknown =>
        typeof one === 'string' ? one : h(one.tag, one.props, ...one.children.map(made));
      render(made(tree), host);
    };
    const screen = () => document.querySelector('[data-play]')!;
    Object.assign(globalThis, {
      bench: {
        tree: () => treeOf(screen()),
        finger: (shown: string) =>
          new Promise((done) => {
            let from = 0;
            const lifted = ({ timeStamp }: Event) => {
              performance.mark('finger');
              from = timeStamp;
            };
            addEventListener('pointerup', lifted, { capture: true, once: true });
            const watch = new MutationObserver(async () => {
              if (from === 0 || !document.querySelector(shown)) return;
              watch.disconnect();
              const drawn = performance.now() - from;
              done({ drawn, painted: (await painted()) - from });
            });
            watch.observe(screen(), { subtree: true, childList: true, attributes: true, characterData: true });
          }),
        /** What was there goes on out of sight. */
        async lay(before: Tree, after: Tree) {
          document.body.replaceChildren(host);
          then = after;
          await redraw(before);
          await painted();
          await new Promise((done) => setTimeout(done, 300));
        },
        async over() {
          const from = await painted();
          performance.mark('finger');
          await redraw(then);
          const drawn = performance.now() - from;
          return { drawn, painted: (await painted()) - from, elements: host.querySelectorAll('*').length };
        },
      },
    });
  }, PREACT);
}

/** What `arm` has put there; passed as text, so that nothing is compiled into it. */
const ask = <T>(page: Page, call: string): Promise<T> => page.evaluate<T>(`bench.${call}`);

async function once(browser: Browser, address: string, cpu: number, { name, open }: Scene): Promise<Touched> {
  const context = await browser.newContext({ ...PHONE, baseURL: address, bypassCSP: true });
  try {
    const page = await context.newPage();
    const { x, y, shown } = await open(page);
    await arm(page);
    const before = await ask<object>(page, 'tree()');
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.waitForTimeout(1000);
    const finger = await workBetween(cdp, ['finger', 'painted'], async () => {
      const waiting = ask<Omit<Waited, 'work'>>(page, `finger(${JSON.stringify(shown)})`);
      await page.touchscreen.tap(x, y);
      return waiting;
    });
    const after = await ask<object>(page, 'tree()');
    await ask(page, `lay(${JSON.stringify(before)}, ${JSON.stringify(after)})`);
    const over = await workBetween(cdp, ['finger', 'painted'], () =>
      ask<Omit<Waited, 'work'> & { elements: number }>(page, 'over()'),
    );
    const { elements, ...bare } = over.done;
    return { name, ours: { ...finger.done, work: finger.work }, bare: { ...bare, work: over.work }, elements };
  } finally {
    await context.close();
  }
}

const middle = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** The middle of several rounds, each in a browser that knows nothing of the others. */
export async function measureTouches(
  browser: Browser,
  address: string,
  { cpu, rounds }: { cpu: number; rounds: number },
): Promise<Touched[]> {
  const rows: Touched[] = [];
  for (const scene of [SEND, BUILD]) {
    const all: Touched[] = [];
    for (let n = 0; n < rounds; n++) all.push(await once(browser, address, cpu, scene));
    const mid = (of: 'ours' | 'bare'): Waited => ({
      drawn: middle(all.map((one) => one[of].drawn)),
      painted: middle(all.map((one) => one[of].painted)),
      work: middle(all.map((one) => one[of].work)),
    });
    rows.push({ ...all[0]!, ours: mid('ours'), bare: mid('bare') });
  }
  return rows;
}

/**
 * How long a finger waits: from the moment it lifts to the frame in which the board shows what it did, and to the frame in
 * which all of the screen does, on a slowed processor. Beside it, in the same browser, the least that Preact can do: the
 * same elements before and after, as plain nodes, drawn over each other.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { bringIn, type Recorded } from './recorded.ts';
import { type Waited, waitFor } from './thread-work.ts';

export interface Touched {
  readonly name: string;
  /** Until the board shows it: what is lit and chosen, or what lies there now. */
  readonly board: Waited;
  /** Until the tiles that fit there are shown beside it, where there are such. */
  readonly tiles?: Waited;
  /** Until everything does: bar, bill, panels, the board in words. */
  readonly all: Waited;
  readonly bare: Waited;
  /** The raw limit of the board: until a page of one box has changed its colour, touched in the same way. */
  readonly empty: Waited;
  /** Elements on the screen. */
  readonly elements: number;
}

interface Scene {
  readonly name: string;
  /**
   * Opens the position and says where the finger goes down, and how the page tells that the board shows it and that all of
   * the screen does: expressions, so cheap that asking in every frame is no work of its own.
   */
  open(page: Page): Promise<{
    readonly x: number;
    readonly y: number;
    readonly first: string;
    readonly shown: string;
    /** The same for the ways of what was touched: the tiles that fit. */
    readonly ways?: string;
  }>;
}

/** Waits without looking from outside: Playwright's own way of looking stays in the page and listens to every touch. */
async function until(page: Page, selector: string): Promise<void> {
  while (!(await page.evaluate((wanted) => document.querySelector(wanted) !== null, selector)))
    await page.waitForTimeout(50);
}

/** The table of a recorded game, in a page in which nobody has looked for anything. */
async function openAfresh(page: Page, recorded: Recorded): Promise<void> {
  await bringIn(page, recorded);
  await page.reload();
  await until(page, '[data-play][data-turn=mine] [data-place][data-lit], [data-part=choices]');
}

const press = async (page: Page, selector: string): Promise<void> => {
  await until(page, selector);
  await page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
};

/** Two steps of an expansion are chosen; the green button sends them. */
const SEND: Scene = {
  name: 'a move of Chicago Express, sent',
  async open(page) {
    await openAfresh(page, { game: 'chicago-express', name: '4p-shares-wabash', moves: 202 });
    await press(page, '[data-part=touch-dial-expansion]');
    await press(page, '[data-part=touch-company-co]');
    for (const hex of ['D4', 'C4']) await press(page, `[data-place="hex:${hex}"][data-lit]`);
    await until(page, '[data-place="hex:C4"][aria-selected=true]');
    await until(page, '[data-part=main]:enabled');
    const at = await page.evaluate(() => {
      const { x, y, width, height } = document.querySelector('[data-part=main]')!.getBoundingClientRect();
      return {
        ...{ x: x + width / 2, y: y + height / 2 },
        seq: document.querySelector('[data-play]')!.getAttribute('data-seq'),
      };
    });
    return {
      ...{ x: at.x, y: at.y },
      first: '!bench.isChosen()',
      shown: `bench.screen.dataset.seq !== "${at.seq}"`,
    };
  },
};

/** Whoever may lay four tiles touches the lit hex nearest to the middle of the screen. */
const BUILD: Scene = {
  name: 'a hex of Age of Steam, touched',
  async open(page) {
    await openAfresh(page, { game: 'age-of-steam', name: 'rust-belt-4p', moves: 166 });
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
    return {
      ...at,
      first: 'bench.isChosen()',
      ways: 'bench.hasWays()',
      shown: `bench.cells.get("${place}").getAttribute('aria-selected') === 'true'`,
    };
  },
};

const PREACT = readFileSync(fileURLToPath(import.meta.resolve('preact')), 'utf8');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en' };

/** A finger lies on the screen for a moment before it lifts (milliseconds). */
const TAP = 100;

/** Puts into the page what both measurements use. */
async function arm(page: Page): Promise<void> {
  await page.evaluate((code) => {
    type Tree = string | { tag: string; props: Record<string, string>; children: Tree[] };
    const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));
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
    performance.mark('ready'); // the first mark takes a slow processor milliseconds
    const chosen = document.getElementsByClassName('chosen');
    const sets = document.getElementsByTagName('fieldset');
    Object.assign(globalThis, {
      bench: {
        screen: document.querySelector('[data-play]'),
        cells: new Map(
          [...document.querySelectorAll('[data-place]')].map((cell) => [cell.getAttribute('data-place'), cell]),
        ),
        /** Something is chosen on the board; what is drawn beforehand and out of sight does not count. */
        isChosen: () => [...chosen].some((one) => !one.closest('[data-spare]')),
        /** Their tiles are to be seen. */
        hasWays: () => [...sets].some((one) => one.querySelector('svg') && !one.closest('[data-spare]')),
        tree: () => treeOf(document.querySelector('[data-play]')!),
        /** Marks the first frame in which the board shows it, and the one in which all is shown and nothing more is to be drawn. */
        finger: (first: () => boolean, ways: (() => boolean) | null, shown: () => boolean) =>
          new Promise<void>((done) => {
            let board = false;
            let tiles = ways === null;
            const look = () => {
              if (!board && first()) {
                performance.mark('board');
                board = true;
              }
              if (!tiles && ways?.()) {
                performance.mark('tiles');
                tiles = true;
              }
              if (board && tiles && shown() && !document.documentElement.hasAttribute('data-drawing')) {
                performance.mark('all');
                setTimeout(done, 300); // the frame of the last mark is to end inside the trace
              } else requestAnimationFrame(look);
            };
            // When the finger lifted, and not when the page had time for it.
            const lifted = ({ timeStamp }: Event) => {
              performance.mark('finger', { startTime: timeStamp });
              requestAnimationFrame(look);
            };
            addEventListener('pointerup', lifted, { capture: true, once: true });
          }),
        /** What was there goes on out of sight. */
        async lay(before: Tree, after: Tree) {
          document.body.replaceChildren(host);
          then = after;
          await redraw(before);
          await frame();
          await new Promise((done) => setTimeout(done, 300));
        },
        async over() {
          performance.mark('finger');
          await redraw(then);
          await frame();
          performance.mark('all');
          await new Promise((done) => setTimeout(done, 300));
        },
        elements: () => host.querySelectorAll('*').length,
      },
    });
  }, PREACT);
}

/** What `arm` has put there; passed as text, so that nothing is compiled into it. */
const ask = <T>(page: Page, call: string): Promise<T> => page.evaluate<T>(`bench.${call}`);

/** A finger comes down, lies there for a moment and lifts. */
async function tap(page: Page, cdp: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(TAP);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** What the browser takes by itself, and the way in which the bench touches it. */
async function emptyPage(page: Page, cdp: CDPSession): Promise<Waited> {
  await page.setContent('<div style="height: 400px; background: white"></div>');
  await page.evaluate(() => performance.mark('ready'));
  await tap(page, cdp, { x: 100, y: 100 }); // the first touch of a page takes longer
  await page.waitForTimeout(500);
  const { board } = await waitFor(cdp, 'finger', ['board'], async () => {
    const waiting = page.evaluate(
      () =>
        new Promise<void>((done) => {
          const answer = ({ timeStamp }: Event) => {
            performance.mark('finger', { startTime: timeStamp });
            document.querySelector('div')!.style.background = 'black';
            requestAnimationFrame(() => {
              performance.mark('board');
              setTimeout(done, 300);
            });
          };
          addEventListener('pointerup', answer, { capture: true, once: true });
        }),
    );
    await tap(page, cdp, { x: 100, y: 100 });
    await waiting;
  });
  return board;
}

async function once(browser: Browser, address: string, cpu: number, { name, open }: Scene): Promise<Touched> {
  const context = await browser.newContext({ ...PHONE, baseURL: address, bypassCSP: true });
  const slow = async (page: Page): Promise<CDPSession> => {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return cdp;
  };
  try {
    const blank = await context.newPage();
    const empty = await emptyPage(blank, await slow(blank));
    await blank.close();
    const page = await context.newPage();
    const { x, y, first, ways, shown } = await open(page);
    await arm(page);
    const before = await ask<object>(page, 'tree()');
    const cdp = await slow(page);
    await page.waitForTimeout(1000);
    const marks = ways ? (['board', 'tiles', 'all'] as const) : (['board', 'all'] as const);
    const waits = await waitFor<'board' | 'tiles' | 'all'>(cdp, 'finger', marks, async () => {
      const waiting = ask<void>(page, `finger(() => ${first}, ${ways ? `() => ${ways}` : 'null'}, () => ${shown})`);
      await tap(page, cdp, { x, y });
      await waiting;
    });
    const after = await ask<object>(page, 'tree()');
    await ask(page, `lay(${JSON.stringify(before)}, ${JSON.stringify(after)})`);
    const { all: bare } = await waitFor(cdp, 'finger', ['all'], () => ask<void>(page, 'over()'));
    return { name, ...waits, bare, empty, elements: await ask<number>(page, 'elements()') };
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
    const rounded: Touched[] = [];
    for (let n = 0; n < rounds; n++) rounded.push(await once(browser, address, cpu, scene));
    const mid = (of: readonly Waited[]): Waited => ({
      painted: middle(of.map(({ painted }) => painted)),
      work: middle(of.map(({ work }) => work)),
    });
    const tiles = rounded.flatMap((one) => one.tiles ?? []);
    rows.push({
      ...rounded[0]!,
      board: mid(rounded.map(({ board }) => board)),
      ...(tiles.length > 0 ? { tiles: mid(tiles) } : {}),
      all: mid(rounded.map(({ all }) => all)),
      bare: mid(rounded.map(({ bare }) => bare)),
      empty: mid(rounded.map(({ empty }) => empty)),
    });
  }
  return rows;
}

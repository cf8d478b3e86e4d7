/** The whole site: a server with a fresh database that gives out the built client, and a browser. */
import { resolve } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/chromium.ts';
import { type Running, startServer } from '../../server/support/start.ts';

export const CLIENT = resolve(import.meta.dirname, '../../../dist/web');

export interface Visitor {
  readonly page: Page;
  /** What the page complained about: errors nobody caught, and what a policy forbade. */
  readonly complaints: string[];
  close(): Promise<void>;
}

export interface Site {
  readonly server: Running;
  readonly address: string;
  /** A new visitor with a device of his own. */
  visit(options?: VisitOptions): Promise<Visitor>;
  /** The server goes away; the visitors stay. */
  stopServer(): Promise<void>;
  end(): Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Kept on the device before the first page, as the settings page would. Bots do not pause in tests. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The last game opened on this device, as the set-up form keeps it: what one press opens again. */
  readonly setup?: object;
}

export const PHONE: VisitOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** One person against this many bots. */
export const against = (game: string, bots: number, bot: 'random' | 'newcomer' | 'regular'): object => ({
  ...{ game, options: {} },
  seats: [{ who: 'person', name: '' }, ...Array.from({ length: bots }, () => ({ who: 'bot', bot }))],
});

const HARMLESS = /status of 401|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/;

/** `client`: where the built client lies. */
export async function openSite(client = CLIENT): Promise<Site> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('no Chromium: "npm test -- e2e" installs one');
  const server = await startServer('sqlite', { WEB_DIR: client });
  const browser: Browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  let stopped = false;
  return {
    server,
    address: server.address,
    async visit({ settings = {}, setup, ...options } = {}) {
      const context = await browser.newContext({ baseURL: server.address, locale: 'en-GB', ...options });
      const kept = { 'turntable.settings': { brisk: true, motion: 'off', ...settings }, 'turntable.setup': setup };
      const texts = Object.entries(kept).flatMap(([key, value]) =>
        value ? [[key, JSON.stringify(value)] as const] : [],
      );
      await context.addInitScript((all) => {
        for (const [key, text] of all) if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
      }, texts);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !HARMLESS.test(message.text())) complaints.push(message.text());
      });
      return { page, complaints, close: () => context.close() };
    },
    async stopServer() {
      stopped = true;
      await server.close();
    },
    async end() {
      await browser.close();
      if (stopped) await server.fresh.remove();
      else await server.end();
    },
  };
}

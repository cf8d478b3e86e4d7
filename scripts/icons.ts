/**
 * Usage: node scripts/run.mjs scripts/icons.ts        draws the icons of the site into src/web/public/icons
 * The SVG is the source; the PNGs are pictures of it, taken by a browser. Run it after changing the drawing.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './chromium.ts';

const folder = join(resolve(import.meta.dirname, '..'), 'src/web/public/icons');
const [INK, SHEET, LAMP] = ['#16222b', '#fafaf5', '#f5b82e'];

/** The turntable: a pit and its bridge, whose amber end points at whoever must act. `k`: how much of the field it takes. */
const drawing = (ink: string, ground: string | null, lamp: string, k: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64"><title>Turntable</title>${ground ? `<path fill="${ground}" d="M-32-32h64v64h-64z"/>` : ''}<g transform="scale(${k})" fill="none" stroke="${ink}"><circle r="29" stroke-width="3.4"/><circle r="22" stroke-width="1.4"/><g transform="rotate(-28)"><path d="M-22 0H22" stroke-width="15" stroke-dasharray="3 3.28"/><path d="M-29-4.6H29M-29 4.6H29" stroke-width="3"/><path d="M15.6 0H21.4" stroke="${lamp}" stroke-width="12"/></g></g></svg>\n`;

const PICTURES = [
  { name: '180.png', size: 180, svg: drawing(INK, SHEET, LAMP, 0.8) },
  { name: '192.png', size: 192, svg: drawing(INK, SHEET, LAMP, 0.86) },
  { name: '512.png', size: 512, svg: drawing(INK, SHEET, LAMP, 0.86) },
  { name: 'maskable.png', size: 512, svg: drawing(INK, SHEET, LAMP, 0.66) }, // a mask may cut all but the middle
  { name: 'badge.png', size: 96, svg: drawing('#fff', null, '#fff', 0.95) }, // Android takes its shape alone
];

const found = ensureChromium();
if (!found.ok) {
  console.error(found.why);
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
// On a dark tab the ink would vanish: the mark stands on its sheet.
writeFileSync(join(folder, 'icon.svg'), drawing(INK, SHEET, LAMP, 0.92));
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { name, size, svg } of PICTURES) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
}
await browser.close();

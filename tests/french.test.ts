/** French as it is read: no line hangs on the first letter of a name, since nobody knows whether it is a vowel. */
import { expect, test } from 'vitest';
import { fr as cli } from '../src/cli/text/fr.ts';
import { fr as aos } from '../src/games/age-of-steam/text/fr.ts';
import { hintsFr as aosHints } from '../src/games/age-of-steam/text/hints.fr.ts';
import { fr as ce } from '../src/games/chicago-express/text/fr.ts';
import { hintsFr as ceHints } from '../src/games/chicago-express/text/hints.fr.ts';
import { fr as ltw } from '../src/games/last-train-to-wensleydale/text/fr.ts';
import { hintsFr as ltwHints } from '../src/games/last-train-to-wensleydale/text/hints.fr.ts';
import { fr as sd } from '../src/games/steel-driver/text/fr.ts';
import { hintsFr as sdHints } from '../src/games/steel-driver/text/hints.fr.ts';
import { noticeFr } from '../src/text/notice.fr.ts';
import { fr as aosFace } from '../src/web/games/age-of-steam/text.fr.ts';
import { fr as ceFace } from '../src/web/games/chicago-express/text.fr.ts';
import { fr as ltwFace } from '../src/web/games/last-train-to-wensleydale/text.fr.ts';
import { fr as sdFace } from '../src/web/games/steel-driver/text.fr.ts';
import { pagesFr } from '../src/web/text/pages.fr.ts';
import { playFr } from '../src/web/text/play.fr.ts';

const CATALOGUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...{ cli, aos, aosHints, ce, ceHints, ltw, ltwHints, sd, sdHints },
  ...{ noticeFr, aosFace, ceFace, ltwFace, sdFace, pagesFr, playFr },
};

/** Words that lose their last letter before a vowel, and what may begin with one: names of people, places, files, games. */
const CUT = /(?<![\p{L}’])(?:de|que|ne|se|ce|le|la|je|me|te|jusque|lorsque|puisque)\s+\{(\w+)(?::(\w+))?/giu;
const NAMES = new Set(
  'seat seats name names who winners players hex hexes city cities sector sectors place connection link what table file url game'.split(
    ' ',
  ),
);

test.each(Object.entries(CATALOGUES))('%s: no word before a name would have to be cut short', (_name, lines) => {
  const wrong = Object.entries(lines).filter(([, line]) =>
    [...line.matchAll(CUT)].some(([, name = '', format = name]) => NAMES.has(format)),
  );
  expect(wrong).toEqual([]);
});

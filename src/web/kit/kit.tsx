/**
 * Every part and state on one page, to look at while one works on them: `npm run dev`, then /kit.html.
 * `?part=board` shows the board alone, `wide` and `tall` the picture to share; `theme`, `lang`, `at` (moves played), `seats`, `list` are read too. Not in the build.
 */
import { render } from 'preact';
import '../styles/base.css';
import '../styles/letters.css';
import { isLocale } from '../../text/locale.ts';
import { speak } from '../text/say.ts';
import { BoardPart } from './board-part.tsx';
import { Parts } from './parts.tsx';
import { PicturePart } from './picture-part.tsx';

const asked = new URLSearchParams(location.search);
const [locale, theme] = [asked.get('lang') ?? 'en', asked.get('theme') ?? 'light'];
document.documentElement.dataset.theme = theme;
await speak(isLocale(locale) ? locale : 'en');
const part = asked.get('part');
const at = Number(asked.get('at') ?? 90);
const seats = Number(asked.get('seats') ?? 4);
const page =
  part === 'board' ? (
    <BoardPart moves={at} seats={seats} asList={asked.has('list')} />
  ) : part === 'wide' || part === 'tall' ? (
    <PicturePart moves={at} seats={seats} shape={part} />
  ) : (
    <Parts moves={at} seats={seats} />
  );
render(page, document.getElementById('app')!);

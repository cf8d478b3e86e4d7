/** What is open over the board's edge: one thing at a time, closed by Escape. */
import { loadPageTexts } from '../text/say.ts';
import { lazyPart } from './lazy-part.tsx';
import { figureOf } from './logic/bill.ts';
import { usePlay } from './play-context.ts';

/** The settings show the same table of keys: its lines are theirs. */
const KeysHelp = lazyPart(async () => (await Promise.all([import('./keys-help.tsx'), loadPageTexts()]))[0].KeysHelp);
const OwnMenu = lazyPart(async () => (await import('./own-menu.tsx')).OwnMenu);
const GoTo = lazyPart(async () => (await import('./go-to.tsx')).GoTo);
const FigureCard = lazyPart(async () => (await import('./figure-card.tsx')).FigureCard);
const OrderSheet = lazyPart(async () => (await import('./order-sheet.tsx')).OrderSheet);

export function Floats() {
  const play = usePlay();
  const { floating, now, speaker, before } = play;
  const close = () => play.float(null);
  if (floating === null) return null;
  if (floating === 'menu') return <OwnMenu onClose={close} />;
  if (floating === 'keys') return <KeysHelp onClose={close} />;
  if (floating === 'go-to')
    return (
      <GoTo
        places={play.places}
        onClose={close}
        onGo={({ touch }) => {
          close();
          play.focus(touch);
          requestAnimationFrame(() =>
            document.querySelector<HTMLElement>(`[data-place="${CSS.escape(`${touch.on}:${touch.id}`)}"]`)?.focus(),
          );
        }}
      />
    );
  if (floating === 'orders') {
    const { desk } = now.sheet;
    if (!desk) return null;
    return (
      <OrderSheet
        game={now.game}
        speaker={speaker}
        desk={desk}
        onClose={close}
        onSend={(orders) => {
          close();
          void play.send({ type: 'orders', orders: orders.map((order) => ({ ...order })) });
        }}
      />
    );
  }
  const fact = figureOf(now.game, before, floating.of, floating.key);
  return fact && (play.calculator || !fact.forecast) ? (
    <FigureCard fact={fact} speaker={speaker} onClose={close} />
  ) : null;
}

/** A live board: choosing works as in the game, nothing is sent. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { chicagoExpress } from '../../games/chicago-express/index.ts';
import type { AnyGame, Touch } from '../../kernel/contract.ts';
import { sameTouch } from '../../kernel/words.ts';
import { loadTexts } from '../../text/catalogue.ts';
import type { GameTexts } from '../../text/game-texts.ts';
import { speakerFor } from '../../text/speaker.ts';
import { chicagoExpressFace as face } from '../games/chicago-express/face.ts';
import type { Lights } from '../games/face.ts';
import { chosenIn, orderOf } from '../play/logic/chosen.ts';
import { choose, choosing, type Selection } from '../play/logic/selection.ts';
import { localeNow } from '../text/say.ts';
import { BoardFrame } from '../ui/board/board-frame.tsx';
import { BoardGrid } from '../ui/board/board-grid.tsx';
import { BoardList } from '../ui/board/board-list.tsx';
import { initialsOf } from '../ui/initials.ts';
import style from './kit.module.css';
import { positionAfter } from './position.ts';

export const NAMES = ['Judith', 'Thomas', 'Mohamed', 'Alice', 'Robot 1', 'Robot 2'];

export function useTexts(): GameTexts | null {
  const [texts, setTexts] = useState<GameTexts | null>(null);
  useEffect(() => {
    loadTexts(face.id).then(setTexts);
  }, []);
  return texts;
}

export function useKit(moves: number, seats: number) {
  const { state, seat } = useMemo(() => positionAfter(moves, seats), [moves, seats]);
  // The position is one of this game; the logic of choosing takes any game.
  const game: AnyGame = chicagoExpress;
  const [now, setNow] = useState<Selection>(() => choosing(game, state, seat, face.closing));
  const [focus, setFocus] = useState<Touch | null>(null);
  const texts = useTexts();
  const speaker = speakerFor(texts, localeNow(), NAMES.slice(0, seats), state.options);
  const lights: Lights = {
    isLit: (touch) => now.lit.some((lit) => sameTouch(lit, touch)),
    orderOf: (touch) => orderOf(now, touch),
    veil: now.lit.some(({ on }) => on === 'hex') && now.touched.length + now.staged.length > 0,
    focus,
    freshBy: ({ on, id }) => (on === 'hex' && id === state.companies.prr.network.at(-1) ? 1 : null),
    isTold: () => false,
    about: () => true,
    chosen: (kind) => chosenIn(now).flatMap(({ on, id }) => (on === kind ? [id] : [])),
  };
  const touch = (wanted: Touch) => setNow((was) => choose(was, wanted) ?? was);
  return { state, seat, now, touch, lights, setFocus, texts, speaker, initials: initialsOf(NAMES.slice(0, seats)) };
}

export function BoardPart({ moves, seats, asList }: { moves: number; seats: number; asList: boolean }) {
  const kit = useKit(moves, seats);
  const [why, setWhy] = useState<Touch | null>(null);
  if (!kit.texts) return null;
  // Staged positions are of this game as well.
  const shown = kit.now.state as typeof kit.state;
  const places = face.places(shown, kit.speaker);
  const words = { places, lights: kit.lights, onTouch: kit.touch, onExplain: setWhy, onFocus: kit.setFocus };
  const note = (
    <div class={style.note}>
      <h2>{places.find((p) => p.touch.id === why?.id)?.name}</h2>
      <p>{places.find((p) => p.touch.id === why?.id)?.label}</p>
    </div>
  );
  return (
    <div class={style.whole}>
      {asList ? (
        <BoardList {...words} />
      ) : (
        <BoardFrame
          extent={face.extent(shown)}
          unit={face.unit}
          places={places}
          lights={kit.lights}
          beside={why ? { touch: why, content: note } : null}
          onTouch={(touch) => {
            if (kit.lights.isLit(touch) || kit.lights.orderOf(touch) > 0) {
              setWhy(null);
              kit.touch(touch);
            } else setWhy(touch);
          }}
          onExplain={setWhy}
        >
          {(zoom) => {
            const { state: before, speaker, lights, initials } = kit;
            const drawn = { state: shown, before, speaker, lights, zoom, initials };
            return [<face.Board key="board" {...drawn} />, face.Over ? <face.Over key="over" {...drawn} /> : null];
          }}
        </BoardFrame>
      )}
      <BoardGrid {...words} />
    </div>
  );
}

/** The play screen: the board is the page. Regions in the order in which they are read: move, board, panels, players. */
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../kernel/contract.ts';
import type { Face } from '../games/face.ts';
import { fetchLetters } from '../shell/letters.ts';
import { useStore } from '../store.ts';
import type { TableClient, TableNow } from '../table/contract.ts';
import { t } from '../text/say.ts';
import type { BoardView } from '../ui/board/board-frame.tsx';
import { Kept } from '../ui/kept.tsx';
import { ActionBar, mayAct, promptOf } from './action-bar.tsx';
import { isAuction } from './auction-bar.tsx';
import { Bar } from './bar.tsx';
import { BoardArea } from './board-area.tsx';
import { Dock } from './dock.tsx';
import { fetchPartsSoon, lazyPart } from './lazy-part.tsx';
import { LiveRegions } from './live.tsx';
import { useMadePlay } from './make-play.ts';
import { type Play, PlayContext } from './play-context.ts';
import css from './play-screen.module.css';
import { screenSize } from './screen.ts';
import { SeatStrip, Seats } from './seats.tsx';
import type { Services } from './services.ts';
import { Sheet, type Stop } from './sheet.tsx';
import { Endings, Gauges, panelProps, SidePanel } from './side-panel.tsx';
import { TopBar } from './top-bar.tsx';
import { useNews } from './use-news.ts';

const Notices = lazyPart(async () => (await import('./notices.tsx')).Notices);
const Slips = lazyPart(async () => (await import('./slips.tsx')).Slips);
const PassOn = lazyPart(async () => (await import('./pass-on.tsx')).PassOn);
const Final = lazyPart(async () => (await import('./final.tsx')).Final);
const Floats = lazyPart(async () => (await import('./floats.tsx')).Floats);
// Asked for with the page: a key may be pressed as soon as something is to be seen.
const keyboard = import('./keyboard.ts');
const Keys = lazyPart(async () => (await keyboard).Keys);
const Back = lazyPart(async () => (await import('./back.ts')).Back);
const LitInView = lazyPart(async () => (await import('./lit-in-view.ts')).LitInView);

interface ScreenProps {
  readonly client: TableClient;
  readonly services: Services;
  readonly now: TableNow;
  readonly face: Face;
  /** Who leads through a lesson also says where to look. */
  guide?(view: { readonly current: BoardView | null }): ComponentChildren;
}

export function PlayScreen({ client, services, now, face, guide }: ScreenProps) {
  const play = useMadePlay(client, services, now, face);
  const view = useRef<BoardView | null>(null);
  const keepView = useCallback((handles: BoardView) => {
    view.current = handles;
  }, []);
  useNews(play, promptOf(play));
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(fetchLetters));
    return fetchPartsSoon();
  }, []);
  const { tab, mode } = play;
  const [stop, setStop] = useState<Stop>('half');
  const sheets = useRef<readonly HTMLElement[]>([]);
  const [taken, setTaken] = useState(play.me);
  const size = useStore(screenSize);
  return (
    <PlayContext.Provider value={play}>
      <div
        class={css.screen}
        data-play
        data-tab={tab}
        data-reading={tab === 'rules' || undefined}
        data-words={play.asList || tab === 'final' || undefined}
        data-lot={isAuction(play.choice.selection) || undefined}
        data-mode={mode}
        data-seq={now.sheet.seq}
        data-moves={play.history.positions.length - 1}
        data-turn={now.ending ? 'over' : play.myTurn && !now.sending ? 'mine' : 'others'}
      >
        <div class={css.top}>
          <TopBar />
        </div>
        <div class={css.notice}>
          <Notices />
        </div>
        {play.secret && now.mine.length > 1 ? <PassOn taken={taken} onTake={setTaken} /> : null}
        <Bar of={InBar} with={{ play, taken, onTake: setTaken, stop, onStop: setStop }} sheets={sheets} />
        <main class={css.board} id="main" aria-label={t('play.region.board')}>
          {size === 'wide' ? null : <SeatStrip />}
          <div class={css.frame} data-frozen={now.sheet.frozen !== null || undefined}>
            {tab === 'final' ? <Final /> : <BoardArea onView={keepView} cover={sheets} />}
          </div>
          {face.Below && tab !== 'final' && size !== 'phone' ? (
            <div class={css.below}>
              <Kept of={face.Below} with={panelProps(play)} />
            </div>
          ) : null}
        </main>
        {play.floating ? (
          <div class={css.floats}>
            <Floats />
          </div>
        ) : null}
        {size === 'phone' && (tab === 'board' || tab === 'final') ? null : (
          <aside class={css.panel} aria-label={t('play.region.panel')}>
            <SidePanel />
          </aside>
        )}
        {size === 'wide' ? (
          <nav class={css.seats} aria-label={t('play.region.seats')}>
            <Seats />
            <div class={css.gauges}>
              <Gauges />
              <Endings />
            </div>
          </nav>
        ) : null}
        {size === 'phone' ? (
          <div class={css.dock}>
            <Dock />
          </div>
        ) : null}
        <LiveRegions />
        <Keys view={view} />
        <LitInView view={view} bar={sheets} />
        {guide?.(view)}
        <Back lower={stop === 'full' && tab === 'board' ? () => setStop('half') : null} />
      </div>
    </PlayContext.Provider>
  );
}

interface InBarProps {
  readonly play: Play;
  readonly taken: Seat | null;
  readonly stop: Stop;
  onTake(seat: Seat): void;
  onStop(stop: Stop): void;
}

/** All that the bar holds. */
const InBar = ({ play, taken, onTake, stop, onStop }: InBarProps) => (
  <PlayContext.Provider value={play}>
    <Sheet lamp={mayAct(play)} quiet={play.tab !== 'board'} stop={stop} onStop={onStop}>
      {play.now.mine.length > 1 && !play.secret ? <PassOn taken={taken} onTake={onTake} /> : null}
      {hasSlips(play) ? <Slips /> : null}
      <ActionBar />
    </Sheet>
  </PlayContext.Provider>
);

/** True where this reader has left something to be done or noted. */
const hasSlips = ({ mode, me, now }: Play): boolean => {
  const { desk } = now.sheet;
  return (
    mode === 'now' &&
    me !== null &&
    desk !== null &&
    (now.notes.length > 0 || desk.draft !== null || desk.orders.length > 0)
  );
};

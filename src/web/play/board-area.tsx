/** The board in its frame, the same board in words beside it, and the reason next to a dead place. */
import type { ComponentType } from 'preact';
import { t } from '../text/say.ts';
import { BoardFrame, type BoardFrameProps, type BoardView } from '../ui/board/board-frame.tsx';
import { BoardGrid, type BoardGridProps } from '../ui/board/board-grid.tsx';
import { Layer } from '../ui/board/layer.tsx';
import { Icon } from '../ui/icons.tsx';
import { Kept } from '../ui/kept.tsx';
import css from './board-area.module.css';
import { Button } from './button.tsx';
import { useTouchName } from './chips.tsx';
import { lazyPart } from './lazy-part.tsx';
import { usePlay } from './play-context.ts';
import { useWouldDo } from './use-would-do.ts';

const WhyCard = lazyPart(async () => (await import('./why-card.tsx')).WhyCard);
const BoardList = lazyPart(async () => (await import('../ui/board/board-list.tsx')).BoardList);

/** By itself: what it says comes later, and the drawing is not made again for it. */
const InWords = ({ of, ...props }: BoardGridProps & { readonly of: ComponentType<BoardGridProps> }) => (
  <Kept of={of} with={{ ...props, wouldDo: useWouldDo(usePlay()) }} />
);

interface BoardAreaProps extends Pick<BoardFrameProps, 'cover'> {
  onView(view: BoardView): void;
}

export function BoardArea({ onView, cover }: BoardAreaProps) {
  const play = usePlay();
  const { face, speaker, lights, places, initials, why, asList, mode, onBoard, board } = play;
  const name = useTouchName();
  const words = {
    places,
    lights,
    onTouch: play.touch,
    onExplain: play.explain,
    onFocus: play.focus,
  };
  const card = why && (
    <WhyCard title={name(why.touch)} violation={why.violation} speaker={speaker} onRule={play.openRule} />
  );
  if (asList)
    return (
      <div class={css.list}>
        <Button look="quiet" part="as-drawing" hint="V" onClick={play.toggleList}>
          <Icon name="map" />
          {t('play.list.off')}
        </Button>
        {card}
        <InWords of={BoardList} {...words} />
      </div>
    );
  return (
    <>
      <BoardFrame
        extent={face.extent(play.state)}
        unit={face.unit}
        cover={cover}
        places={places}
        lights={lights}
        foreseen={play.foreseen}
        rule={mode === 'now' ? undefined : mode}
        onTouch={play.touch}
        onAim={play.aim}
        onExplain={play.explain}
        onHover={play.hover}
        onTurn={play.choice.turnAt}
        onView={onView}
        beside={why && card ? { touch: why.touch, content: card } : null}
        tools={
          <button type="button" aria-label={t('play.list')} data-part="as-list" onClick={play.toggleList}>
            <Icon name="list" />
          </button>
        }
      >
        {(zoom) => {
          const shown = { ...onBoard, speaker, zoom, initials };
          return [
            <Layer key="board" of={face.Board} with={shown} hand={face.Over ? null : board} />,
            face.Over ? <Layer key="over" of={face.Over} with={shown} hand={board} twice /> : null,
          ];
        }}
      </BoardFrame>
      <InWords of={BoardGrid} {...words} />
    </>
  );
}

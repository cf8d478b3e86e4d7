/** The final position of any game as a picture to share, and the same in words. */
import type { BaseState, Outcome, Sealed } from '../../../kernel/contract.ts';
import { sayOutcome } from '../../../text/say.ts';
import { type Speaker, say, seatName, writeFigure } from '../../../text/speaker.ts';
import type { Face } from '../../games/face.ts';
import { RESTING } from '../../games/resting.ts';
import { t } from '../../text/say.ts';
import { pngOf } from './png.ts';
import { PICTURES, type PictureShape, SharePicture } from './share-picture.tsx';

export interface FinalPictureOf {
  readonly face: Face;
  readonly state: Sealed<BaseState>;
  readonly outcome: Outcome;
  readonly speaker: Speaker;
  readonly initials: readonly string[];
  /** When the game ended (milliseconds). */
  readonly ended: number;
}

export async function finalPicture(of: FinalPictureOf, shape: PictureShape): Promise<{ png: Blob; words: string }> {
  const { face, state, outcome, speaker, initials, ended } = of;
  const game = say(speaker, 'game.name');
  const [title = game, ...rest] = sayOutcome(speaker, outcome);
  const why = outcome.reasons.length > 0 ? rest.at(-1) : undefined;
  const date = new Intl.DateTimeFormat(speaker.locale, { dateStyle: 'long' }).format(ended);
  const shown = { state, before: state, speaker, lights: RESTING, zoom: 'far', initials } as const;
  const drawing = (
    <SharePicture
      shape={shape}
      title={title}
      subtitle={why ? `${game}. ${why}` : game}
      date={date}
      site={t('site.name')}
      extent={face.extent(state)}
      ranking={outcome.ranking.map(({ seat, place, score }) => ({
        place,
        initials: initials[seat] ?? '',
        name: seatName(speaker, seat),
        score: writeFigure(speaker, speaker.game?.score ?? 'number', score),
      }))}
    >
      <face.Board {...shown} />
      {face.Over ? <face.Over {...shown} /> : null}
    </SharePicture>
  );
  return { png: await pngOf(drawing, PICTURES[shape], 2), words: `${game}. ${[title, ...rest].join(' ')}` };
}

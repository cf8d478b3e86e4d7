/** The picture to share, as the browser makes it. */
import { useEffect, useState } from 'preact/hooks';
import { chicagoExpress } from '../../games/chicago-express/index.ts';
import { chicagoExpressFace as face } from '../games/chicago-express/face.ts';
import '../styles/board.css';
import { finalPicture } from '../ui/picture/final-picture.tsx';
import type { PictureShape } from '../ui/picture/share-picture.tsx';
import { useKit } from './board-part.tsx';

export function PicturePart({ moves, seats, shape }: { moves: number; seats: number; shape: PictureShape }) {
  const { state, speaker, initials, texts } = useKit(moves, seats);
  const [made, setMade] = useState({ address: '', words: '' });
  useEffect(() => {
    const outcome = chicagoExpress.outcome(state);
    if (!texts || !outcome) return;
    finalPicture({ face, state, outcome, speaker, initials, ended: Date.now() }, shape).then(({ png, words }) =>
      setMade({ address: URL.createObjectURL(png), words }),
    );
  }, [texts]);
  return made.address ? (
    <img src={made.address} alt={made.words} width="600" />
  ) : (
    <p>Nothing ended: ask for more moves.</p>
  );
}

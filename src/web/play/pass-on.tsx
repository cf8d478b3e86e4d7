/** Several people at one device: where somebody could see a secret, the screen is covered; else a line is enough. */
import { useEffect, useState } from 'preact/hooks';
import { sayEntry } from '../../text/say-table.ts';
import { seatName } from '../../text/speaker.ts';
import { HandOver } from './hand-over.tsx';
import { usePlay } from './play-context.ts';

export function PassOn() {
  const { now, me, speaker, client, secret } = usePlay();
  const [taken, setTaken] = useState(me);
  const due = me !== null && now.acting.includes(me) && now.mine.includes(me);
  const mustPass = due && taken !== me;
  useEffect(() => {
    if (due && !secret && now.viewer !== me && me !== null) client.sit(me);
  }, [due, secret, now.viewer, me, client]);
  if (!mustPass || me === null) return null;
  const last = now.moments.get(now.sheet.line.moves.at(-1) ?? -1);
  return (
    <HandOver
      name={seatName(speaker, me)}
      news={last ? sayEntry(speaker, last.entry) : ''}
      secret={secret}
      onTake={() => {
        setTaken(me);
        if (now.viewer !== me) client.sit(me);
      }}
    />
  );
}

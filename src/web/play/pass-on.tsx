/** Several people at one device: where somebody could see a secret, the screen is covered; else a line is enough. */
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../kernel/contract.ts';
import { sayEntry } from '../../text/say-table.ts';
import { seatName } from '../../text/speaker.ts';
import { HandOver } from './hand-over.tsx';
import { usePlay } from './play-context.ts';

interface PassOnProps {
  /** The seat that the device was last taken for. */
  readonly taken: Seat | null;
  onTake(seat: Seat): void;
}

export function PassOn({ taken, onTake }: PassOnProps) {
  const { now, me, speaker, client, secret } = usePlay();
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
        onTake(me);
        if (now.viewer !== me) client.sit(me);
      }}
    />
  );
}

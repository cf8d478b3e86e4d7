/** The bill of what is chosen now. */
import { BillView } from './bill-view.tsx';
import { ownersOf } from './owners.ts';
import { usePlay } from './play-context.ts';

export function ChosenBill() {
  const { choice, bill, warnings, face, speaker, me, before } = usePlay();
  const { selection } = choice;
  if (!selection) return null;
  return (
    <BillView
      lines={bill}
      warnings={warnings}
      face={face}
      speaker={speaker}
      me={me}
      owners={[...ownersOf(selection), ...(face.owners?.(before) ?? [])]}
      actions={selection.actions.length}
    />
  );
}

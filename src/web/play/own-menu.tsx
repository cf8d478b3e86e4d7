/** The menu of this table, with what it holds for this reader now. */
import { menuFacts, menuItems } from './menu-items.ts';
import { usePlay } from './play-context.ts';
import { TableMenu } from './table-menu.tsx';
import { useFiles } from './use-files.ts';

export function OwnMenu({ onClose }: { onClose(): void }) {
  const play = usePlay();
  const { record } = useFiles();
  return <TableMenu facts={menuFacts(play)} items={menuItems(play, record)} onClose={onClose} />;
}

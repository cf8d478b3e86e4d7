/** What is wrong with a board file, and where in it. */
import type { BoardFault } from '../../kernel/contract.ts';
import { sayBoardFault } from '../../text/say.ts';
import type { Speaker } from '../../text/speaker.ts';
import { t } from '../text/say-page.ts';

export function sayWrongBoard(speaker: Speaker, fault: BoardFault): string {
  const why = sayBoardFault(speaker, fault);
  return fault.at === '' ? why : t('setup.board.wrong', { at: fault.at, why });
}

import type { Brain } from '../../../kernel/contract.ts';
import type { LTW } from '../state.ts';
export const brain: Brain<LTW> = null as never;

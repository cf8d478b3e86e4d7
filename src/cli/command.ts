/** What a command of `turntable` is, and how its help is made from it. */
import { COMMON, type Flags, type Operand, type Values } from './args.ts';
import type { Shell } from './io.ts';
import { columns } from './layout.ts';
import { en, type TextKey } from './text/en.ts';
import type { Say } from './text/say.ts';

export interface Command<F extends Flags = Flags> {
  name: string;
  operands: readonly Operand[];
  flags: F;
  /** Gives the exit code. */
  run(shell: Shell, operands: string[], flags: Values<F & typeof COMMON>): Promise<number>;
}

export const defineCommand = <const F extends Flags>(command: Command<F>): Command<F> => command;

export function usageLine(command: Command): string {
  const operands = command.operands.map(({ name, optional }) => (optional ? `[${name}]` : `<${name}>`));
  return ['turntable', command.name, ...operands, '[flags]'].join(' ');
}

export function helpOf(command: Command, say: Say): string {
  const flags: Flags = { ...command.flags, ...COMMON };
  const rows = Object.entries(flags).map(([name, flag]) => [
    `  --${name}${flag.type === 'switch' ? '' : ` ${flag.value}`}`,
    say(flagKey(command, name)),
  ]);
  const more = say(`more.${command.name}` as TextKey);
  return [
    `${usageLine(command)}`,
    '',
    say(`command.${command.name}` as TextKey),
    ...(more === '' ? [] : [more]),
    '',
    columns(rows),
    '',
    say('help.exit-codes'),
    '',
  ].join('\n');
}

/** What a flag means to this command, where that is not what it means to the others. */
function flagKey(command: Command, flag: string): TextKey {
  const own = `flag.${flag}.${command.name}`;
  return (Object.hasOwn(en, own) ? own : `flag.${flag}`) as TextKey;
}

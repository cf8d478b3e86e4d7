/** From the words of the command line to an exit code; whatever goes wrong becomes one sentence. */
import { COMMON, parseArgs } from './args.ts';
import { type Command, helpOf } from './command.ts';
import { COMMANDS } from './commands/all.ts';
import type { Io, Shell } from './io.ts';
import { columns } from './layout.ts';
import { nearest } from './nearest.ts';
import { EXIT, Stop, usage } from './stops.ts';
import type { TextKey } from './text/en.ts';
import { isLang, LANGS, langOf, type Say, sayIn } from './text/say.ts';

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const shell: Shell = { ...io, say: sayIn(langOf(io.env)) };
  try {
    // The language is read first, so that even a complaint about the rest is in it.
    shell.say = sayIn(wishedLang(argv, shell.say));
    return await dispatch(argv, shell);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    shell.err(`turntable: ${shell.say(error.key, error.values)}\n`);
    return error.exit;
  }
}

function wishedLang(argv: readonly string[], say: Say): Say['lang'] {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  if (at < 0) return say.lang;
  const word = argv[at]!.includes('=') ? argv[at]!.slice('--lang='.length) : (argv[at + 1] ?? '');
  if (!isLang(word)) throw usage('usage.lang', { given: word, known: LANGS.join(', ') });
  return word;
}

async function dispatch(argv: readonly string[], shell: Shell): Promise<number> {
  const words = [...argv];
  // `--lang fr simulate …` is as good as `simulate … --lang fr`.
  const at = words.findIndex((word, i) => !word.startsWith('-') && words[i - 1] !== '--lang');
  const name = at < 0 ? undefined : words[at]!;
  const asked = words.some((word) => word === '--help' || word === '-h');
  if (name === undefined || name === 'help') return await overview(shell, words, name, asked);
  const command = commandNamed(name);
  words.splice(at, 1);
  const { operands, flags } = parseArgs(command.operands, { ...command.flags, ...COMMON }, words);
  if (flags.help) {
    shell.out(helpOf(command, shell.say));
    return EXIT.ok;
  }
  return await command.run(shell, operands, flags);
}

function commandNamed(name: string): Command {
  const command = COMMANDS.find((known) => known.name === name);
  if (command) return command;
  const names = COMMANDS.map((known) => known.name);
  const meant = nearest(name, names);
  if (meant) throw usage('usage.unknown-command-meant', { command: name, meant });
  throw usage('usage.unknown-command', { command: name, known: names.join(', ') });
}

/** `turntable`, `turntable --help`, `turntable help simulate`. */
async function overview(shell: Shell, words: string[], name: string | undefined, asked: boolean): Promise<number> {
  const topic = name === 'help' ? words[words.indexOf('help') + 1] : undefined;
  if (topic !== undefined && !topic.startsWith('-')) {
    shell.out(helpOf(commandNamed(topic), shell.say));
    return EXIT.ok;
  }
  const { say } = shell;
  const rows = COMMANDS.map((command) => [`  ${command.name}`, say(`command.${command.name}` as TextKey)]);
  const text = `${say('help.head')}\n\n${columns(rows)}\n\n${say('help.foot')}\n${say('help.exit-codes')}\n`;
  const wanted = asked || name === 'help';
  (wanted ? shell.out : shell.err)(text);
  return wanted ? EXIT.ok : EXIT.usage;
}

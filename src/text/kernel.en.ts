import type { KernelKey } from './kernel-keys.ts';

export const kernelEn = {
  'violation.game-over': 'The game is over: there is nothing left to play.',
  'violation.not-your-turn': 'It is not your turn: wait until it is.',
  'violation.not-now': 'That cannot be played at this point of the game: choose among what is offered.',
  'violation.waiting-for-chance': 'The game is waiting for a draw: give its result to go on.',
  'violation.chance-impossible':
    'The outcome “{value}” is impossible here ({point:chance}, value no. {index}): check it and give another.',

  'event.forced': 'Only one choice for {seat}: “{kind:action}”.',

  'problem.record-too-large': 'the file is too large. A game takes at most {most} characters.',
  'problem.record-not-json':
    'the file stops being JSON at line {line}, column {column}. It was cut off, or it is no recorded game: fetch it again, or choose another.',
  'problem.record-foreign': 'the file is not a recorded game. One begins with a field “format” that says “{format}”.',
  'problem.record-version':
    'this version of the format is not known here. Save the game in version {known}, or update the program.',
  'problem.record-rules': 'the game follows newer rules than those known here (version {known}). Update the program.',
  'problem.record-seats': 'this number of players will not do. Numbers allowed with these options: {allowed}.',
  'problem.record-action-malformed': 'this is not a move of this game. Check how it is written.',
  'problem.record-action-illegal': 'this move is not allowed. {violation}',
  'problem.record-chance-missing': 'the result of a draw is missing ({point:chance}). Add it.',
  'problem.record-chance-differs': 'the draws written down are not those of the replayed game. Correct or remove them.',
  'problem.record-chance-impossible': 'the outcome “{value}” is impossible here ({point:chance}). Correct it.',
  'problem.record-hash-differs':
    'the final hash is {found}, not {expected}. The file has been changed, or comes from another program.',
  'problem.record-result-differs': 'the result written down is not that of the replayed game. Correct or remove it.',
  'problem.record-board-broken': 'this board cannot be played. {fault}',
  'problem.record-start-broken': 'the starting position is impossible, because {breach}. Correct it.',
  'problem.record-bug': 'the program made a mistake while replaying this move ({message}). Report it with this file.',

  'problem.expected-object': 'an object in braces is needed here.',
  'problem.expected-list': 'a list in brackets is needed here.',
  'problem.expected-text': 'a text in quotation marks is needed here.',
  'problem.expected-whole-number': 'a whole number is needed here.',
  'problem.expected-yes-or-no': 'either “true” or “false” is needed here.',
  'problem.number-too-small': 'the number is too small. It must be at least {min}.',
  'problem.number-too-large': 'the number is too large. It must be at most {max}.',
  'problem.not-one-of': 'this value is not known. Possible values: {values}.',
  'problem.text-too-long': 'the text is too long. {longest:plural|# character|# characters} at most.',
  'problem.text-malformed': 'the text holds forbidden characters or is not in the expected form. Correct it.',
  'problem.list-too-long': 'the list is too long. {longest:plural|# item|# items} at most.',
  'problem.list-too-short': 'the list is too short. {shortest:plural|# item|# items} at least.',
  'problem.unknown-field': 'there is no such field. Remove it or correct its name.',
  'problem.expected-nothing': 'nothing is expected here. Remove this field.',

  'breach.board-differs': 'it is played on another board',
  'breach.seats-differ': 'it has another number of players than the game',
  'breach.rules-differ': 'it follows another version of the rules than the game',
  'breach.options-differ': 'it has other options than the game',

  'problem-at.action': 'Move no. {n}, “{at}”: {problem}',
  'problem-at.field': 'Field “{at}”: {problem}',

  'ask.number': 'Draw ({point:chance}): give a number from {from} to {to}.',
  'ask.seat': 'Draw ({point:chance}): name the player.',
  'ask.token': 'Draw ({point:chance}): give {tokens:token|or}.',
  'ask.hidden': 'Draw ({point:chance}): give its result.',
  'ask.reveal': 'Waiting for the table to show what was hidden.',

  'outcome.won': '{winners:seat} {n:plural|wins|share the win} with {score}.',
  'outcome.won-you': 'You win with {score}.',
  'outcome.place': '{place:ordinal} place: {seats:seat}, {score}.',
  'outcome.lost': '{seats:seat} {n:plural|has|have} lost.',
  'outcome.reasons': 'The game ended because {reasons:end}.',

  'fact-line.owned': '{of:owner}, {label}: {value}',
  'fact-line.table': '{label}: {value}',
  'fact-line.part': '{label} {value}',
  'fact-line.part-of': '{of:owner} {value}',
  'fact-line.change-of': '{of:owner} {label} {value}',

  'ordinal.zero': '{n}th',
  'ordinal.one': '{n}st',
  'ordinal.two': '{n}nd',
  'ordinal.few': '{n}rd',
  'ordinal.many': '{n}th',
  'ordinal.other': '{n}th',

  'seat.unnamed': 'Player {n}',
  'list.empty': 'none',
  'prompt.over': 'The game is over.',
  'owner.table': 'the table',
  yes: 'yes',
  no: 'no',
} satisfies Record<KernelKey, string>;

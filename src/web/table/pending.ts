/**
 * Commands under way. Each has an id of its own and is sent again, the same, until an answer comes: the table carries a
 * repeated id out once. The answer is given on when what it wrote has been seen too.
 */
import type { Seat } from '../../kernel/contract.ts';
import type { FromServer } from '../../protocol/messages.ts';
import type { Command, Deed } from '../../table/index.ts';
import type { Answer, ToHost } from './contract.ts';
import { freshId } from './fresh-id.ts';

interface Pending {
  readonly command: Command;
  /** What is told of it while it is under way. */
  readonly shown: { readonly deed: Deed; readonly since: number };
  settle(answer: Answer): void;
  /** Answered: it wrote these, the last entry being `seq`. */
  done: { readonly entries: readonly number[]; readonly seq: number } | null;
}

export interface PendingCommands {
  add(seat: Seat, at: number, deed: Deed): Promise<Answer>;
  /** True when the message was about a command of ours. */
  heard(message: FromServer): boolean;
  /** Entries up to this one have been seen. */
  seen(seq: number): void;
  sendAgain(): void;
  readonly first: { readonly deed: Deed; readonly since: number } | null;
  /** Nothing will be answered any more. */
  drop(): void;
}

/** What may pass: send the same again a little later. */
const PASSING: ReadonlySet<string> = new Set(['busy', 'closing', 'unavailable', 'too-fast']);
const LATER = 1000;

export function pendingCommands(table: string, send: (message: ToHost) => void): PendingCommands {
  const open = new Map<string, Pending>();
  let timer: ReturnType<typeof setTimeout> | null = null;

  const sendOne = ({ command }: Pending) => send({ t: 'command', table, command: { ...command } });
  const sendAgain = () => {
    for (const one of open.values()) if (!one.done) sendOne(one);
  };
  const later = () => {
    timer ??= setTimeout(() => {
      timer = null;
      sendAgain();
    }, LATER);
  };
  const settle = (id: string, answer: Answer) => {
    const one = open.get(id);
    open.delete(id);
    one?.settle(answer);
  };

  return {
    add(seat, at, deed) {
      const command: Command = { id: freshId(), at, seat, do: deed };
      return new Promise((resolve) => {
        const shown = { deed, since: Date.now() };
        const one: Pending = { command, shown, settle: resolve, done: null };
        open.set(command.id, one);
        sendOne(one);
      });
    },
    heard(message) {
      if (message.t === 'answer') {
        const one = open.get(message.id);
        if (one) one.done = message;
        return one !== undefined;
      }
      if (message.t === 'refused') {
        const { id } = message;
        if (id === null || !open.has(id)) return false;
        settle(id, message.refusal);
        return true;
      }
      if (message.t !== 'error') return false;
      // A message that came too fast is not named: any of ours may be the one.
      if (message.code === 'too-fast' && open.size > 0) later();
      const id = message.about?.id;
      if (id === undefined || !open.has(id)) return false;
      if (PASSING.has(message.code)) later();
      else settle(id, { ok: false, code: message.code });
      return true;
    },
    seen(seq) {
      for (const [id, { done }] of open) if (done && done.seq <= seq) settle(id, { ok: true, entries: done.entries });
    },
    sendAgain,
    get first() {
      const [one] = open.values();
      return one?.shown ?? null;
    },
    drop() {
      if (timer !== null) clearTimeout(timer);
      for (const id of [...open.keys()]) settle(id, { ok: false, code: 'closing' });
    },
  };
}

/** Puts together what the play screen shows and does: the table, the face, what is chosen, history, plans. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat, Touch } from '../../kernel/contract.ts';
import { phaseOf } from '../../kernel/phases.ts';
import { explain as explainTouches, sameTouch } from '../../kernel/words.ts';
import type { Deed } from '../../table/index.ts';
import { sayViolation } from '../../text/say.ts';
import { sayRefusal } from '../../text/say-table.ts';
import { type Speaker, speakerFor } from '../../text/speaker.ts';
import type { Face } from '../games/face.ts';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store.ts';
import type { Answer, TableClient, TableNow } from '../table/contract.ts';
import { isHasty } from '../table/hasty.ts';
import { namesOnline } from '../text/bot-name.ts';
import { localeNow, t } from '../text/say.ts';
import { initialsOf } from '../ui/initials.ts';
import { billWords, sortLines } from './bill-view.tsx';
import { announceBill, announceNow } from './live.tsx';
import { freshSince, lastSeen, noteSeen } from './logic/fresh.ts';
import { planEnd } from './logic/plan.ts';
import { type Selection, waysNow } from './logic/selection.ts';
import { whyNot } from './logic/why.ts';
import { isBegun, ownersOf } from './owners.ts';
import type { Floating, Play, Refused } from './play-context.ts';
import type { Services } from './services.ts';
import { afterFirst } from './two-steps.ts';
import { useChoice } from './use-choice.ts';
import { useFirstBoard } from './use-first-board.ts';
import { useHistory } from './use-history.ts';
import { usePlans } from './use-plans.ts';
import { useShow } from './use-show.ts';
import { waysBack } from './ways-back.ts';
import { workOut } from './work-out.ts';

/** The seat played now at this device: the one that must act, else the one whose eyes these are. */
export function seatHere({ viewer, mine, acting }: TableNow): Seat | null {
  const due = mine.filter((seat) => acting.includes(seat));
  if (viewer !== 'watcher' && due.includes(viewer)) return viewer;
  return due[0] ?? (viewer === 'watcher' ? null : viewer);
}

const useSpeaker = (now: TableNow): Speaker => {
  const { seats, creation } = now.sheet;
  const locale = localeNow();
  const names = (now.where === 'online' ? namesOnline(seats) : seats.map(({ name }) => name)).join('\n');
  const board = now.state.board ?? null;
  return useMemo(
    () => speakerFor(now.texts, locale, names.split('\n'), creation.options, board),
    [now.texts, locale, names, creation.options, board],
  );
};

const has = (list: readonly Touch[], touch: Touch): boolean => list.some((one) => sameTouch(one, touch));

/** Where the position of a table stops for whoever looks: the last entry seen, kept on this device. */
function useFresh(now: TableNow, face: Face) {
  const [seen, setSeen] = useState(() => lastSeen(localStorage, now));
  const fresh = useMemo(() => freshSince(now, seen, (event) => face.touchesOf(event)), [now.moments, seen, face]);
  const latest = useRef(now);
  latest.current = now;
  const markSeen = (upTo = latest.current) => {
    noteSeen(localStorage, upTo);
    setSeen(upTo.sheet.seq);
  };
  return { fresh, markSeen };
}

const NONE: readonly never[] = [];

type Steady = Pick<Play, 'touch' | 'aim' | 'explain'>;

/** The same functions at every drawing: they do what those of the latest one do. */
function useSteady(doing: Steady): Steady {
  const latest = useRef(doing);
  latest.current = doing;
  return useMemo(
    () => ({
      touch: (one) => latest.current.touch(one),
      aim: (one) => latest.current.aim(one),
      explain: (one) => latest.current.explain(one),
    }),
    [],
  );
}

export function useMadePlay(client: TableClient, services: Services, now: TableNow, face: Face): Play {
  const { quick } = useStore(settings);
  const speaker = useSpeaker(now);
  const initials = useMemo(() => initialsOf(speaker.seatNames), [speaker]);
  const history = useHistory(now);
  const me = seatHere(now);
  const plans = usePlans(now.game, me);
  const { fresh, markSeen } = useFresh(now, face);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [why, setWhy] = useState<Play['why']>(null);
  const [tab, setTab] = useState('board');
  const [floating, setFloating] = useState<Floating>(null);
  const [asList, setAsList] = useState(false);
  const [rule, setRule] = useState<string | null>(null);
  const [searching, setSearching] = useState(false);
  const [readChat, setReadChat] = useState(now.chat.length);
  const [focus, setFocus] = useState<Touch | null>(null);
  const [told, setTold] = useState<readonly Touch[]>([]);
  const [hovered, setHovered] = useState<Touch | null>(null);

  const askAbout = useCallback((of: string, key: string) => setFloating({ of, key }), []);

  // Once a game is over there is nothing left to reckon.
  const calculator = now.sheet.creation.calculator || now.ending !== null;
  const mode = plans.open ? 'plan' : history.position ? 'past' : 'now';
  const myTurn = me !== null && now.acting.includes(me) && mode === 'now';
  const base = plans.open ? planEnd(plans.open) : (history.position?.state ?? now.state);
  const chooser = mode === 'plan' ? plans.acting : myTurn ? me : null;

  const pointed = { focus, told, freshBy: mode === 'now' ? fresh.by : null };
  const board = useFirstBoard(base, now.where === 'here', pointed);
  const choice = useChoice(now.game, base, chooser, face, board.draw);
  const { selection } = choice;
  const hoverSelection = useMemo(
    () => (hovered && selection && has(selection.lit, hovered) ? choice.preview(hovered) : null),
    [hovered, selection],
  );
  const foreseen = hoverSelection?.ready === true;
  const billed = foreseen ? hoverSelection : selection;

  const state = selection?.state ?? base;
  const worked = useMemo(
    () => workOut(now.game, base, face, speaker, calculator),
    [now.game, base, face, speaker, calculator],
  );
  const places = useMemo(
    () => (selection ? worked(selection).places() : face.places(base, speaker, base)),
    [worked, selection],
  );
  const bill = billed ? worked(billed).bill() : NONE;
  const warnings = billed ? worked(billed).warnings() : NONE;
  const lights = board.lightsOf(selection, places);
  const show = useShow(fresh, history);
  const back = useMemo(() => (me === null ? null : waysBack(now, me)), [now.moments, now.sheet, now.state, me]);

  // What was said about an older position is no longer true.
  useEffect(() => {
    setWhy(null);
    setHovered(null);
    setTold([]);
  }, [base, mode]);

  // What a touch would do is said once it is drawn.
  const toSay = useRef<Selection | null>(null);
  useEffect(() => {
    if (selection === null || toSay.current !== selection) return;
    toSay.current = null;
    const lines = sortLines(bill, me, [...ownersOf(selection), ...(face.owners?.(base) ?? [])]);
    announceBill(billWords(lines, warnings, speaker));
  }, [selection]);

  const refuse = (answer: Exclude<Answer, { ok: true }>) => {
    const violation = 'violation' in answer ? answer.violation : undefined;
    const mover =
      'changed' in answer ? answer.changed?.find((entry) => 'seat' in entry && entry.seat !== me) : undefined;
    const text =
      answer.code === 'stale' && mover && 'seat' in mover
        ? t('play.stale', { seat: speaker.seatNames[mover.seat ?? 0] })
        : sayRefusal(speaker, answer);
    setRefused({ text, rule: violation?.rule ?? null });
    announceNow(text);
  };

  const send = async (deed: Deed, seat = me): Promise<boolean> => {
    if (seat === null || isHasty(client.now.value, deed)) return false;
    setRefused(null);
    const answer = await client.send(seat, deed);
    board.send(null);
    // Now, and not before: it is drawn together with what was done.
    if (deed.type === 'play') markSeen(now);
    if (!answer.ok) {
      choice.clear();
      refuse(answer);
    }
    return answer.ok;
  };

  const perform = (chosen: Selection | null) => {
    if (!chosen?.ready) return;
    if (mode === 'plan') {
      plans.move(chosen.chooser.seat, chosen.actions);
    } else if (now.sending === null && !board.isSending()) {
      board.send(chosen);
      board.draw(chosen);
      afterFirst(() => void send({ type: 'play', actions: [...chosen.actions] }));
    }
  };

  const explain = (touch: Touch) => {
    const asked = choice.latest();
    const violation = asked ? whyNot(asked, touch) : whyNow(now, touch);
    if (!violation) return;
    setWhy({ touch, violation });
    announceBill(sayViolation(speaker, violation));
  };

  const touch = (touched: Touch) => {
    setRefused(null);
    setHovered(null);
    if (why && sameTouch(why.touch, touched)) return setWhy(null);
    const next = choice.touch(touched);
    if (!next) return explain(touched);
    setWhy(null);
    if (next.ready) toSay.current = next;
    if (
      quick &&
      mode === 'now' &&
      next.ready &&
      !next.more &&
      waysNow(next).ways.length < 2 &&
      now.sheet.creation.undo !== 'never'
    )
      perform(next);
  };

  const isBegunNow = (): boolean => {
    const latest = choice.latest();
    return latest !== null && isBegun(latest);
  };

  const aimed = useRef<Selection | null>(null);
  const aim = (touched: Touch | null) => {
    const next = touched && choice.preview(touched);
    aimed.current = next;
    if (!next) return;
    board.prepare(next);
    // One after the other: a finger that lifts goes between them. Where there are ways it waits for no more than those.
    const { ways, ...rest } = worked(next);
    const tray = board.tray.current;
    for (const work of tray ? [ways, () => tray.prepare(next)] : Object.values(rest))
      setTimeout(() => aimed.current === next && work());
  };

  const steady = useSteady({ touch, aim, explain });
  /** The rules open at the phase on the board, and stay there while one reads. */
  const toPhase = () => {
    if (tab !== 'rules') setRule(phaseOf(now.game, base)?.rule ?? null);
  };
  const play: Play = {
    client,
    now,
    services,
    face,
    calculator,
    secret: hasSecrets(now.game),
    speaker,
    initials,
    me,
    myTurn,
    mode,
    state,
    before: base,
    places,
    lights,
    board: board.drawing,
    tray: board.tray,
    onBoard: board.shown(selection),
    choice,
    bill,
    foreseen,
    warnings,
    history,
    plans,
    fresh,
    show,
    back,
    refused,
    why,
    tab,
    floating,
    asList,
    rule,
    searching,
    unreadChat: tab === 'chat' ? 0 : Math.max(0, now.chat.length - readChat),
    ...steady,
    hover: setHovered,
    focus: setFocus,
    lightPlaces: setTold,
    aimCommit() {
      const chosen = choice.latest();
      if (chosen?.ready && mode === 'now') board.prepare(chosen, true);
    },
    commit: () => perform(choice.latest()),
    doNow: (touched) => perform(choice.alone(touched)),
    send,
    undo() {
      if (isBegunNow()) return choice.dropLast();
      if (mode === 'plan') return plans.back();
      if (back?.last.ok) void send({ type: 'undo', to: back.last.to });
    },
    startOver() {
      const begun = isBegunNow();
      choice.clear();
      const way = back?.turn ?? back?.last;
      if (mode === 'now' && way?.ok && !begun) void send({ type: 'undo', to: way.to });
    },
    togglePlan() {
      if (mode === 'plan') return plans.leave();
      const chosen = choice.latest();
      plans.begin(base, chosen?.ready ? chosen.actions : []);
      choice.clear();
    },
    markSeen: () => markSeen(),
    openTab(id) {
      if (tab === 'chat' || id === 'chat') setReadChat(now.chat.length);
      setSearching(false);
      if (id === 'rules') toPhase();
      setTab(id);
    },
    openRule(id) {
      setRule(id);
      setSearching(false);
      setTab('rules');
    },
    searchRules() {
      toPhase();
      setSearching(true);
      setTab('rules');
    },
    float: setFloating,
    askAbout,
    toggleList: () => setAsList(!asList),
    escape() {
      if (floating) return setFloating(null);
      if (why) return setWhy(null);
      if (refused) return setRefused(null);
      if (isBegunNow()) return choice.dropLast();
      if (mode === 'plan') return plans.leave();
      if (mode === 'past') return history.show(null);
      if (tab === 'rules') setTab('board');
    },
  };
  return play;
}

/** True where a seat may see what others may not. */
const hasSecrets = ({ actions, phases }: TableNow['game']): boolean =>
  Object.values(actions).some(({ secret }) => secret) || Object.values(phases).some(({ reveals }) => reveals);

/** Why nothing can be chosen at all: not your turn, over, waiting for dice. */
function whyNow({ game, state, viewer, mine }: TableNow, touch: Touch) {
  const seat = viewer === 'watcher' ? mine[0] : viewer;
  if (seat === undefined) return null;
  return explainTouches(game, state, seat, [touch])[0] ?? null;
}

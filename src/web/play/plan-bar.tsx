/** Plan mode: the bar of a turn, but nothing is sent. Lines A, B … are kept side by side. */
import { useState } from 'preact/hooks';
import { factLabel, factValue } from '../../text/say.ts';
import { say, seatName } from '../../text/speaker.ts';
import { t } from '../text/say.ts';
import { Icon } from '../ui/icons.tsx';
import css from './action-bar.module.css';
import { Prompt, usePrompt } from './action-bar.tsx';
import { BidChoice, isAuction } from './auction-bar.tsx';
import { BillView } from './bill-view.tsx';
import { Button } from './button.tsx';
import { Choices, choicesOf } from './choices.tsx';
import { comparePlans, draftOf, planBill, sendable } from './logic/plan-line.ts';
import { ownersOf } from './owners.ts';
import own from './plan-bar.module.css';
import { usePlay } from './play-context.ts';
import { MOST_PLANS, planName } from './use-plans.ts';
import { WaysOf } from './ways-of.tsx';

export function PlanBar() {
  const play = usePlay();
  const { plans, choice, face, speaker, me, bill, warnings, places, now } = play;
  const [compared, setCompared] = useState(false);
  const plan = plans.open!;
  const { selection } = choice;
  const asked = usePrompt();
  const canSend = sendable(plan).length > 0 && me !== null && now.acting.includes(me) && plan.start === now.state;
  const isOwn = now.state === plan.start;
  const foreign = plans.acting !== null && plans.acting !== plan.seat;
  const sendDraft = (when: 'kept' | 'same') => {
    const deed = draftOf(plan, when);
    if (deed) void play.send(deed).then((done) => done && plans.leave());
  };
  const hasDraft = isOwn && me !== null && draftOf(plan, 'kept') !== null;
  return (
    <div class={own.plan} data-part="plan-bar">
      <PlanTabs compared={compared} onCompare={() => setCompared(!compared)} />
      {compared && plans.lines.length > 1 ? <CompareTable /> : null}
      <div class={css.row}>
        <div class={css.say}>
          <Prompt
            muted={foreign}
            text={
              plans.acting === null
                ? t('play.plan.stop')
                : foreign
                  ? `${t('play.plan.as', { seat: seatName(speaker, plans.acting) })}. ${asked}`
                  : asked
            }
          />
          {isAuction(selection) ? <BidChoice /> : null}
          {selection && !isAuction(selection) ? <Choices touches={choicesOf(selection, places)} /> : null}
          <BillView
            lines={bill.length > 0 ? bill : planBill(plan, play)}
            warnings={bill.length > 0 ? warnings : []}
            face={face}
            speaker={speaker}
            me={me}
            owners={[...(selection ? ownersOf(selection) : []), ...(face.owners?.(play.before) ?? [])]}
          />
          {plan.moves.length === 0 && bill.length === 0 ? <p class={css.note}>{t('play.plan.empty')}</p> : null}
        </div>
        <div class={css.foot}>
          {selection ? <WaysOf selection={selection} /> : null}
          <div class={css.acts}>
            <Button
              look="quiet"
              hint="Z"
              part="plan-back"
              label={t('play.plan.back')}
              disabled={plan.moves.length === 0 && bill.length === 0}
              onClick={play.undo}
            >
              <Icon name="undo" />
            </Button>
            {selection?.ready ? (
              <Button look="second" part="plan-add" hint="Enter" onClick={play.commit}>
                {t('play.plan.add')}
              </Button>
            ) : null}
            {hasDraft ? (
              <Button look="quiet" part="plan-keep" onClick={() => sendDraft('kept')}>
                {t('play.plan.keep')}
              </Button>
            ) : null}
            {hasDraft && !canSend ? (
              <Button look="second" part="plan-when" onClick={() => sendDraft('same')}>
                {t('play.plan.when')}
              </Button>
            ) : null}
            {canSend ? (
              <Button
                look="go"
                part="plan-send"
                disabled={now.sending !== null}
                onClick={() => {
                  const actions = sendable(plan);
                  plans.leave();
                  void play.send({ type: 'play', actions });
                }}
              >
                {t('play.plan.send')}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
    </div>
  );
}

function PlanTabs({ compared, onCompare }: { readonly compared: boolean; onCompare(): void }) {
  const { plans } = usePlay();
  return (
    <header class={own.tabs}>
      <div role="tablist" aria-label={t('play.plan.tabs')}>
        {plans.lines.map((line, i) => (
          <button key={i} type="button" role="tab" aria-selected={plans.at === i} onClick={() => plans.show(i)}>
            {t('play.plan.name', { name: planName(i) })} <small>{t('play.plan.steps', { n: line.moves.length })}</small>
          </button>
        ))}
      </div>
      {plans.lines.length < MOST_PLANS ? (
        <Button look="tool" part="plan-new" label={t('play.plan.new')} onClick={plans.add}>
          <Icon name="plus" />
        </Button>
      ) : null}
      {plans.lines.length > 1 ? (
        <Button look="quiet" part="plan-compare" pressed={compared} onClick={onCompare}>
          {t('play.plan.compare')}
        </Button>
      ) : null}
      <span class={own.nothing}>{t('play.plan.on', { name: planName(plans.at) })}</span>
      <Button look="quiet" part="plan-leave" hint="P" onClick={plans.leave}>
        {t('play.plan.leave')}
      </Button>
    </header>
  );
}

/** Bills of all lines side by side. */
function CompareTable() {
  const play = usePlay();
  const { plans, speaker } = play;
  const rows = comparePlans(plans.lines, play);
  if (rows.length === 0) return <p class={own.same}>{t('play.plan.same')}</p>;
  const write = (key: string, value: number | string | null) =>
    value === null ? '–' : factValue(speaker, { key, value });
  return (
    <div class={own.compare}>
      <table data-part="compare">
        <thead>
          <tr>
            <th scope="col">{t('play.plan.figure')}</th>
            <th scope="col">{t('play.plan.now')}</th>
            {plans.lines.map((_, i) => (
              <th key={i} scope="col">
                {planName(i)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ of, key, before, after }) => (
            <tr key={`${of} ${key}`}>
              <th scope="row">
                {of === 'table' ? '' : say(speaker, 'fact-line.part-of', { of, value: '' })}
                {factLabel(speaker, key)}
              </th>
              <td>{write(key, before)}</td>
              {after.map((value, i) => (
                <td key={i} data-changed={value !== before || undefined}>
                  {write(key, value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

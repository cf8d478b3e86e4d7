/** A table that has not begun: who sits there, free seats, bots, invitations, the link to share. */
import { useEffect, useState } from 'preact/hooks';
import type { Access, GamesAnswer, TableView } from '../../protocol/http.ts';
import type { LobbyTable } from '../../protocol/messages.ts';
import { go } from '../router.ts';
import { MapRulesOf } from '../setup/map-rules.tsx';
import { fetchLetters } from '../shell/letters.ts';
import { useStore } from '../store.ts';
import { t } from '../text/say-page.ts';
import { SelectField } from '../ui/form/fields.tsx';
import { Button, ButtonLink, PlainPage, Row, Sheet } from '../ui/form/form.tsx';
import { initialsOf } from '../ui/initials.ts';
import { ensureAccount, me } from './account.ts';
import { ask } from './api.ts';
import { botLabel } from './bots.ts';
import { FindPerson } from './find-person.tsx';
import { gameName, gamesOnline, optionLines } from './games.ts';
import css from './online.module.css';
import { OptionList } from './option-list.tsx';
import { SeatSign } from './seat-sign.tsx';
import { Trouble } from './trouble.tsx';
import { useAsk, useDeed } from './use-ask.ts';
import { masterTime, sayClock, seatLabels, tableName, withoutHelps } from './words.ts';

interface OneTable {
  table: TableView;
  access: Access;
  joinKey?: string | null;
  invited?: string[];
}

/** `live` is the table as the socket tells it: the page asks for the rest again whenever it changes. */
export function WaitingRoom({ live, linkKey }: { live: LobbyTable; linkKey: string | null }) {
  const query = linkKey === null ? '' : `?key=${encodeURIComponent(linkKey)}`;
  const { asked, again } = useAsk<OneTable>(`/api/tables/${live.id}${query}`);
  const [games, setGames] = useState<GamesAnswer | null>(null);
  useEffect(() => {
    void fetchLetters(); // no board asks for them here
    gamesOnline().then(setGames, () => setGames(null)); // names are then shown as ids
  }, []);
  useEffect(again, [live]);
  if (asked.at === 'refused') return <Gone error={asked.error} />;
  if (asked.at === 'asking') return null;
  return <Room one={asked.answer} games={games} linkKey={linkKey} again={again} />;
}

const Gone = ({ error }: { error: Parameters<typeof Trouble>[0]['error'] }) => (
  <PlainPage title={t('room.none')}>
    <Trouble error={error} />
    <Row>
      <ButtonLink href="/lobby">{t('lobby.title')}</ButtonLink>
    </Row>
  </PlainPage>
);

interface RoomProps {
  one: OneTable;
  games: GamesAnswer | null;
  linkKey: string | null;
  again(): void;
}

function Room({ one: { table, access, joinKey, invited }, games, linkKey, again }: RoomProps) {
  const { account } = useStore(me);
  const { busy, error, run } = useDeed();
  const mine = account !== null && table.createdBy === account.id;
  const forms = games?.games ?? [];
  const labels = seatLabels(table.seats);
  const initials = initialsOf(labels);
  const firstFree = table.seats.findIndex(({ kind }) => kind === 'open');
  const deed = (method: 'POST' | 'PUT', path: string, body: unknown = {}) =>
    run(async () => {
      await ensureAccount();
      await ask(method, `/api/tables/${table.id}/${path}`, body);
      again();
    });
  const sit = (seat: number) => deed('POST', 'join', { seat, ...(linkKey === null ? {} : { key: linkKey }) });
  if (table.state === 'cancelled')
    return (
      <PlainPage title={tableName(table)}>
        <p class={css.empty}>{t(table.frozen ? 'room.failed' : 'room.cancelled')}</p>
        <Row>
          <ButtonLink href="/lobby">{t('lobby.title')}</ButtonLink>
        </Row>
      </PlainPage>
    );
  return (
    <PlainPage title={tableName(table)}>
      <p>
        <span class={css.name}>{gameName(forms, table.game)}</span>
        {[sayClock(table.clock), t(`undo.${table.undo}`), ...withoutHelps(table), ...masterTime(table)].map(
          (part) => ` · ${part}`,
        )}
      </p>
      <Sheet title={t('room.seats')}>
        <ul class={css.list}>
          {table.seats.map((seat, i) => (
            <li key={i} class={css.seat}>
              <SeatSign n={i + 1} initials={initials[i]!} {...{ seat }} />
              <span>
                <span class="unseen">{t('open.seat', { n: i + 1 })}: </span>
                <bdi>{labels[i]}</bdi>
              </span>
              <Row>
                {seat.kind === 'open' && access.seat === null ? (
                  <Button
                    {...(i === firstFree ? { look: 'main' as const } : {})}
                    disabled={busy}
                    onClick={() => sit(i)}
                  >
                    {t('lobby.sit')}
                  </Button>
                ) : null}
                {mine && seat.kind !== 'person' && games ? (
                  <SelectField
                    label={t('room.bot-for', { n: i + 1 })}
                    value={seat.bot ?? 'none'}
                    options={[
                      { value: 'none', label: t('room.no-bot') },
                      ...games.bots.map((bot) => ({ value: bot, label: botLabel(bot) })),
                    ]}
                    onChoose={(bot) => deed('PUT', `seats/${i}/bot`, { bot: bot === 'none' ? null : bot })}
                  />
                ) : null}
              </Row>
            </li>
          ))}
        </ul>
        <p class={css.small}>{t('room.starts')}</p>
        <Trouble error={error} />
        <Row>
          {access.seat === null ? null : (
            <Button disabled={busy} onClick={() => deed('POST', 'leave')}>
              {t('room.leave')}
            </Button>
          )}
          {mine ? (
            <Button
              look="plain"
              disabled={busy}
              onClick={() =>
                run(async () => {
                  await ask('POST', `/api/tables/${table.id}/cancel`, {});
                  go('/lobby');
                })
              }
            >
              {t('room.cancel')}
            </Button>
          ) : null}
        </Row>
      </Sheet>
      {table.visibility === 'invitation' ? null : (
        <Sheet title={t('room.share')}>
          <ShareLink id={table.id} linkKey={joinKey ?? linkKey} />
        </Sheet>
      )}
      {access.invite ? (
        <Sheet title={t('room.invite')}>
          <FindPerson
            act={t('room.invite-do')}
            onFound={({ id }) => deed('POST', 'invite', { account: id })}
            without={[...(invited ?? []), ...table.seats.flatMap((seat) => seat.id ?? [])]}
          />
          {invited && invited.length > 0 ? <p class={css.small}>{t('room.invited', { n: invited.length })}</p> : null}
        </Sheet>
      ) : null}
      <Sheet title={t('room.options')}>
        <OptionList lines={optionLines(forms, table)} />
        <MapRulesOf game={table.game} options={table.options} />
        <p class={css.small}>
          {t('online.rules', { n: table.rules })}. {t('room.commitment', { hash: table.commitment.slice(0, 16) })}
        </p>
      </Sheet>
    </PlainPage>
  );
}

/** The address to send to friends; who opens it may sit down. */
function ShareLink({ id, linkKey }: { id: string; linkKey: string | null }) {
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/table/${id}${linkKey === null ? '' : `?key=${encodeURIComponent(linkKey)}`}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <>
      <div class={css.link}>
        <input aria-label={t('room.share')} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        <Button onClick={() => void copy()}>{t('room.copy')}</Button>
      </div>
      <p class={css.small} aria-live="polite">
        {copied ? t('room.copied') : t('room.share-hint')}
      </p>
    </>
  );
}

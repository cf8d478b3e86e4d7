/** The page of a table: fetches it and the face of its game, then shows the play screen. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isGameId } from '../../games/registry.ts';
import type { Face } from '../games/face.ts';
import { loadFace } from '../games/faces.ts';
import { address } from '../router.ts';
import { settings } from '../settings/settings.ts';
import { FirstBar } from '../shell/first-bar.tsx';
import { Header } from '../shell/header.tsx';
import { fetchLetters } from '../shell/letters.ts';
import { SiteLines } from '../shell/lines.tsx';
import type { PageProps } from '../shell/pages.ts';
import { useStore } from '../store.ts';
import { expectedGame, keepLastTable } from '../table/last-table.ts';
import { fetchKit, localTables, type TableAddress } from '../table/lines.ts';
import { loadPageTexts, t } from '../text/say.ts';
import { Button, ButtonLink, PlainPage, Row } from '../ui/form/form.tsx';
import { lazyPart } from './lazy-part.tsx';
import { PlayScreen } from './play-screen.tsx';
import { servicesHere, servicesOnline } from './services.ts';
import { useTable } from './use-table.ts';

const WaitingRoom = lazyPart(
  async () => (await Promise.all([import('../online/waiting-room.tsx'), loadPageTexts()]))[0].WaitingRoom,
);

/** The page of a table of this device. Their host wakes up as soon as the page is here, before anything is drawn. */
export function herePage() {
  localTables();
  return HerePage;
}

/** A table of this device: /here/:id. */
const HerePage = ({ params }: PageProps) => <TablePage key={params.id} where="here" id={params.id ?? ''} />;

/** A table of the server: /table/:id. */
export function OnlinePage({ params }: PageProps) {
  const { query } = useStore(address);
  return <TablePage key={params.id} where="online" id={params.id ?? ''} linkKey={query.get('key')} />;
}

interface Props {
  readonly where: TableAddress['where'];
  readonly id: string;
  readonly linkKey?: string | null;
}

const SERVICES = {
  here: servicesHere(localTables),
  online: servicesOnline(localTables),
};

function TablePage({ where, id, linkKey = null }: Props) {
  const { joining, client } = useTable({ where, id, key: linkKey });
  const game = joining.at === 'table' ? joining.now.game.id : null;
  const expected = useMemo(() => expectedGame(id), [id]);
  const face = useFace(game ?? expected);
  useEffect(() => {
    if (game !== null) keepLastTable(id, game);
    else if (expected) fetchKit(expected).catch(() => undefined); // whether it came is seen when it is wanted
  }, [id, game, expected]);
  useBotPace(where);
  if (joining.at === 'failed') return <Failed code={joining.code} />;
  if (joining.at === 'waiting')
    return (
      <>
        <Header />
        <SiteLines />
        <WaitingRoom live={joining.table} linkKey={linkKey} />
      </>
    );
  if (face === 'failed') return <Failed code="game-unknown" />;
  if (joining.at === 'joining' || !client || face?.id !== game) return <OnItsWay />;
  return <PlayScreen client={client} services={SERVICES[where]} now={joining.now} face={face} />;
}

/** Milliseconds a bot of this device waits before it moves, so that one can follow. */
const PACE = 700;

function useBotPace(where: Props['where']): void {
  const { brisk } = useStore(settings);
  useEffect(() => {
    if (where === 'here') void localTables().setPace(brisk ? 0 : PACE);
  }, [where, brisk]);
}

function useFace(game: string | null): Face | null | 'failed' {
  const [face, setFace] = useState<Face | null | 'failed'>(null);
  useEffect(() => {
    if (game === null) return;
    if (!isGameId(game)) return setFace('failed');
    loadFace(game).then(
      (loaded) => setFace(loaded),
      () => setFace('failed'),
    );
  }, [game]);
  return face;
}

/** Nothing for a moment; then a sentence, whether there is a connection at all, and the way elsewhere. */
const SAY_SO = 400;

function OnItsWay() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SAY_SO);
    return () => clearTimeout(timer);
  }, []);
  if (!late)
    return (
      <>
        <FirstBar />
        <main id="main" aria-busy="true" />
      </>
    );
  return (
    <>
      <Header />
      <SiteLines />
      <PlainPage title={t('play.joining')}>{null}</PlainPage>
    </>
  );
}

function Failed({ code }: { readonly code: string }) {
  useEffect(() => void fetchLetters(), []); // no table asks for them here
  const known = KNOWN.find((one) => one === code);
  return (
    <>
      <Header />
      <PlainPage title={t('play.failed')}>
        <p>{known ? t(`play.failed.${known}`) : t('play.failed.other', { code })}</p>
        <Row>
          <ButtonLink look="main" href="/">
            {t('play.failed.home')}
          </ButtonLink>
          <Button look="plain" onClick={() => location.reload()}>
            {t('play.failed.again')}
          </Button>
        </Row>
      </PlainPage>
    </>
  );
}

const KNOWN = ['unknown-table', 'game-unknown', 'reload', 'out-of-order'] as const;

/** A page that is still on its way: nothing at first, then its outline, then a sentence; and what to do when it does not come. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../text/say.ts';
import { Button, PlainPage, Row } from '../ui/form/form.tsx';
import { FirstBar } from './first-bar.tsx';
import css from './lazy.module.css';
import type { Page, PageProps } from './pages.ts';

type Load = Page['load'];
/** Pages already here: going back to one shows it at once. */
const here = new Map<Load, ComponentType<PageProps>>();

const SHOW_OUTLINE = 150;
const SAY_SO = 2000;

interface Props extends PageProps {
  readonly load: Load;
  /** It will draw its own header: until then there is none. */
  readonly bare: boolean;
}

export function Lazy({ load, params, bare }: Props) {
  const [, setLoaded] = useState<Load | null>(null);
  const [failed, setFailed] = useState<Load | null>(null);
  useEffect(() => {
    if (here.has(load)) return;
    load().then(
      (Found) => {
        here.set(load, Found);
        setLoaded(() => load);
      },
      () => setFailed(() => load),
    );
  }, [load]);
  const Shown = here.get(load);
  if (Shown) return <Shown params={params} />;
  if (failed === load) return <CannotLoad />;
  return (
    <>
      {bare ? <FirstBar /> : null}
      <OnItsWay />
    </>
  );
}

function OnItsWay() {
  const [since, setSince] = useState(0);
  useEffect(() => {
    const timers = [SHOW_OUTLINE, SAY_SO].map((ms) => setTimeout(() => setSince(ms), ms));
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <main id="main" class={css.outline} aria-busy="true">
      {since >= SHOW_OUTLINE ? <div class={css.box} /> : null}
      {since >= SAY_SO ? <p role="status">{t('site.loading')}</p> : null}
    </main>
  );
}

/** Usually a line that is down, or a page of a version that the server no longer has. */
const CannotLoad = () => (
  <PlainPage title={t('lost.title')}>
    <p>{t(navigator.onLine ? 'lost.reload' : 'lost.offline')}</p>
    <Row>
      <Button look="main" onClick={() => location.reload()}>
        {t('site.reload')}
      </Button>
    </Row>
  </PlainPage>
);

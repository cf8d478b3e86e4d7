/** A game's rulebook as a page: one anchor for each rule. */
import { useEffect } from 'preact/hooks';
import { cardOf } from '../games/cards.ts';
import { address } from '../router.ts';
import { RulebookPane } from '../rulebook/rulebook-pane.tsx';
import { NotFound } from '../shell/not-found.tsx';
import type { PageProps } from '../shell/pages.ts';
import { useStore } from '../store.ts';
import { t } from '../text/say-page.ts';
import { ButtonLink, PlainPage, Row } from '../ui/form/form.tsx';

export function RulesPage({ params }: PageProps) {
  const { hash } = useStore(address);
  const card = cardOf(params.game ?? '');
  const title = card ? t('rules.title', { game: card.name }) : '';
  useEffect(() => {
    if (title !== '') document.title = title;
  }, [title]);
  if (!card) return <NotFound />;
  return (
    <PlainPage title={title}>
      <p>{t('rules.what')}</p>
      <Row>
        <ButtonLink href={`/play?game=${card.id}`}>{t('rules.play')}</ButtonLink>
        <ButtonLink href={`/learn/${card.id}`}>{t('rules.learn')}</ButtonLink>
      </Row>
      <RulebookPane game={card.id} marked={hash === '' ? null : hash} />
    </PlainPage>
  );
}

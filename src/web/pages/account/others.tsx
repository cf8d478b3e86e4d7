/** Other people, from one's own side. */
import { ask } from '../../online/api.ts';
import css from '../../online/online.module.css';
import { Trouble } from '../../online/trouble.tsx';
import { useAsk, useDeed } from '../../online/use-ask.ts';
import { t } from '../../text/say-page.ts';
import { Button, Sheet } from '../../ui/form/form.tsx';

/** People one does not want to meet at a table, or to read. */
export function Others() {
  return (
    <Sheet title={t('account.others')}>
      <Relation path="/api/me/blocks" title={t('account.blocked')} />
      <Relation path="/api/me/mutes" title={t('account.muted')} />
    </Sheet>
  );
}

function Relation({ path, title }: { path: string; title: string }) {
  const { asked, again } = useAsk<{ people: { id: string; name: string }[] }>(path);
  const { busy, error, run } = useDeed();
  if (asked.at !== 'answered') return null;
  return (
    <div>
      <h3>{title}</h3>
      <Trouble error={error} />
      <ul class={css.list}>
        {asked.answer.people.map((person) => (
          <li key={person.id} class={css.line}>
            <a href={`/people/${person.id}`}>
              <bdi>{person.name}</bdi>
            </a>
            <Button
              disabled={busy}
              onClick={() =>
                run(async () => {
                  await ask('DELETE', `${path}/${person.id}`);
                  again();
                })
              }
            >
              {t('account.remove')}
            </Button>
          </li>
        ))}
        {asked.answer.people.length === 0 ? <li class={css.small}>{t('account.nobody')}</li> : null}
      </ul>
    </div>
  );
}

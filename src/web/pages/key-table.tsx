/** The keys of the play screen: on the settings page, and beside the board under `?`. */
import { t } from '../text/say-page.ts';
import css from './key-table.module.css';

const KEYS = [
  'tab',
  'arrows',
  'next',
  'enter',
  'escape',
  'digits',
  'zero',
  'explain',
  'undo',
  'turn-tile',
  'plan',
  'hint',
  'panels',
  'history',
  'zoom',
  'search',
  'go',
  'help',
] as const;

export const KeyTable = () => (
  <>
    <p>{t('keys.off')}</p>
    <table class={css.keys}>
      <thead>
        <tr>
          <th scope="col">{t('keys.key')}</th>
          <th scope="col">{t('keys.does')}</th>
        </tr>
      </thead>
      <tbody>
        {KEYS.map((key) => (
          <tr key={key}>
            <th scope="row">{t(`keys.${key}`)}</th>
            <td>{t(`keys.${key}.does`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

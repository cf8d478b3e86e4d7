/** How fast a table plays: without a clock, live, or day by day, and what happens at zero. */
import type { GamesAnswer } from '../../../protocol/http.ts';
import { t } from '../../text/say-page.ts';
import { Choice, TextField } from '../../ui/form/fields.tsx';
import { Row, Sheet } from '../../ui/form/form.tsx';
import type { Chosen } from './chosen.ts';

interface PaceProps {
  chosen: Chosen;
  atZero: GamesAnswer['atZero'];
  onChange(part: Partial<Chosen>): void;
}

export function PaceFields({ chosen, atZero, onChange: change }: PaceProps) {
  return (
    <Sheet title={t('open.pace')}>
      <Choice
        label={t('lobby.speed')}
        titled
        value={chosen.speed}
        hint={t(`open.pace.${chosen.speed}`)}
        options={(['none', 'live', 'daily'] as const).map((value) => ({ value, label: t(`lobby.speed.${value}`) }))}
        onChoose={(speed) => change({ speed })}
      />
      {chosen.speed === 'live' ? (
        <Row>
          <Amount label={t('open.budget')} value={chosen.budget} most={600} onAmount={(budget) => change({ budget })} />
          <Amount
            label={t('open.increment')}
            value={chosen.increment}
            most={600}
            least={0}
            onAmount={(increment) => change({ increment })}
          />
        </Row>
      ) : null}
      {chosen.speed === 'daily' ? (
        <Row>
          <Amount
            label={t('open.per-move')}
            value={chosen.perMove}
            most={720}
            onAmount={(perMove) => change({ perMove })}
          />
          <Amount
            label={t('open.reserve')}
            value={chosen.reserve}
            most={60}
            least={0}
            onAmount={(reserve) => change({ reserve })}
          />
        </Row>
      ) : null}
      {chosen.speed === 'none' ? null : (
        <Choice
          label={t('open.at-zero')}
          value={chosen.atZero}
          options={atZero.map((value) => ({ value, label: t(`at-zero-short.${value}`) }))}
          onChoose={(value) => change({ atZero: value })}
        />
      )}
    </Sheet>
  );
}

function Amount({
  label,
  value,
  most,
  least = 1,
  onAmount,
}: {
  label: string;
  value: number;
  most: number;
  least?: number;
  onAmount(value: number): void;
}) {
  return (
    <TextField
      label={label}
      type="number"
      min={least}
      max={most}
      value={String(value)}
      onText={(text) => {
        const n = Number.parseInt(text, 10);
        if (Number.isSafeInteger(n)) onAmount(Math.min(most, Math.max(least, n)));
      }}
    />
  );
}

import { useTexts } from '@larder/platform';
import { Checkbox, TextField } from '@larder/ui';
import { useText } from '../../../messages/standing-text.js';
import { readCents, type StandingFault, type StandingValues } from './standing-values.js';

interface Props {
  /** Cents at today's prices. */
  readonly total: number;
  /** Highest age limit of the goods in years. */
  readonly age: number | undefined;
  readonly values: StandingValues;
  readonly faults: ReadonlySet<StandingFault>;
  readonly onChange: (change: Partial<StandingValues>) => void;
}

/** The most that an order may cost, and the agreement to it. */
export function StandingAgreement({ total, age, values, faults, onChange }: Props) {
  const text = useText();
  const { money } = useTexts();
  const isLow = (readCents(values.highest) ?? Infinity) < total;
  const low = isLow ? text('standing.highest.low') : undefined;
  return (
    <>
      <TextField
        name="highest"
        inputMode="decimal"
        autoComplete="off"
        label={text('standing.highest')}
        hint={text('standing.highest.hint', { total: money(total) })}
        end={<span>{money(0).replace(/[\d.,\s]/g, '')}</span>}
        value={values.highest}
        error={faults.has('highest') ? text('standing.highest.invalid') : low}
        onChange={({ target }) => onChange({ highest: target.value })}
      />
      {age !== undefined && (
        <Checkbox
          name="age"
          label={text('standing.age', { age })}
          hint={text('standing.age.hint')}
          checked={values.isOldEnough}
          error={faults.has('age') ? text('standing.age.missing') : undefined}
          onChange={({ target }) => onChange({ isOldEnough: target.checked })}
        />
      )}
      <Checkbox
        name="agreed"
        label={text('standing.agreement')}
        checked={values.isAgreed}
        error={faults.has('agreement') ? text('standing.agreement.missing') : undefined}
        onChange={({ target }) => onChange({ isAgreed: target.checked })}
      />
    </>
  );
}

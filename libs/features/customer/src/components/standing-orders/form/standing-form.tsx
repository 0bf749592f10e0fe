import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { NewStandingOrder, StandingDraft } from '@larder/contracts/shopping/standing-orders';
import { Button, Card, Checkbox, Stack, TextField } from '@larder/ui';
import { useText } from '../../../messages/standing-text.js';
import { StandingAgreement } from './standing-agreement.js';
import { StandingItems } from './standing-items.js';
import styles from '../standing-orders.module.css';
import { StandingTime } from './standing-time.js';
import { PaymentField, SubstitutionField } from './standing-selects.js';
import { useStandingValues } from './use-standing-values.js';
import {
  ageLimitOf,
  faultsOf,
  termsOf,
  type StandingFault,
  type StandingValues,
} from './standing-values.js';

export type StandingTerms = Omit<NewStandingOrder, 'agreed' | 'orderNumber'>;
type Choices = Pick<StandingDraft, 'items' | 'windows' | 'payments' | 'total'>;

interface Props {
  /** Standing order, or the order that it is made of. */
  readonly of: string;
  readonly choices: Choices;
  readonly initial: StandingValues;
  /** Products can only be changed once the standing order exists. */
  readonly isNew?: boolean;
  readonly isBusy: boolean;
  /** Whether the shop has it now. */
  readonly onSave: (terms: StandingTerms, values: StandingValues) => Promise<boolean>;
}

/** Everything that the customer decides about a standing order. */
export function StandingForm({ of, choices, initial, isNew = false, isBusy, onSave }: Props) {
  const text = useText();
  const [values, set, forget] = useStandingValues(of, initial);
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const faults = attempts > 0 ? faultsOf(values, choices) : new Set<StandingFault>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAttempts((count) => count + 1);
    const terms = termsOf(values, choices);
    if (terms && (await onSave(terms, values))) forget();
  };
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return (
    <Stack gap={4}>
      <StandingItems
        lines={choices.items}
        items={values.items}
        isFixed={isNew}
        error={faults.has('items') ? text('standing.empty') : undefined}
        onChange={(items) => set({ items })}
      />
      <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <Card as="section" aria-labelledby="standing-settings">
          <Stack gap={4}>
            <h2 id="standing-settings">{text('standing.settings')}</h2>
            <div className={styles.fields}>
              <TextField
                name="name"
                label={text('standing.name')}
                maxLength={60}
                value={values.name}
                error={faults.has('name') ? text('standing.name.missing') : undefined}
                onChange={({ target }) => set({ name: target.value })}
              />
              <StandingTime windows={choices.windows} values={values} onChange={set} />
              <SubstitutionField values={values} onChange={set} />
              <PaymentField payments={choices.payments} values={values} onChange={set} />
            </div>
            <Checkbox
              name="anyWindow"
              label={text('standing.anyWindow')}
              checked={values.anyWindow}
              onChange={({ target }) => set({ anyWindow: target.checked })}
            />
            <StandingAgreement
              total={choices.total}
              age={ageLimitOf(choices)}
              values={values}
              faults={faults}
              onChange={set}
            />
            <div>
              <Button type="submit" busy={isBusy}>
                {text(isNew ? 'standing.create' : 'standing.save')}
              </Button>
            </div>
          </Stack>
        </Card>
      </form>
    </Stack>
  );
}

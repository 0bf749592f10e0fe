import { useEffect, useId, useState } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { useTexts } from '@larder/platform';
import { usualAmounts } from '@larder/pricing';
import { FieldGroup, RadioCard, Stack, TextField } from '@larder/ui';
import { usePaymentText } from '../../../../messages/payment-text.js';
import { useSums } from '../../one-page/use-sums.js';
import styles from './cash.module.css';
import { cashDraft, cashFor, dueAtDoor } from './cash-draft.js';
import { readAmount } from './read-amount.js';

interface Props {
  readonly cart: Cart;
  /** Of the country, in cents. */
  readonly notes: readonly number[];
}

/** With what the shopper pays at the door, so that the driver has the change. */
export default function CashChoice({ cart, notes }: Props) {
  const text = usePaymentText();
  const { money } = useTexts();
  const name = useId();
  // The fee of a time slot that is not held yet is paid at the door as well.
  const fee = useSums(cart).priceInfo.total - cart.priceInfo.total;
  const due = dueAtDoor(cart) + fee;
  const amounts = usualAmounts(due, notes);
  const { paysWith, isOwn, typed, isTooLittle, choose, type } = useCash(cart.id, due, amounts);
  const hint = paysWith && text('cash.change', { amount: money(paysWith - due) });
  return (
    <Stack gap={3}>
      <FieldGroup legend={text('cash')} hint={hint}>
        <div className={styles.amounts}>
          <RadioCard
            compact
            name={name}
            title={text('cash.exact')}
            checked={!isOwn && !paysWith}
            onChange={() => choose(undefined)}
          />
          {amounts.map((amount) => (
            <RadioCard
              key={amount}
              compact
              name={name}
              title={text('cash.note', { amount: money(amount) })}
              checked={!isOwn && paysWith === amount}
              onChange={() => choose(amount)}
            />
          ))}
          <RadioCard
            compact
            name={name}
            title={text('cash.other')}
            checked={isOwn}
            onChange={() => type('')}
          />
        </div>
      </FieldGroup>
      {isOwn && (
        <TextField
          label={text('cash.other')}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={isTooLittle ? text('cash.tooLittle', { amount: money(due) }) : undefined}
          onChange={(event) => type(event.currentTarget.value)}
        />
      )}
    </Stack>
  );
}

/** The choice, kept for the order; an amount that is not enough stops it. */
function useCash(cart: string, due: number, amounts: readonly number[]) {
  const [draft] = useState(() => cashFor(cart));
  const [chosen, setChosen] = useState(draft?.paysWith);
  const [typed, setTyped] = useState<string | undefined>(() => ownAmount(draft?.paysWith, amounts));
  const isOwn = typed !== undefined;
  const paysWith = isOwn ? readAmount(typed) : chosen;
  const isEnough = paysWith !== undefined && paysWith >= due;
  const isTooLittle = isOwn && typed !== '' && !isEnough;
  useEffect(() => {
    if (isEnough || isTooLittle) cashDraft.write({ cart, ...(isEnough && { paysWith }) });
    else cashDraft.clear();
  }, [cart, paysWith, isEnough, isTooLittle]);
  return {
    paysWith: isEnough ? paysWith : undefined,
    isOwn,
    typed,
    isTooLittle,
    choose: (amount: number | undefined) => {
      setTyped(undefined);
      setChosen(amount);
    },
    type: setTyped,
  };
}

/** An amount that was typed before. */
function ownAmount(cents: number | undefined, amounts: readonly number[]): string | undefined {
  return cents === undefined || amounts.includes(cents) ? undefined : (cents / 100).toFixed(2);
}

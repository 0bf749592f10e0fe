import { useEffect, useId, useState } from 'react';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import type { SavedPaymentMethod } from '@larder/contracts/wallet';
import { Button, Checkbox, FieldGroup, RadioCard, Stack } from '@larder/ui';
import { meansApi } from '../../../api/payment-api.js';
import { noChoice, paymentChoice, type PaymentChoice } from './payment-choice.js';
import { usePaymentText } from '../../../messages/payment-text.js';
import styles from './payment-cards.module.css';

type Text = ReturnType<typeof usePaymentText>;

interface Props {
  readonly method: PaymentMethodKey;
}

/**
 * The saved card that pays (PAY-16), or the choice to save a new one. Both are one line of the same
 * height, so that nothing moves when the cards are known; all cards are shown on request.
 */
export default function PaymentCards({ method }: Props) {
  const text = usePaymentText();
  const name = useId();
  const { data = [] } = meansApi.useMethodsToPayQuery();
  const saved = data.filter((one) => one.methodKey === method && one.lastDigits !== undefined);
  const primary = saved.find((one) => one.isPrimary && !one.expired)?.id;
  const [choice, setChoice] = useState(() => paymentChoice.read() ?? noChoice);
  const [isTouched, setTouched] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const methodId = isTouched ? choice.methodId : (choice.methodId ?? primary);
  const chosen = saved.find(({ id, expired }) => id === methodId && !expired);
  const isKnown = chosen !== undefined;
  useEffect(() => {
    paymentChoice.write({ ...choice, methodId: isKnown ? methodId : undefined });
  }, [choice, methodId, isKnown]);
  const choose = (next: PaymentChoice) => {
    setTouched(true);
    setChoice(next);
  };
  if (saved.length > 0 && !isOpen && !isTouched)
    return <ChosenCard text={text} chosen={chosen} onOpen={() => setOpen(true)} />;
  return (
    <Stack gap={3}>
      {saved.length > 0 && (
        <FieldGroup legend={text('cards')}>
          <Stack gap={3}>
            {saved.map((card) => (
              <RadioCard
                key={card.id}
                name={name}
                checked={card.id === methodId}
                disabled={card.expired}
                onChange={() => choose({ ...noChoice, methodId: card.id })}
                title={nameOf(card)}
                description={describe(text, card)}
              />
            ))}
            <RadioCard
              name={name}
              checked={!isKnown}
              onChange={() => choose(noChoice)}
              title={text('cards.other')}
            />
          </Stack>
        </FieldGroup>
      )}
      {!isKnown && <SaveChoice text={text} choice={choice} choose={choose} />}
    </Stack>
  );
}

interface ChosenCardProps {
  readonly text: Text;
  readonly chosen: SavedPaymentMethod | undefined;
  readonly onOpen: () => void;
}

function ChosenCard({ text, chosen, onOpen }: ChosenCardProps) {
  return (
    <div className={styles.card}>
      <span>{chosen ? nameOf(chosen) : text('cards.other')}</span>
      <Button variant="quiet" onClick={onOpen}>
        {text('cards.change')}
      </Button>
    </div>
  );
}

interface SaveChoiceProps {
  readonly text: Text;
  readonly choice: PaymentChoice;
  readonly choose: (next: PaymentChoice) => void;
}

/** Whether a new card is saved. */
function SaveChoice({ text, choice, choose }: SaveChoiceProps) {
  return (
    <>
      <Checkbox
        className={styles.save}
        label={text('save')}
        checked={choice.saveMethod}
        onChange={(event) => {
          const saveMethod = event.currentTarget.checked;
          choose({ saveMethod, setPrimary: saveMethod && choice.setPrimary });
        }}
      />
      {choice.saveMethod && (
        <Checkbox
          label={text('primary')}
          checked={choice.setPrimary}
          onChange={(event) =>
            choose({ saveMethod: true, setPrimary: event.currentTarget.checked })
          }
        />
      )}
    </>
  );
}

const nameOf = ({ paymentBrand, lastDigits = '' }: SavedPaymentMethod) =>
  `${paymentBrand} •••• ${lastDigits}`;

/** `03/27` (PAY-04, PAY-05), or that it is over. */
function describe(text: Text, card: SavedPaymentMethod): string {
  const { cardExpiryMonth: month = 0, cardExpiryYear: year = 0, expired, isPrimary } = card;
  const two = (value: number) => String(value % 100).padStart(2, '0');
  const end = expired
    ? text('cards.expired')
    : text('cards.end', { date: `${two(month)}/${two(year)}` });
  return isPrimary ? `${end} · ${text('cards.primary')}` : end;
}

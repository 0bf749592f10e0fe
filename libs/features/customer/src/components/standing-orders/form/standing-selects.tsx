import type { StandingDraft } from '@larder/contracts/shopping/standing-orders';
import { SelectField } from '@larder/ui';
import { useText } from '../../../messages/standing-text.js';
import type { StandingValues } from './standing-values.js';

interface FieldProps {
  readonly values: StandingValues;
  readonly onChange: (change: Partial<StandingValues>) => void;
}

const substitutions = ['SIMILAR', 'LEAVE_OUT', 'CALL'] as const;

export function SubstitutionField({ values, onChange }: FieldProps) {
  const text = useText();
  return (
    <SelectField
      name="substitution"
      label={text('standing.instead')}
      value={values.substitution}
      onChange={({ target }) => {
        const substitution = substitutions.find((one) => one === target.value);
        if (substitution) onChange({ substitution });
      }}
    >
      {substitutions.map((one) => (
        <option key={one} value={one}>
          {text(`standing.instead.${one}`)}
        </option>
      ))}
    </SelectField>
  );
}

type Payments = StandingDraft['payments'];

/** Name of a payment method, with the card's last digits. */
export function usePaymentName() {
  const text = useText();
  return ({ methodKey, brand, lastDigits }: Payments[number]) =>
    brand !== undefined && lastDigits !== undefined
      ? text('standing.card', { brand, digits: lastDigits })
      : text(`standing.method.${methodKey}`);
}

export function PaymentField({
  payments,
  values,
  onChange,
}: FieldProps & { readonly payments: Payments }) {
  const text = useText();
  const nameOf = usePaymentName();
  return (
    <SelectField
      name="payment"
      label={text('standing.pay')}
      value={values.payment}
      onChange={({ target }) => onChange({ payment: Number(target.value) })}
    >
      {payments.map((one, index) => (
        <option key={one.paymentMethodId ?? one.methodKey} value={index}>
          {nameOf(one)}
        </option>
      ))}
    </SelectField>
  );
}

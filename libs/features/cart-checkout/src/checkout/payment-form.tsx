import { useId, useState, type FormEvent } from 'react';
import type { Cart } from '@larder/contracts/cart';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { useFeature, useTexts } from '@larder/platform';
import { hasSurcharge, withSurcharge } from '@larder/pricing';
import { Button, FieldGroup, Notice, RadioCard, Stack } from '@larder/ui';
import { checkoutSlice } from '../state/checkout.js';
import { useFeatureState } from '../state/state.js';
import { useText } from '../use-text.js';

interface Props {
  readonly cart: Cart;
  readonly methods: readonly PaymentMethodKey[];
  readonly onSaved: () => void;
}

/** How to pay: what the shop offers and the service allows (CHK-17). */
export function PaymentForm({ cart, methods, onSaved }: Props) {
  const text = useText();
  const name = useId();
  const { dispatch } = useFeature();
  const known = useFeatureState((state) => state.checkout.methodKey);
  const only = methods.length === 1 ? methods[0] : undefined;
  const [method, setMethod] = useState(known ?? only);
  const [isAsking, setAsking] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (method === undefined || !methods.includes(method)) return setAsking(true);
    dispatch(checkoutSlice.actions.methodChosen(method));
    onSaved();
  };
  if (methods.length === 0)
    return (
      <Notice type="warning" title={text('payment.noneTitle')}>
        {text('payment.none')}
      </Notice>
    );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <FieldGroup
          legend={text('payment.legend')}
          error={isAsking ? text('form.required') : undefined}
        >
          <Stack gap={3}>
            {methods.map((one) => (
              <RadioCard
                key={one}
                name={name}
                checked={method === one}
                onChange={() => {
                  setMethod(one);
                  setAsking(false);
                }}
                title={text(`payment.${one}`)}
                description={text(`payment.${one}.text`)}
              />
            ))}
          </Stack>
        </FieldGroup>
        {method && <Surcharge cart={cart} method={method} />}
        <div>
          <Button type="submit">{text('step.payment.submit')}</Button>
        </div>
      </Stack>
    </form>
  );
}

/** What a way to pay reserves above the total, and why (CHK-09…13). */
export function Surcharge(props: { readonly cart: Cart; readonly method: PaymentMethodKey }) {
  const text = useText();
  const { money, number } = useTexts();
  const { overAuthorizationPercentage: percent, total } = props.cart.priceInfo;
  if (!hasSurcharge(props.method) || percent === 0) return null;
  return (
    <Notice type="info">
      {text('payment.surcharge', {
        percent: number(percent),
        amount: money(withSurcharge(total, percent)),
      })}
    </Notice>
  );
}

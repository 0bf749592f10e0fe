import { lazy, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { Cart } from '@larder/contracts/cart';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { useFeature } from '@larder/platform';
import { hasSurcharge } from '@larder/pricing';
import { Button, FieldGroup, Notice, RadioCard, Stack } from '@larder/ui';
import { checkoutApi } from '../../../api/checkout-api.js';
import { checkoutSlice } from '../../../state/checkout.js';
import { isPaymentError } from '../../../state/payment-error.js';
import { useFeatureState } from '../../../state/state.js';
import { useText } from '../../../messages/use-text.js';
import { LazyChargeNotice, preloadChargeNotice } from '../review/lazy-charge-notice.js';
import { isCashUsable } from './cash/cash-draft.js';
import { CashPart } from './cash/cash-part.js';
import { saveChosenMethod } from './method-draft.js';
import { PaymentMark } from './payment-mark.js';
import { isCovered, walletPayment } from './wallet-payment.js';
import { AfterMount } from '../after-mount.js';
import { useStepForm } from '../one-page/step-form.js';
import styles from './payment-cards.module.css';

const PaymentWallet = lazy(() => import('./payment-wallet.js'));
const NothingToPay = lazy(() => import('./nothing-to-pay.js'));
const PaymentCards = lazy(() => import('./payment-cards.js'));

interface Props {
  readonly cart: Cart;
  readonly methods: readonly PaymentMethodKey[];
  /** The shop's gift card, where it can be paid with (PAY-09). */
  readonly giftCardMethodKey: string | undefined;
  /** Selected where nothing was chosen before. */
  readonly proposed?: PaymentMethodKey | undefined;
  readonly onSaved: () => void;
  readonly onTouched: () => void;
}

/** How to pay: what the shop offers and the service allows (CHK-17). */
export default function PaymentForm(props: Props) {
  const { cart, methods, giftCardMethodKey, onSaved, onTouched } = props;
  const text = useText();
  const { dispatch } = useFeature();
  const errors = useFeatureState((state) => state.checkout.errors);
  const { method, select, group } = useSelectedMethod(methods, props.proposed);
  const [isAsking, setAsking] = useState(false);
  const isPaid = isCovered(cart);
  const isCustomer = cart.customerId !== undefined;
  const check = () => {
    const isChosen = isPaid || (method !== undefined && methods.includes(method));
    setAsking(!isChosen);
    return isChosen && (isPaid || isCashUsable(cart.id, method));
  };
  const save = () => {
    const { methodChosen, found } = checkoutSlice.actions;
    const chosen = isPaid ? undefined : method;
    saveChosenMethod(cart.id, chosen);
    dispatch(methodChosen(chosen));
    dispatch(found(errors.filter((one) => !isPaymentError(one))));
    onSaved();
  };
  const hasPageButton = useStepForm({
    check,
    save: async () => {
      save();
      return Promise.resolve(true);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check()) save();
  };
  if (methods.length === 0 && !isPaid) return <NoMethod />;
  return (
    <form ref={group} onSubmit={submit} noValidate>
      <Stack gap={4}>
        {isCustomer && giftCardMethodKey !== undefined && (
          <AfterMount>
            <PaymentWallet cart={cart} methodKey={giftCardMethodKey} onTouched={onTouched} />
          </AfterMount>
        )}
        <AfterMount>{isPaid && !walletPayment(cart) && <NothingToPay of={cart} />}</AfterMount>
        {!isPaid && (
          <Methods
            cart={cart}
            methods={methods}
            method={method}
            isAsking={isAsking}
            onChange={(one) => {
              select(one);
              setAsking(false);
            }}
          />
        )}
        {!isPaid && method && hasSurcharge(method) && (
          <AfterMount pending={<ChargePlace isCustomer={isCustomer} />}>
            {isCustomer && <PaymentCards key={method} method={method} />}
            <LazyChargeNotice cart={cart} method={method} />
          </AfterMount>
        )}
        {!hasPageButton && (
          <div>
            <Button type="submit">{text('step.payment.submit')}</Button>
          </div>
        )}
      </Stack>
    </form>
  );
}

/** Keeps the place of the saved card and of the notice about the charge. */
function ChargePlace({ isCustomer }: { readonly isCustomer: boolean }) {
  return (
    <>
      {isCustomer && <div className={styles.card} />}
      <div className={styles.charge} />
    </>
  );
}

interface MethodsProps {
  readonly cart: Cart;
  readonly methods: readonly PaymentMethodKey[];
  readonly method: PaymentMethodKey | undefined;
  readonly isAsking: boolean;
  readonly onChange: (method: PaymentMethodKey) => void;
}

function Methods({ cart, methods, method, isAsking, onChange }: MethodsProps) {
  const text = useText();
  const name = useId();
  const { data: config } = checkoutApi.useGetOrderConfigQuery();
  return (
    <FieldGroup
      legend={text('payment.legend')}
      error={isAsking ? text('form.required') : undefined}
    >
      <div className={styles.methods}>
        {methods.map((one) => (
          <CashPart key={one} cart={cart} method={one} isSelected={one === method}>
            <RadioCard
              className={styles.method}
              name={name}
              value={one}
              checked={method === one}
              onChange={() => onChange(one)}
              title={text(`payment.${one}`)}
              description={text(`payment.${one}.text`)}
              aside={<PaymentMark method={one} file={config?.paymentLogos?.[one]} />}
            />
          </CashPart>
        ))}
      </div>
    </FieldGroup>
  );
}

/** What the shopper selected, else what they confirmed before, else what the page proposes. */
function useSelectedMethod(
  methods: readonly PaymentMethodKey[],
  proposed: PaymentMethodKey | undefined,
) {
  useEffect(preloadChargeNotice, []);
  const { dispatch } = useFeature();
  const { selectedMethod, methodKey } = useFeatureState((state) => state.checkout);
  const first = proposed ?? (methods.length === 1 ? methods[0] : undefined);
  const select = (method: PaymentMethodKey) =>
    dispatch(checkoutSlice.actions.methodSelected(method));
  const group = useRef<HTMLFormElement>(null);
  const method = selectedMethod ?? methodKey ?? first;
  useEffect(() => {
    // Once, on mount: React gets no event for a radio that was pressed before hydration.
    const pressed = group.current?.querySelector<HTMLInputElement>('input[type=radio]:checked');
    const early = methods.find((one) => one === pressed?.value);
    if (early && early !== method) select(early);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return { method, select, group };
}

function NoMethod() {
  const text = useText();
  return (
    <Notice type="warning" title={text('payment.noneTitle')}>
      {text('payment.none')}
    </Notice>
  );
}

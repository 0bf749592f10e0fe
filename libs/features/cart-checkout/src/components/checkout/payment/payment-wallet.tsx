import { useEffect, useState } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { useTexts } from '@larder/platform';
import { Checkbox, Notice, Stack } from '@larder/ui';
import { meansApi, paymentApi } from '../../../api/payment-api.js';
import { usePaymentText } from '../../../messages/payment-text.js';
import {
  giftCardPayment,
  isPartlyCovering,
  walletChoice,
  walletPayment,
} from './wallet-payment.js';

interface Props {
  readonly cart: Cart;
  /** The shop's gift card as a payment method (PAY-09). */
  readonly methodKey: string;
  /** The step is worked on: it stays open, even when nothing is missing any more. */
  readonly onTouched: () => void;
}

/** The customer's gift cards, to pay the order fully or partly (PAY-07…13). */
export default function PaymentWallet({ cart, methodKey, onTouched }: Props) {
  const text = usePaymentText();
  const { money } = useTexts();
  const { data: wallet } = meansApi.useWalletToPayQuery();
  const { planned, isOn, hasFailed, choose } = useWalletPlan(cart, methodKey, wallet?.balance);
  const isPlanned = planned !== undefined;
  useEffect(() => {
    if (isOn || isPlanned) onTouched();
  }, [isOn, isPlanned, onTouched]);
  if (!wallet || (wallet.balance === 0 && !planned)) return null;
  const { total } = cart.priceInfo;
  const isPart = planned !== undefined && isPartlyCovering(planned, total);
  return (
    <Stack gap={3}>
      <Checkbox
        label={text('wallet')}
        hint={text('wallet.balance', { amount: money(wallet.balance) })}
        checked={isOn}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {planned && (
        <Notice type="info" live>
          {isPart
            ? text('wallet.part', {
                amount: money(planned.amountPlanned),
                rest: money(total - planned.amountPlanned),
              })
            : text('wallet.all')}
        </Notice>
      )}
      {hasFailed && (
        <Notice type="error" live>
          {text('wallet.failed')}
        </Notice>
      )}
    </Stack>
  );
}

/** Plans what the wallet pays, and again when the choice, the total or the balance are others. */
function useWalletPlan(cart: Cart, methodKey: string, balance: number | undefined) {
  const [plan, planning] = paymentApi.usePlanPaymentMutation();
  const [drop, dropping] = paymentApi.useDropPaymentMutation();
  const planned = walletPayment(cart);
  const [isOn, setOn] = useState(planned !== undefined || walletChoice.read());
  const [hasFailed, setFailed] = useState(false);
  const choose = (isWanted: boolean) => {
    walletChoice.write(isWanted);
    setFailed(false);
    setOn(isWanted);
  };
  const amount = isOn ? Math.min(balance ?? 0, cart.priceInfo.total) : 0;
  const isBusy = planning.isLoading || dropping.isLoading;
  const isOther = balance !== undefined && (planned?.amountPlanned ?? 0) !== amount;
  const id = planned?.id ?? '';
  useEffect(() => {
    if (!isOther || isBusy || hasFailed) return;
    // Whenever what is planned is not what should be.
    const change = async () => {
      const { body } = giftCardPayment(methodKey, amount);
      const { error } = amount > 0 ? await plan({ body }) : await drop({ params: { id } });
      if (!error) return;
      walletChoice.write(false);
      setOn(false);
      setFailed(true);
    };
    void change();
  }, [isOther, isBusy, hasFailed, methodKey, amount, id, plan, drop]);
  return { planned, isOn, hasFailed, choose };
}

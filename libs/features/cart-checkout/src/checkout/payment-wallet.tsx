import { useEffect, useState } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { useTexts } from '@larder/platform';
import { Checkbox, Notice, Stack } from '@larder/ui';
import { paymentApi } from '../api/payment-api.js';
import { usePaymentText } from './payment-text.js';
import {
  giftCardPayment,
  isPartlyCovering,
  walletChoice,
  walletPayment,
} from './wallet-payment.js';

interface Props {
  readonly cart: Cart;
  /** The shop's gift card as a way to pay (PAY-09). */
  readonly methodKey: string;
}

/** The customer's gift cards, to pay all of the order or a part of it (PAY-07…13). */
export default function PaymentWallet({ cart, methodKey }: Props) {
  const text = usePaymentText();
  const { money } = useTexts();
  const { data: wallet } = paymentApi.useWalletToPayQuery();
  const { planned, isBusy, hasFailed, choose } = useWalletPlan(cart, methodKey, wallet?.balance);
  if (!wallet || (wallet.balance === 0 && !planned)) return null;
  const { total } = cart.priceInfo;
  const isPart = planned !== undefined && isPartlyCovering(planned, total);
  return (
    <Stack gap={3}>
      <Checkbox
        label={text('wallet')}
        hint={text('wallet.balance', { amount: money(wallet.balance) })}
        checked={planned !== undefined}
        disabled={isBusy}
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

/** Plans what the wallet pays, and again when the total or the balance are others. */
function useWalletPlan(cart: Cart, methodKey: string, balance: number | undefined) {
  const [plan, planning] = paymentApi.usePlanPaymentMutation();
  const [drop, dropping] = paymentApi.useDropPaymentMutation();
  const [hasFailed, setFailed] = useState(false);
  const planned = walletPayment(cart);
  const isBusy = planning.isLoading || dropping.isLoading;
  const amount = Math.min(balance ?? 0, cart.priceInfo.total);
  const put = async () => {
    const { error } = await plan({ body: giftCardPayment(methodKey, amount).body });
    setFailed(error !== undefined);
    if (error) walletChoice.write(false);
  };
  const isWanted = planned !== undefined || walletChoice.read();
  const isOther = balance !== undefined && amount > 0 && planned?.amountPlanned !== amount;
  useEffect(() => {
    if (isWanted && isOther && !isBusy && !hasFailed) void put();
    // Whenever what is planned is not what should be.
  }, [isWanted, isOther, isBusy, hasFailed]);
  const choose = (isOn: boolean) => {
    walletChoice.write(isOn);
    setFailed(false);
    if (isOn) void put();
    else if (planned) void drop({ params: { id: planned.id } });
  };
  return { planned, isBusy, hasFailed, choose };
}

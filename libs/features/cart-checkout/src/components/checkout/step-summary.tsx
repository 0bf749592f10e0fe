import { lazy } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { highestAgeLimit } from '@larder/contracts/catalogue/age-limit';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { formatPhone } from '@larder/contracts/phone';
import { useTexts } from '@larder/platform';
import { addressLine } from '../service/address/find-address.js';
import { formatTimeSlot } from '../service/times/format-time-slot.js';
import { useGateText } from '../../messages/gate-text.js';
import { useText } from '../../messages/use-text.js';
import type { StepId } from './checkout-steps.js';
import { isCovered, walletPayment } from './payment/wallet-payment.js';
import { AfterMount } from './after-mount.js';

const NothingToPay = lazy(() => import('./payment/nothing-to-pay.js'));

interface Props {
  readonly step: StepId;
  readonly cart: Cart;
  readonly methodKey: PaymentMethodKey | undefined;
}

/** What a completed step holds. */
export function StepSummary({ step, cart, methodKey }: Props) {
  const text = useText();
  const texts = useTexts();
  const gate = useGateText();
  const { distributionAddress: address, distributionWindow, billingAddress } = cart;
  if (step === 'service' && address) {
    const key = address.distributionType === 'DELIVERY' ? 'service.deliveryTo' : 'service.pickupAt';
    return (
      <>
        <p>{text(key, { address: addressLine(address) })}</p>
        {address.leaveAtDoor && highestAgeLimit(cart.productLineItems) === undefined && (
          <p>{gate('leaveAtDoor')}</p>
        )}
        {address.additionalInfo && <p>{address.additionalInfo}</p>}
      </>
    );
  }
  if (step === 'slot' && distributionWindow)
    return <p>{formatTimeSlot(text, texts, distributionWindow)}</p>;
  if (step === 'contact' && billingAddress)
    return (
      <>
        <p>{`${billingAddress.firstName} ${billingAddress.lastName}`}</p>
        <p>{addressLine(billingAddress)}</p>
        <p>{billingAddress.email}</p>
        <p>{formatPhone(billingAddress.phoneNumber, billingAddress.countryCode)}</p>
      </>
    );
  if (step !== 'payment') return null;
  const planned = walletPayment(cart);
  const isPaid = isCovered(cart);
  return (
    <>
      {planned && <p>{`${text('payment.giftCard')}: ${texts.money(planned.amountPlanned)}`}</p>}
      {isPaid && !planned && (
        <AfterMount>
          <NothingToPay of={cart} />
        </AfterMount>
      )}
      {!isPaid && <p>{methodKey ? text(`payment.${methodKey}`) : '\u00a0'}</p>}
    </>
  );
}

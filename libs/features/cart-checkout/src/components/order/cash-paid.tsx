import type { Order } from '@larder/contracts/checkout';
import { useTexts } from '@larder/platform';
import { cashAtDoor } from '@larder/pricing';
import { usePaymentText } from '../../messages/payment-text.js';

interface Props {
  /** An order, or its receipt. */
  readonly order: Pick<Order, 'paysWith' | 'payments' | 'totalAtHandover'>;
  /** The final amount, once there is a receipt. */
  readonly toPay?: number | undefined;
}

/** With what the shopper pays at the door, and the change. */
export default function CashPaid({ order, toPay }: Props) {
  const text = usePaymentText();
  const { money } = useTexts();
  const cash = cashAtDoor(order, toPay);
  return cash && text('cash.paid', { note: money(cash.paysWith), change: money(cash.change) });
}

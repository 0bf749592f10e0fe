import type { Order } from '@larder/contracts/checkout';
import { useTexts } from '@larder/platform';
import { LinkButton, Notice } from '@larder/ui';
import { useText } from '../../messages/after-order/order-changes-text.js';

/** Reserved, charged and refunded amounts of an order, and a link to pay again. */
export function ChargeDetails({
  order: { charge, paymentUrl, payments, status },
}: {
  readonly order: Order;
}) {
  const text = useText();
  const { money } = useTexts();
  if (paymentUrl !== undefined && status !== 'PAYMENT_PENDING')
    return (
      <Notice
        type="warning"
        actions={<LinkButton href={paymentUrl}>{text('charge.pay')}</LinkButton>}
      >
        {text(status === 'PLACED' ? 'charge.lost' : 'charge.unpaid')}
      </Notice>
    );
  if (!charge) return null;
  const { authorised, captured, refunded, later = 0 } = charge;
  // An invoice reserves nothing, and is paid after the delivery.
  const isInvoiced = payments.every(({ methodKey }) => methodKey.startsWith('pay-by-invoice'));
  const isNothing = authorised + captured + later === 0;
  return (
    <ul role="list">
      {later > 0 && <li>{text('charge.later', { amount: money(later) })}</li>}
      {authorised > 0 && !isInvoiced && (
        <li>{text('charge.reserved', { amount: money(authorised) })}</li>
      )}
      {captured > 0 && !isInvoiced && (
        <li>{text('charge.charged', { amount: money(captured) })}</li>
      )}
      {refunded > 0 && <li>{text('charge.refunded', { amount: money(refunded) })}</li>}
      {isNothing && status !== 'PAYMENT_PENDING' && <li>{text('charge.nothing')}</li>}
    </ul>
  );
}

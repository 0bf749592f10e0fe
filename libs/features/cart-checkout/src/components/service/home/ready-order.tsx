import type { DeliveryTracking } from '@larder/contracts/checkout';
import type { OpenOrder } from '@larder/contracts/shopping';
import { useTexts } from '@larder/platform';
import { checkoutApi } from '../../../api/checkout-api.js';
import { useText } from '../../../messages/use-text.js';
import { useHomeRowText } from '../../buy-again/home-row-text.js';
import { ShowOrder } from '../../buy-again/open-order-actions.js';
import { addressLine } from '../address/find-address.js';
import { formatRelativeTimeSlot } from '../times/format-time-slot.js';
import { useHomeText } from './home-text.js';
import { OrderPanel } from './order-panel.js';
import { pickupApi } from './pickup-api.js';
import { pickupCode } from './pickup-code.js';

/** An order that waits in the store comes before the time of the next one. */
export function ReadyOrder({ order }: { readonly order: OpenOrder }) {
  const home = useHomeText();
  const row = useHomeRowText();
  const { orderNumber, distributionWindow } = order;
  const now = new Date();
  const slot = formatRelativeTimeSlot(useText(), useTexts(), distributionWindow, now);
  const isOver = now.toISOString() > distributionWindow.end;
  const { data: placed } = checkoutApi.useGetOrderQuery(orderNumber);
  const args = { params: { orderNumber } };
  const { data: tracking, isLoading } = pickupApi.useGetPickupQuery(args);
  const pickup = tracking?.pickup;
  const locker = pickup?.place?.kind === 'LOCKER' ? pickup.place.name : undefined;
  return (
    <OrderPanel
      distributionType={order.distributionType}
      title={locker === undefined ? home('ready') : home('ready.locker', { name: locker })}
      time={isOver ? home('ready.waits') : row('order.CLICK_AND_COLLECT', { slot })}
      note={placed && addressLine(placed.distributionAddress)}
    >
      {isLoading ? <p /> : <PickupCode orderNumber={orderNumber} pickup={pickup} />}
      <ShowOrder orderNumber={orderNumber} label={home('ready.show')} />
    </OrderPanel>
  );
}

interface CodeProps extends Pick<OpenOrder, 'orderNumber'> {
  readonly pickup: DeliveryTracking['pickup'];
}

/** What opens the locker or is named at the counter; without a code, the number of the order. */
function PickupCode({ orderNumber, pickup }: CodeProps) {
  const home = useHomeText();
  const { label, code } = pickupCode(pickup);
  if (code === undefined) return <p>{home('ready.number', { number: orderNumber })}</p>;
  return (
    <p>
      {home(label)} <strong>{code}</strong>
    </p>
  );
}

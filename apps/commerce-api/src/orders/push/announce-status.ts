import type { Order } from '@larder/contracts/checkout';
import { orderAddress } from '../emails/order-formatters.js';
import { readerOf, type EmailScope } from '../emails/queue-order-email.js';
import type { OrderRecord } from '../repository.js';
import type { ExpectedTime, PushKind } from './push-texts.js';
import { queueOrderPush } from './queue-order-push.js';

/** Kind of message for a new status; a van on its way is announced with its expected time. */
function kindOf(status: Order['status'], isPickup: boolean): PushKind | undefined {
  if (status === 'PICKING') return 'picking';
  if (status === 'READY') return 'ready';
  return status === 'COMPLETED' && !isPickup ? 'delivered' : undefined;
}

/** Tells subscribed browsers of a new status, in the transaction that records it. */
export async function announceStatus(scope: EmailScope, order: OrderRecord): Promise<void> {
  const { status, document } = order.row;
  const isPickup = document.distributionAddress.distributionType === 'CLICK_AND_COLLECT';
  const kind = kindOf(status, isPickup);
  if (kind) await announce(scope, order, kind);
}

/** Messages about an order's progress: it passes each state once, so each browser gets one per state. */
export async function announce(
  scope: EmailScope,
  order: OrderRecord,
  kind: PushKind,
  expected?: ExpectedTime,
): Promise<void> {
  const reader = readerOf(scope, order);
  const { orderNumber } = order.row;
  const address = orderAddress(reader, orderNumber, order.customerId !== null);
  await queueOrderPush(scope, {
    orderNumber,
    kind,
    occasion: kind,
    expected,
    shopName: reader.shop.clientRuntimeConfig.shopName,
    url: new URL(address).pathname,
  });
}

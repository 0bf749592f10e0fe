import type { DeliveryTracking, Order } from '@larder/contracts/checkout';
import type { OrderRecord } from '../repository.js';
import { pickupCode, readArrival } from './arrivals.js';
import { locateVan, type TrackingScope } from './locate-van.js';

const hourMs = 3_600_000;
/** Seconds until the next question: while the van moves, and before that. */
const seconds = { moving: 15, waiting: 60 } as const;
/** Hours before its time slot from which an open page follows an order. */
const followedHours = 12;

function refreshAfter(status: Order['status'], start: Date, now: Date): number | undefined {
  if (status === 'COMPLETED' || status === 'CANCELLED') return undefined;
  if (status === 'ON_THE_WAY' || status === 'READY') return seconds.moving;
  return start.getTime() - now.getTime() > followedHours * hourMs ? undefined : seconds.waiting;
}

/** Where an order is right now. */
export async function readTracking(
  scope: TrackingScope,
  order: OrderRecord,
): Promise<DeliveryTracking> {
  const { row, timeline } = order;
  const { status, orderNumber, document } = row;
  const start = new Date(document.distributionWindow.start);
  const van = await locateVan(scope, order);
  const arrival = status === 'READY' ? await readArrival(scope, orderNumber) : undefined;
  const after = refreshAfter(status, start, scope.now);
  return {
    status,
    isSimulated: false,
    ...(van && { ...van, expectedAt: van.expectedAt.toISOString() }),
    ...(status === 'READY' && {
      pickup: {
        code: pickupCode(orderNumber),
        ...(timeline?.pickupPlace && { place: timeline.pickupPlace }),
        ...(arrival && { arrival: { state: arrival.state, at: arrival.at.toISOString() } }),
      },
    }),
    ...(after !== undefined && { refreshAfter: after }),
  };
}

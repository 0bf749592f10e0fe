import type { DeliveryTracking, Order } from '@larder/contracts/checkout';
import type { Scope } from '../../kernel/scope.js';
import { readOrderTerms } from '../../ordering/read-order-terms.js';
import type { OrderRecord } from '../repository.js';
import type { DeliveryTracker } from './delivery-tracker.js';
import { simulatedTracker } from './delivery-tracker.js';
import { pickupCode, readArrival } from './arrivals.js';

const hourMs = 3_600_000;
/** Seconds until the next question: while the van moves, and before that. */
const seconds = { moving: 15, waiting: 60 } as const;
/** Hours before its time slot from which an open page follows an order. */
const followedHours = 12;

type TrackingScope = Pick<Scope, 'db' | 'tenant' | 'now'>;

/** The tracker of a shop: the simulator where picking and delivery are simulated, otherwise none yet. */
async function trackerOf({ db, tenant }: TrackingScope): Promise<DeliveryTracker | undefined> {
  const terms = await readOrderTerms(db, tenant);
  return terms?.simulatedFulfilment ? simulatedTracker : undefined;
}

function refreshAfter(status: Order['status'], start: Date, now: Date): number | undefined {
  if (status === 'COMPLETED' || status === 'CANCELLED') return undefined;
  if (status === 'ON_THE_WAY' || status === 'READY') return seconds.moving;
  return start.getTime() - now.getTime() > followedHours * hourMs ? undefined : seconds.waiting;
}

/** Where an order is right now. */
export async function readTracking(
  scope: TrackingScope,
  { row, cutOff, timeline }: OrderRecord,
): Promise<DeliveryTracking> {
  const { status, orderNumber, document } = row;
  const { distributionWindow } = document;
  const start = new Date(distributionWindow.start);
  const end = new Date(distributionWindow.end);
  const tracker = status === 'ON_THE_WAY' ? await trackerOf(scope) : undefined;
  const van = await tracker?.locate({ orderNumber, cutOff, start, end, now: scope.now });
  const arrival = status === 'READY' ? await readArrival(scope, orderNumber) : undefined;
  const after = refreshAfter(status, start, scope.now);
  return {
    ...{ status, isSimulated: tracker?.isSimulated ?? false },
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

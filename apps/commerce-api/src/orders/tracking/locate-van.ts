import type { Scope } from '../../kernel/scope.js';
import { readOrderTerms } from '../../ordering/read-order-terms.js';
import type { OrderRecord } from '../repository.js';
import { simulatedTracker, type DeliveryTracker, type VanLocation } from './delivery-tracker.js';

export type TrackingScope = Pick<Scope, 'db' | 'tenant' | 'now'>;

/** The tracker of a shop: the simulator where picking and delivery are simulated, otherwise none yet. */
async function trackerOf({ db, tenant }: TrackingScope): Promise<DeliveryTracker | undefined> {
  const terms = await readOrderTerms(db, tenant);
  return terms?.simulatedFulfilment ? simulatedTracker : undefined;
}

/** The van of an order that is on its way; undefined while it cannot be located. */
export async function locateVan(
  scope: TrackingScope,
  { row, cutOff }: OrderRecord,
): Promise<(VanLocation & Pick<DeliveryTracker, 'isSimulated'>) | undefined> {
  const { status, orderNumber, document } = row;
  if (status !== 'ON_THE_WAY') return undefined;
  const tracker = await trackerOf(scope);
  const start = new Date(document.distributionWindow.start);
  const end = new Date(document.distributionWindow.end);
  const van = await tracker?.locate({ orderNumber, cutOff, start, end, now: scope.now });
  return tracker && van && { ...van, isSimulated: tracker.isSimulated };
}

import type { Cart } from '@larder/contracts/cart';
import type { FeatureContext } from '@larder/platform';
import { distributionApi } from '../../../api/distribution-api.js';
import { destinationOf } from '../destination.js';
import { timeSlotQuery } from './time-slot-query.js';

/** For a cart without a time slot: its page shows the earliest one, and works without it. */
export async function preloadEarliest(context: FeatureContext, cart: Cart): Promise<void> {
  const args = cart.distributionWindow ? undefined : timeSlotQuery(destinationOf(cart));
  const { getEarliestWindow } = distributionApi.endpoints;
  if (args) await context.query(getEarliestWindow, args).catch(() => undefined);
}

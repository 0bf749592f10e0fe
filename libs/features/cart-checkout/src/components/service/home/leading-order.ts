import type { OpenOrder } from '@larder/contracts/shopping';
import { isWaiting } from './is-waiting.js';

/** The order that waits for the shopper, or the next one. */
export const leadingOrder = (orders: readonly OpenOrder[] | undefined): OpenOrder | undefined =>
  orders?.find(isWaiting) ?? orders?.[0];

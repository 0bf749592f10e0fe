import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

/** What the driver gets; separate, so that only the checkout bundles this call. */
export const tipCalls = defineCalls<Pick<typeof wire, 'setTip'>>({
  setTip: 'PUT /api/carts/tip',
});

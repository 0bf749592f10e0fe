import { defineCalls } from '../call.js';
import type { wire } from './wire.js';

/** What a shopper may say about an order beside its goods: pages that do not ask carry none of it. */
export const substitutionCalls = defineCalls<
  Pick<typeof wire, 'extendTimeSlot' | 'setSubstitution'>
>({
  extendTimeSlot: 'POST /api/carts/distribution-time-slot/extension',
  setSubstitution: 'PUT /api/carts/substitution',
});

import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

/** Substitution preferences and the hold of the time slot; separate, so that other pages do not bundle these calls. */
export const substitutionCalls = defineCalls<
  Pick<typeof wire, 'extendTimeSlot' | 'releaseTimeSlot' | 'setSubstitution'>
>({
  extendTimeSlot: 'POST /api/carts/distribution-time-slot/extension',
  releaseTimeSlot: 'DELETE /api/carts/distribution-time-slot',
  setSubstitution: 'PUT /api/carts/substitution',
});

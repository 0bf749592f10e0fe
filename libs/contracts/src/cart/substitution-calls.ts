import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

/** Substitution preferences; separate, so that other pages do not bundle these calls. */
export const substitutionCalls = defineCalls<
  Pick<typeof wire, 'extendTimeSlot' | 'setSubstitution'>
>({
  extendTimeSlot: 'POST /api/carts/distribution-time-slot/extension',
  setSubstitution: 'PUT /api/carts/substitution',
});

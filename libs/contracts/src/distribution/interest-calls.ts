import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

type InterestCall = 'addServiceInterest' | 'confirmServiceInterest' | 'removeServiceInterest';

/** Waiting for delivery to a postcode; separate, so that other pages do not bundle these calls. */
export const interestCalls = defineCalls<Pick<typeof wire, InterestCall>>({
  addServiceInterest: 'POST /api/distribution/service-interests',
  confirmServiceInterest: 'POST /api/distribution/service-interests/confirm',
  removeServiceInterest: 'POST /api/distribution/service-interests/remove',
});

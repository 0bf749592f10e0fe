import { afterOrderFaults } from './after-orders.mjs';
import { cartFaults } from './carts.mjs';
import { catalogueFaults } from './catalogue.mjs';
import { benefitFaults } from './benefits.mjs';
import { orderFaults } from './orders.mjs';
import { pricingFaults } from './pricing.mjs';
import { securityFaults } from './security.mjs';
import { slotFaults } from './slots.mjs';

/** Faults that the kit has to find, each planted alone into a copy of the built backend. */
export const faults = [
  ...catalogueFaults,
  ...pricingFaults,
  ...cartFaults,
  ...slotFaults,
  ...orderFaults,
  ...benefitFaults,
  ...securityFaults,
  ...afterOrderFaults,
];

/** One of each kind, for `npm test`. */
export const shortFaults = faults.filter(({ id }) =>
  ['cap-off-by-one', 'lost-update', 'xsrf-unchecked'].includes(id),
);

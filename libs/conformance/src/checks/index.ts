import type { Check } from '../run/check.js';
import { discountChecks } from './cart/discounts.check.js';
import { finalizeChecks } from './cart/finalize.check.js';
import { lineChecks } from './cart/lines.check.js';
import { cartRaceChecks } from './cart/races.check.js';
import { refusalChecks } from './cart/refusals.check.js';
import { sequenceChecks } from './cart/sequences.check.js';
import { settingChecks } from './cart/settings.check.js';
import { listingChecks } from './catalogue/listing.check.js';
import { productChecks } from './catalogue/product.check.js';
import { searchChecks } from './catalogue/search.check.js';
import { contentChecks } from './content/content.check.js';
import { arrivalChecks } from './checkout/arrival.check.js';
import { cancelChecks } from './checkout/cancel.check.js';
import { boundChangeChecks } from './checkout/bound-changes.check.js';
import { changeChecks } from './checkout/changes.check.js';
import { idempotencyChecks } from './checkout/idempotency.check.js';
import { claimChecks } from './checkout/claims.check.js';
import { paymentChecks } from './checkout/payment.check.js';
import { placingChecks } from './checkout/placing.check.js';
import { upiChecks } from './checkout/upi.check.js';
import { accountChecks } from './customer/account.check.js';
import { cartAtLoginChecks } from './customer/cart-at-login.check.js';
import { loyaltyChecks } from './customer/loyalty.check.js';
import { deletionChecks } from './customer/deletion.check.js';
import { savedChecks } from './customer/saved.check.js';
import { standingOrderChecks } from './customer/standing-orders.check.js';
import { walletChecks } from './customer/wallet.check.js';
import { ownerChecks } from './security/owners.check.js';
import { shopChecks } from './security/shops.check.js';
import { xsrfChecks } from './security/xsrf.check.js';
import { placeChecks } from './slots/places.check.js';
import { slotChecks } from './slots/slots.check.js';

/** All checks, in the order of an order's life. */
export const checks: readonly Check[] = [
  ...contentChecks,
  ...listingChecks,
  ...productChecks,
  ...searchChecks,
  ...lineChecks,
  ...refusalChecks,
  ...settingChecks,
  ...discountChecks,
  ...sequenceChecks,
  ...cartRaceChecks,
  ...placeChecks,
  ...slotChecks,
  ...finalizeChecks,
  ...placingChecks,
  ...idempotencyChecks,
  ...accountChecks,
  ...savedChecks,
  ...cartAtLoginChecks,
  ...walletChecks,
  ...loyaltyChecks,
  ...standingOrderChecks,
  ...deletionChecks,
  ...arrivalChecks,
  ...ownerChecks,
  ...xsrfChecks,
  ...shopChecks,
  ...changeChecks,
  ...boundChangeChecks,
  ...cancelChecks,
  ...paymentChecks,
  ...upiChecks,
  // Deliveries move the server's clock by days.
  ...claimChecks,
];

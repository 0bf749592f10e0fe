import type { Cart, ProductLineItem } from '@larder/contracts/cart';
import { lineDeposit, lineTotal, lineWeight, perPiecePrice, priceFor } from '@larder/pricing';
import { countryOf } from '@larder/countries';
import { pricingTerms } from '../ordering/terms.js';
import { roundedTotal } from '../orders/receipt/cash-rounding.js';
import { warningOf } from './allergens/warning.js';
import { sharesDelivery } from './addition/addition.js';
import { isWholeAddress } from './distribution/delivery-place.js';
import { extensionsLeft } from './distribution/distribution.js';
import { passLine } from './sums/benefits.js';
import type { CartLine, CartState } from './state.js';
import { availableLines, unavailableLines } from './state.js';
import { cartSums } from './sums/sums.js';
import { ageFindings } from './validation/age-limits.js';

function lineItem(line: CartLine, cart: CartState): ProductLineItem {
  const { lineItemId, quantity, substitution, note, goods } = line;
  const { product, isAtRisk } = goods;
  const price = priceFor(product, cart.customer.isMember);
  const allergenWarning = warningOf(cart, line);
  return {
    lineItemId,
    quantity,
    perPiecePrice: perPiecePrice(product, price),
    lineTotal: lineTotal(product, quantity, price),
    lineDeposit: lineDeposit(product, quantity),
    product,
    ...(isAtRisk && { stockRisk: true as const }),
    ...(substitution && { substitution }),
    ...(note && { note }),
    ...(allergenWarning && { allergenWarning }),
  };
}

/** Expected weight in grams. */
export function cartWeight(cart: CartState): number {
  return availableLines(cart).reduce(
    (grams, { quantity, goods }) =>
      grams + lineWeight(goods.product, quantity, goods.shippingWeight),
    0,
  );
}

function heldFor(cart: CartState) {
  const hold = cart.timeSlot?.hold;
  return hold && { heldUntil: hold.endsAt.toISOString(), extensionsLeft: extensionsLeft(cart) };
}

function destinationOf({ distributionAddress: to }: CartState['row']) {
  if (!to) return {};
  return isWholeAddress(to) ? { distributionAddress: to } : { deliveryPlace: to };
}

/** The smallest coin of a country in cents, where its cash is rounded. */
const coinOf = (country: string) => countryOf(country)?.prices.cashRounding?.step;

/** The cart as every call of API-042…064 returns it (CART-01). */
export function toCart(cart: CartState): Cart {
  const { row, timeSlot } = cart;
  const pass = passLine(cart);
  const { prices, discountCodes } = cartSums(cart);
  const productLineItems = availableLines(cart).map((line) => lineItem(line, cart));
  const { freeOfChargeThreshold: threshold } = pricingTerms(
    cart,
    row.distributionAddress?.distributionType,
  );
  // A service that is already free has no progress towards a free one.
  const freeOfChargeThreshold = sharesDelivery(cart) ? undefined : threshold;
  const payable = { payments: cart.payments, priceInfo: prices };
  const totalAtHandover = roundedTotal(payable, coinOf(cart.country));
  return {
    id: row.id,
    ...(row.customerId !== null && { customerId: row.customerId }),
    mode: row.mode,
    ...(row.orderNumber !== null && { orderNumber: row.orderNumber }),
    cartStatus: row.status,
    version: row.version,
    payments: [...cart.payments],
    lineItemCount: productLineItems.length,
    productLineItems,
    voucherLineItems: cart.articles.flatMap(({ lineItemId, article: { kind, articleId } }) =>
      kind === 'voucher' ? [{ lineItemId, articleId }] : [],
    ),
    discountCodes,
    unavailableLineItems: unavailableLines(cart).map((line) => lineItem(line, cart)),
    ...(pass && {
      deliveryPassLineItem: { lineItemId: pass.lineItemId, price: pass.article.price },
    }),
    ...destinationOf(row),
    ...(timeSlot && {
      distributionWindow: {
        id: timeSlot.id,
        start: timeSlot.startsAt.toISOString(),
        end: timeSlot.endsAt.toISOString(),
        ...heldFor(cart),
      },
    }),
    ...(row.billingAddress && { billingAddress: row.billingAddress }),
    crateDepositDesired: row.crateDepositDesired,
    ...(row.substitution && { substitution: row.substitution }),
    ...(row.note && { note: row.note }),
    ...(cart.allergenProfile && { allergenProfile: cart.allergenProfile }),
    ...(cart.needsConfirmation &&
      cart.needsConfirmation.length > 0 && { heldBack: [...cart.needsConfirmation] }),
    ...(ageFindings(cart).length > 0 && { isTooYoung: true as const }),
    weight: cartWeight(cart),
    ...(freeOfChargeThreshold !== undefined && { freeOfChargeThreshold }),
    priceInfo: prices,
    ...(totalAtHandover !== undefined && { totalAtHandover }),
  };
}

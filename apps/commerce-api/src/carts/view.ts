import type { Cart, PriceInfo, ProductLineItem } from '@larder/contracts/cart';
import {
  lineDeposit,
  lineSavings,
  lineTotal,
  lineWeight,
  perPiecePrice,
  priceInfo,
} from '@larder/pricing';
import { pricingTerms } from '../ordering/terms.js';
import type { CartLine, CartState } from './state.js';
import { availableLines, unavailableLines } from './state.js';

function lineItem({ lineItemId, quantity, goods: { product } }: CartLine): ProductLineItem {
  return {
    lineItemId,
    quantity,
    perPiecePrice: perPiecePrice(product),
    lineTotal: lineTotal(product, quantity),
    lineDeposit: lineDeposit(product, quantity),
    product,
  };
}

/** Every sum of a cart, from the catalogue's prices of this moment. */
export function cartPrices(cart: CartState): PriceInfo {
  const type = cart.row.distributionAddress?.distributionType;
  const lines = availableLines(cart).map(({ quantity, goods: { product, vatRate } }) => ({
    lineTotal: lineTotal(product, quantity),
    lineDeposit: lineDeposit(product, quantity),
    lineSavings: lineSavings(product, quantity),
    weighted: product.weightArticle,
    vatRate,
  }));
  return priceInfo(
    {
      lines,
      serviceFee: cart.window?.serviceFee ?? 0,
      crateDepositDesired: cart.row.crateDepositDesired,
      payments: cart.payments.map(({ amountPlanned }) => amountPlanned),
    },
    pricingTerms(cart.terms, type),
  );
}

/** Expected weight in grams. */
export function cartWeight(cart: CartState): number {
  return availableLines(cart).reduce(
    (grams, { quantity, goods }) =>
      grams + lineWeight(goods.product, quantity, goods.shippingWeight),
    0,
  );
}

/** The cart as every call of API-042…064 answers it (CART-01). */
export function toCart(cart: CartState): Cart {
  const { row, window } = cart;
  const productLineItems = availableLines(cart).map(lineItem);
  const { freeOfChargeThreshold } = pricingTerms(
    cart.terms,
    row.distributionAddress?.distributionType,
  );
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
    voucherLineItems: [],
    discountCodes: [],
    unavailableLineItems: unavailableLines(cart).map(lineItem),
    ...(row.distributionAddress && { distributionAddress: row.distributionAddress }),
    ...(window && {
      distributionWindow: {
        id: window.id,
        start: window.startsAt.toISOString(),
        end: window.endsAt.toISOString(),
      },
    }),
    ...(row.billingAddress && { billingAddress: row.billingAddress }),
    crateDepositDesired: row.crateDepositDesired,
    weight: cartWeight(cart),
    ...(freeOfChargeThreshold !== undefined && { freeOfChargeThreshold }),
    priceInfo: cartPrices(cart),
  };
}

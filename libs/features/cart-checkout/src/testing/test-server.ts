import type { Cart, CartItemInput } from '@larder/contracts/cart';
import type { Order } from '@larder/contracts/checkout';
import type { DistributionAddress } from '@larder/contracts/distribution';
import type { Product } from '@larder/contracts/catalogue';
import { answer, type Handlers, type RecordedCall } from '@larder/platform/testing';
import {
  aCart,
  aLine,
  apples,
  aTimeSlot,
  evening,
  melon,
  orderConfig,
  place,
  store,
  tomatoes,
  water,
} from './fixtures.js';

const products: readonly Product[] = [apples, tomatoes, melon, water];

/** A backend of one visitor that keeps a cart; a test may look at it, change it, and override calls. */
export function createTestServer(first: Cart | null = null) {
  setCartFlag(first !== null);
  const shop = {
    cart: first,
    orders: [] as Order[],
    handlers: {} as Handlers,
  };
  const change = (parts: Partial<Cart>): Cart => {
    const cart = shop.cart ?? aCart([]);
    const lines = parts.productLineItems ?? cart.productLineItems;
    const next = { ...cart, ...parts, version: cart.version + 1 };
    const { crateDepositDesired, distributionWindow, freeOfChargeThreshold } = next;
    const { priceInfo, weight, lineItemCount } = aCart(lines, {
      crateDepositDesired,
      ...(distributionWindow && { distributionWindow }),
      ...(freeOfChargeThreshold !== undefined && { freeOfChargeThreshold }),
    });
    shop.cart = { ...next, priceInfo, weight, lineItemCount };
    return shop.cart;
  };
  const setLine = ({ sku, quantity }: CartItemInput): Cart => {
    const lines = shop.cart?.productLineItems ?? [];
    const product = products.find((one) => one.sku === sku) ?? apples;
    const line = aLine(product, quantity);
    const isKnown = lines.some((one) => one.product.sku === sku);
    const next = isKnown
      ? lines.map((one) => (one.product.sku === sku ? line : one))
      : [...lines, line];
    return change({ productLineItems: next });
  };
  const remove = ({ query }: RecordedCall) => {
    const ids = query['lineItemIds']?.split(',') ?? [];
    const isKept = ({ lineItemId }: { lineItemId: string }) => !ids.includes(lineItemId);
    return change({
      productLineItems: shop.cart?.productLineItems.filter(isKept) ?? [],
      unavailableLineItems: shop.cart?.unavailableLineItems.filter(isKept) ?? [],
    });
  };
  shop.handlers = {
    'GET /api/carts': () =>
      shop.cart ?? answer(404, { errorCode: 'NOT_FOUND', message: 'no cart' }),
    'GET /api/carts/validation': () => ({ cartDTO: shop.cart, errors: [] }),
    'POST /api/carts/items': ({ body }) => setLine(body as CartItemInput),
    'DELETE /api/carts/items/multiple': remove,
    'POST /api/carts/crate-deposit-desired': ({ body }) => change(body as Partial<Cart>),
    ...destinationHandlers(shop, change),
    'POST /api/carts/distribution-time-slot': ({ body }) => {
      const { id, start, end } =
        timeSlots.find((one) => one.id === (body as { id: string }).id) ?? evening;
      return change({ distributionWindow: { id, start, end } });
    },
    'POST /api/carts/billing-address': ({ body }) =>
      change({ billingAddress: body as NonNullable<Cart['billingAddress']> }),
    'POST /api/carts/reset': () => change({ cartStatus: 'OPEN' }),
    'POST /api/carts/finalize': () => change({ cartStatus: 'FINALIZED' }),
    ...unchanging,
    'POST /api/checkout': () => {
      const { cart } = shop;
      if (!cart) return answer(404, { errorCode: 'NOT_FOUND', message: 'no cart' });
      shop.orders.push(orderOf(cart));
      shop.cart = null;
      return { checkoutId: 'checkout-1', orderNumber: '1001', status: 'ORDERED' };
    },
    'GET /api/orders/:orderNumber': (_call, { orderNumber }) =>
      shop.orders.find((order) => order.orderNumber === orderNumber) ??
      answer(404, { errorCode: 'NOT_FOUND', message: 'no order' }),
  };
  return shop;
}

const timeSlots = [
  aTimeSlot(16, { state: 'full' }),
  aTimeSlot(18, { state: 'scarce', left: 3 }),
  aTimeSlot(20, { serviceFee: 0 }),
];

function destinationHandlers(
  shop: { cart: Cart | null },
  change: (parts: Partial<Cart>) => Cart,
): Handlers {
  return {
    'POST /api/carts/distribution-address': ({ body }) => {
      shop.cart &&= { ...shop.cart };
      delete shop.cart?.deliveryPlace;
      return change({ distributionAddress: body as DistributionAddress });
    },
    'PUT /api/carts/delivery-place': ({ body }) => change({ deliveryPlace: placeOf(body) }),
  };
}

const placeOf = (body: unknown) => ({ ...place, ...(body as { postalCode: string }) });

/** What an earlier visit with a cart leaves in the browser. */
function setCartFlag(hadCart: boolean): void {
  localStorage.removeItem('larder.cart');
  if (hadCart) localStorage.setItem('larder.cart', '1');
}

/** What is the same for every cart. */
const unchanging: Handlers = {
  'GET /api/orders/:orderNumber/progress': (_call, { orderNumber = '' }) => ({
    orderNumber,
    status: 'PLACED',
    additions: [],
    hasReceipt: false,
    steps: [{ status: 'PLACED', at: '2026-11-19T10:00:00Z' }],
  }),
  'GET /api/carts/forgotten': () => ({ reason: 'DUE', items: [] }),
  'GET /api/carts/saved-goods': () => ({ goods: [] }),
  'GET /api/order-config': () => orderConfig,
  'GET /api/capacity/window': () => timeSlots,
  'GET /api/capacity/window/earliest': () => evening,
  'POST /api/capacity': () => [],
  'GET /api/checkout-stores': () => [store],
};

function orderOf(cart: Cart): Order {
  const { distributionAddress, distributionWindow, billingAddress } = cart;
  if (!distributionAddress || !distributionWindow || !billingAddress)
    throw new Error('an order needs everything');
  return {
    orderNumber: '1001',
    status: 'PLACED',
    placedAt: '2026-11-19T10:00:00Z',
    distributionAddress,
    distributionWindow,
    billingAddress,
    productLineItems: cart.productLineItems,
    payments: [{ methodKey: 'payment-at-the-door', amountPlanned: cart.priceInfo.total }],
    priceInfo: cart.priceInfo,
  };
}

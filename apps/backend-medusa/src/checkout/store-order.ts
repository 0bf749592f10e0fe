import type { Cart } from '@larder/contracts/cart';
import type { StoreApi } from '../medusa/store-api.js';
import { StoreRefusal } from '../medusa/store-api.js';
import { Completed, Ignored, PaymentCollection, StoreCart } from '../medusa/store-schemas.js';

/** Paid on handover: Medusa's payment provider that moves no money. */
const PROVIDER = 'pp_system_default';

function addressOf({ billingAddress, distributionAddress }: Cart) {
  const place = distributionAddress ?? billingAddress;
  if (!place || !billingAddress) return undefined;
  return {
    first_name: billingAddress.firstName,
    last_name: billingAddress.lastName,
    address_1: `${place.streetName} ${place.streetNumber}`,
    postal_code: place.postalCode,
    city: place.city,
    country_code: place.countryCode.toLowerCase(),
    phone: billingAddress.phoneNumber,
  };
}

/** Fills in what Medusa asks for before a cart becomes an order. */
export async function prepareOrder(
  store: StoreApi,
  storeCartId: string,
  cart: Cart,
): Promise<void> {
  const { call, access } = store;
  const path = `/carts/${storeCartId}`;
  const address = addressOf(cart);
  await call({
    path,
    method: 'POST',
    answer: StoreCart,
    body: {
      email: cart.billingAddress?.email,
      ...(address && { shipping_address: address, billing_address: address }),
    },
  });
  const option = { option_id: access.shippingOptionId };
  await call({ path: `${path}/shipping-methods`, method: 'POST', answer: Ignored, body: option });
  const { payment_collection: collection } = await call({
    path: '/payment-collections',
    method: 'POST',
    answer: PaymentCollection,
    body: { cart_id: storeCartId },
  });
  await call({
    path: `/payment-collections/${collection.id}/payment-sessions`,
    method: 'POST',
    answer: Ignored,
    body: { provider_id: PROVIDER },
  });
}

/** What the shop knows of the order and Medusa does not: its number, and what it comes to. */
export interface OrderFacts {
  readonly orderNumber: string;
  readonly total: number;
}

/** Makes the order of a prepared cart; the same cart twice is one order. Gives Medusa's number. */
export async function completeOrder(
  { call }: StoreApi,
  storeCartId: string,
  facts: OrderFacts,
): Promise<number> {
  const path = `/carts/${storeCartId}`;
  const body = { metadata: { larder: facts } };
  await call({ path, method: 'POST', answer: StoreCart, body });
  const completed = await call({ path: `${path}/complete`, method: 'POST', answer: Completed });
  if (completed.type === 'cart')
    throw new StoreRefusal(409, 'not_completed', completed.error.message);
  return completed.order.display_id;
}

import { cartCalls, type Cart } from '@larder/contracts/cart';
import type { DistributionAddress, TimeSlot } from '@larder/contracts/distribution';
import type { CheckContext } from '../run/check.js';
import { needed, skip } from '../run/finding.js';
import type { Visitor } from '../run/visitor.js';
import { put } from './goods.js';

const DAY = 86_400_000;

export const billingAddressOf = (address: DistributionAddress) => ({
  firstName: 'Eva',
  lastName: 'Gruber',
  email: 'eva.gruber@conformance.example',
  phoneNumber: '+43123456789',
  streetName: address.streetName,
  streetNumber: address.streetNumber,
  postalCode: address.postalCode,
  city: address.city,
  country: address.country,
  countryCode: address.countryCode,
  ...(address.region !== undefined && { region: address.region }),
});

/** Goods worth at least these cents, of as few products as needed. */
export async function fillGoods(
  buyer: Visitor,
  { shop }: CheckContext,
  cents: number,
): Promise<Cart> {
  const products = await shop.plain(12, 150);
  for (const product of products) {
    const cart = await put(buyer, product, Math.min(product.maxQuantity, 5));
    if (cart.priceInfo.orderValue >= cents) return cart;
  }
  return skip('the shop’s plain goods do not reach its minimum order value');
}

/** The minimum order value of deliveries with some room. */
export async function enough({ shop }: CheckContext): Promise<number> {
  return ((await shop.config()).minOrderValueDelivery ?? 0) + 1000;
}

/** A time slot with places to spare, between one and four days ahead where there is one. */
export async function roomySlot(
  buyer: Visitor,
  { shop }: Pick<CheckContext, 'shop'>,
): Promise<TimeSlot> {
  const free = (await shop.slotsFor(buyer)).filter(({ state }) => state === 'free');
  const isSoon = ({ start, cutOff }: TimeSlot) =>
    Date.parse(cutOff) > Date.now() + DAY / 2 && Date.parse(start) < Date.now() + 4 * DAY;
  return needed(free.find(isSoon) ?? free.at(-1), 'no time slot is free');
}

/** A cart for delivery with everything that an order needs. */
export async function readyCart(
  buyer: Visitor,
  context: CheckContext,
  fill: (buyer: Visitor) => Promise<unknown> = async () =>
    fillGoods(buyer, context, await enough(context)),
): Promise<Cart> {
  const address = await context.shop.address();
  await fill(buyer);
  await buyer.ok(cartCalls.setDistributionAddress, { body: address });
  await buyer.ok(cartCalls.setBillingAddress, { body: billingAddressOf(address) });
  const { id } = await roomySlot(buyer, context);
  return buyer.ok(cartCalls.setTimeSlot, { body: { id } });
}

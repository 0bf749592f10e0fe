import { cartCalls, type Cart } from '@larder/contracts/cart';
import type { Product } from '@larder/contracts/catalogue';
import type { Visitor } from '../run/visitor.js';

/** Price in cents of a quantity without offers, rounded half up once (CAT-11, CAT-13). */
export function plainTotal(
  { price, weightArticle, bundleSize }: Product,
  quantity: number,
): number {
  const per = weightArticle ? 1000 : bundleSize;
  return Math.floor((2 * price.regular.value * quantity + per) / (2 * per));
}

/** Sets the total quantity of a product. */
export const put = (
  buyer: Visitor,
  { sku }: Pick<Product, 'sku'>,
  quantity: number,
): Promise<Cart> => buyer.ok(cartCalls.setItem, { query: {}, body: { sku, quantity } });

/** Quantities of plain goods whose prices add up to exactly these cents. */
export function goodsWorth(
  products: readonly Product[],
  cents: number,
): readonly (readonly [Product, number])[] | undefined {
  const most = ({ maxQuantity }: Product) => Math.min(maxQuantity, 20);
  const byPrice = new Map(products.map((product) => [product.price.regular.value, product]));
  for (const first of products) {
    for (let pieces = 1; pieces <= most(first); pieces += 1) {
      const rest = cents - pieces * first.price.regular.value;
      if (rest === 0) return [[first, pieces]];
      for (let others = 1; rest > 0 && others <= 20; others += 1) {
        const second = rest % others === 0 ? byPrice.get(rest / others) : undefined;
        if (second && second.sku !== first.sku && others <= most(second))
          return [
            [first, pieces],
            [second, others],
          ];
      }
    }
  }
  return undefined;
}

/** What a total is made of (CART-06). */
export function addedUp({ priceInfo, deliveryPassLineItem }: Cart): number {
  const { orderValue, depositFees, serviceFeesAfterDiscount } = priceInfo;
  const { giftCardValue = 0, tip = 0, addedTax = 0 } = priceInfo;
  const pass = deliveryPassLineItem?.price ?? 0;
  const others = serviceFeesAfterDiscount + pass + tip + addedTax;
  return orderValue + giftCardValue + depositFees + others;
}

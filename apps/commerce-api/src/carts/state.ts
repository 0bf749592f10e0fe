import type {
  AllergenFinding,
  AllergenProfile,
  CartPayment,
  RefusedItem,
  Substitution,
} from '@larder/contracts/cart';
import type { HeldTimeSlot } from '../distribution/capacity/tables.js';
import type { ShopRevision } from '../kernel/shop-cache.js';
import type { CartCode } from '../benefits/discounts/code-state.js';
import type { OrderTerms } from '../ordering/terms.js';
import type { OrderRow } from '../orders/repository.js';
import type { Article } from './lines/articles.js';
import type { Goods } from './lines/goods.js';
import type { CartCustomer } from './cart-customer.js';
import type { CartRow } from './tables.js';

/** A stored line: product and quantity. Its price is never stored. */
export interface StoredLine {
  readonly lineItemId: string;
  readonly sku: string;
  /** Grams of weighted goods, else pieces. */
  readonly quantity: number;
  /** What the shopper wants for this line where it is missing. */
  readonly substitution?: Substitution | null | undefined;
  /** What the picker should know. */
  readonly note?: string | null | undefined;
}

/** A line with the catalogue's current data. */
export interface CartLine extends StoredLine {
  readonly goods: Goods;
  /** The allergen warning that the shopper has agreed to. */
  readonly confirmed?: AllergenFinding | null | undefined;
}

/** A line that is no product. */
export interface CartArticle {
  readonly lineItemId: string;
  readonly article: Article;
}

/** A cart with everything that its response, validation and order need. */
export interface CartState {
  readonly row: CartRow;
  /** The order that the cart adds to. */
  readonly addsTo?: Pick<OrderRow, 'windowId' | 'document'> | undefined;
  /** In the order in which they were first put in. */
  readonly lines: readonly CartLine[];
  /** Vouchers and a delivery pass, in the order in which they were put in. */
  readonly articles: readonly CartArticle[];
  /** Discount codes, sorted. */
  readonly codes: readonly CartCode[];
  /** Whose cart it is, as far as that changes it. */
  readonly customer: CartCustomer;
  /** What the shopper avoids; undefined if nothing was chosen. */
  readonly allergenProfile?: AllergenProfile | undefined;
  /** Goods that a merge has not taken in. */
  readonly needsConfirmation?: readonly RefusedItem[] | undefined;
  readonly payments: readonly CartPayment[];
  /** The chosen time slot, if it exists. */
  readonly timeSlot: HeldTimeSlot | undefined;
  readonly terms: OrderTerms;
  /** ISO 3166: whose rules for prices and deposits hold. */
  readonly country: string;
  /** Shop revision of goods and terms. */
  readonly revision: ShopRevision;
}

export function isOrderable({ product }: Goods): boolean {
  const absent: readonly string[] = ['temporarilyUnavailable', 'unavailable'];
  return !absent.includes(product.availability) && product.orderability !== 'CanNotBeOrdered';
}

export function availableLines(cart: CartState): CartLine[] {
  return cart.lines.filter(({ goods }) => isOrderable(goods));
}

/** Lines that are kept out of the order until they are available again or removed (CART-96). */
export function unavailableLines(cart: CartState): CartLine[] {
  return cart.lines.filter(({ goods }) => !isOrderable(goods));
}

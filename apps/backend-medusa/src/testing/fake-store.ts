import * as z from 'zod/mini';
import { StoreRefusal } from '../medusa/store-api.js';
import type { StoreApi } from '../medusa/store-api.js';
import { categories, gala, roll } from '../medusa/testing/recorded.js';

/** Medusa in memory: the recorded goods, one cart, and orders. */
export interface FakeStore extends StoreApi {
  /** Calls that changed something, as `POST /carts/…`. */
  readonly changes: string[];
  readonly lines: Map<string, { variant_id: string; quantity: number; unit_price: number }>;
  /** Most that Medusa has of each product. */
  stock: number;
  /** Set when Medusa does not make the order after all. */
  refusesOrders: boolean;
  /** Metadata of the cart, as the adapter wrote it last. */
  facts: unknown;
}

const Line = z.object({ variant_id: z.optional(z.string()), quantity: z.number() });
const prices: Readonly<Record<string, number>> = { variant_gala: 0.00299, variant_roll: 0.69 };

export function createFakeStore(): FakeStore {
  const items = () => [...store.lines].map(([id, line]) => ({ id, ...line }));
  const cart = () => ({ cart: { id: 'cart_1', items: items() } });

  function changeLine(path: string, method: string, body: unknown) {
    const id = path.split('/')[4];
    if (method === 'DELETE') return void store.lines.delete(id ?? '');
    const { variant_id: variant = store.lines.get(id ?? '')?.variant_id ?? '', quantity } = z.parse(Line, body); // prettier-ignore
    if (quantity > store.stock)
      throw new StoreRefusal(400, 'insufficient_inventory', 'Not that much');
    const line = { variant_id: variant, quantity, unit_price: prices[variant] ?? 0 };
    store.lines.set(id ?? `line_${variant}`, line);
  }

  function answer(path: string, method: string, body: unknown): unknown {
    if (path === '/products') {
      const products = [gala, roll];
      return { count: products.length, products };
    }
    if (path === '/product-categories')
      return { count: categories.length, product_categories: categories };
    if (path.includes('/line-items')) changeLine(path, method, body);
    if (path === '/payment-collections') return { payment_collection: { id: 'pay_1' } };
    if (!path.endsWith('/complete')) {
      if (method === 'POST' && path === '/carts/cart_1') store.facts = body ?? store.facts;
      return cart();
    }
    return store.refusesOrders
      ? { type: 'cart', error: { message: 'Not enough stock' } }
      : { type: 'order', order: { id: 'order_1', display_id: 7 } };
  }

  const store: FakeStore = {
    access: { url: '', key: '', regionId: 'reg_1', shippingOptionId: 'so_1' },
    changes: [],
    lines: new Map(),
    stock: Infinity,
    refusesOrders: false,
    facts: undefined,
    async call({ path, method = 'GET', body, answer: schema }) {
      if (method !== 'GET') store.changes.push(`${method} ${path}`);
      return z.parse(schema, answer(path, method, body));
    },
  };
  return store;
}

import type { Cart } from '@larder/contracts/cart';
import { LRUCache } from 'lru-cache';
import type { CatalogueSource } from '../catalogue/read-catalogue.js';
import type { StoreApi } from '../medusa/store-api.js';
import { StoreRefusal } from '../medusa/store-api.js';
import type { StoreCart } from '../medusa/store-schemas.js';
import { Ignored, StoreCart as CartAnswer } from '../medusa/store-schemas.js';
import { createTurns } from '../server/in-turn.js';
import type { LineChange, WantedLine } from './plan-lines.js';
import { planLines } from './plan-lines.js';

/** Carts that are remembered; a forgotten one is created again with the next change. */
const maxCarts = 50_000;

/** A line that Medusa does not take, with the quantity that it has instead; 0 for none. */
export interface RefusedLine {
  readonly sku: string;
  readonly left: number;
  readonly reason: string;
}
export interface Mirrored {
  readonly cart: StoreCart;
  readonly refused: readonly RefusedLine[];
}
export interface CartMirror {
  /** Gives Medusa's cart the lines of the shopper's cart; calls for one cart follow one another. */
  sync(cart: Cart): Promise<Mirrored>;
  forget(cartId: string): void;
}

async function changeLine({ call }: StoreApi, cartId: string, change: LineChange) {
  const lines = `/carts/${cartId}/line-items`;
  if (change.kind === 'remove')
    return call({ path: `${lines}/${change.lineId}`, method: 'DELETE', answer: Ignored });
  const { quantity, variantId } = change;
  return change.kind === 'add'
    ? call({ path: lines, method: 'POST', answer: Ignored, body: { variant_id: variantId, quantity } }) // prettier-ignore
    : call({ path: `${lines}/${change.lineId}`, method: 'POST', answer: Ignored, body: { quantity } }); // prettier-ignore
}

export function openCartMirror(
  store: StoreApi,
  source: CatalogueSource,
  language: string,
): CartMirror {
  const ids = new LRUCache<string, string>({ max: maxCarts });
  const inTurn = createTurns();

  async function open(cartId: string): Promise<StoreCart> {
    const known = ids.get(cartId);
    const { cart } = known
      ? await store.call({ path: `/carts/${known}`, answer: CartAnswer })
      : await store.call({
          path: '/carts',
          method: 'POST',
          answer: CartAnswer,
          body: { region_id: store.access.regionId, metadata: { larder: { cartId } } },
        });
    ids.set(cartId, cart.id);
    return cart;
  }

  async function mirror(of: Cart): Promise<Mirrored> {
    const { bySku } = await source.in(language);
    const refused: RefusedLine[] = [];
    const wanted: WantedLine[] = [];
    const skus = new Map<string, string>();
    for (const { product, quantity } of of.productLineItems) {
      const item = bySku.get(product.sku);
      if (!item) refused.push({ sku: product.sku, left: 0, reason: 'unknown' });
      else {
        wanted.push({ variantId: item.variantId, quantity });
        skus.set(item.variantId, product.sku);
      }
    }
    const cart = await open(of.id);
    const changes = planLines(cart.items, wanted);
    for (const change of changes) {
      try {
        await changeLine(store, cart.id, change);
      } catch (error) {
        if (!(error instanceof StoreRefusal) || change.kind === 'remove') throw error;
        const before = cart.items.find((line) => line.variant_id === change.variantId);
        const sku = skus.get(change.variantId) ?? '';
        refused.push({ sku, left: before?.quantity ?? 0, reason: error.code });
      }
    }
    return { cart: changes.length > 0 ? await open(of.id) : cart, refused };
  }

  return {
    sync: (cart) => inTurn(cart.id, () => mirror(cart)),
    forget: (cartId) => void ids.delete(cartId),
  };
}

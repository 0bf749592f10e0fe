/**
 * The last cart ordered in this browser, and its order: shared by all tabs, because another one may
 * wait for it.
 */
interface OrderedCart {
  readonly cart: string;
  readonly order: string;
}

const name = 'larder.ordered';

/** Has the other tabs find the order of a cart that they show. */
export function recordOrderedCart(noted: OrderedCart): void {
  try {
    window.localStorage.setItem(name, JSON.stringify(noted));
  } catch {
    // Without storage the others see that their cart is gone.
  }
}

/** Hears when another tab has noted an order: perhaps after its cart was missed here. */
export function onCartOrdered(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** The order that any tab has placed from a cart. */
export function orderOfCart(cart: string | undefined): string | undefined {
  try {
    const noted = JSON.parse(window.localStorage.getItem(name) ?? '{}') as Partial<OrderedCart>;
    return cart !== undefined && noted.cart === cart ? noted.order : undefined;
  } catch {
    return undefined;
  }
}

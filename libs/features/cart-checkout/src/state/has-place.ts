import { useIsMounted } from '../components/cart/use-cart.js';

/** Where the browser keeps the place of the last order. */
export const PLACE_KEY = 'larder.place';

/** Whether this browser remembers a place; false while hydrating. What it is loads with the line that says it. */
export function useHasPlace(): boolean {
  if (!useIsMounted()) return false;
  try {
    return PLACE_KEY in window.localStorage;
  } catch {
    return false;
  }
}

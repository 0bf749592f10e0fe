import { useIsMounted } from '../components/cart/use-cart.js';
import { isLoggedIn } from './cart-flag.js';

const FLAG_KEY = 'larder.has-ordered';

const guarded = <R>(use: (storage: Storage) => R): R | undefined => {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
};

/** This browser has ordered: what was bought is worth asking for. */
export const recordOrder = () => void guarded((storage) => storage.setItem(FLAG_KEY, '1'));
/** The backend knows of none: they were another shopper's. */
export const forgetOrders = () => void guarded((storage) => storage.removeItem(FLAG_KEY));

/** Whether this visitor may have ordered before; false while hydrating. */
export function useHasOrdered(): boolean {
  const isMounted = useIsMounted();
  if (!isMounted) return false;
  return isLoggedIn() || guarded((storage) => storage.getItem(FLAG_KEY)) === '1';
}

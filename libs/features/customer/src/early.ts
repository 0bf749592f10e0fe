import type { OwnProducts } from '@larder/contracts/shopping';
import type { FeatureContext } from '@larder/platform';
import { hasCookie } from './account/account.js';

/** Loads what it knows with the first question of a customer; until then nothing is lifted. */
export function createOwnProducts(context: FeatureContext): OwnProducts {
  let own: OwnProducts | undefined;
  const ask = () => {
    if (!own && typeof document === 'object' && hasCookie('loggedIn'))
      void import('./own/own-store.js').then(({ ownOf }) => {
        own = ownOf(context);
      });
    return own;
  };
  return {
    lift: (list, skuOf) => ask()?.lift(list, skuOf) ?? list,
    markOf: (sku) => ask()?.markOf(sku),
  };
}

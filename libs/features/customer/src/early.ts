import type { PersonalProductData } from '@larder/contracts/shopping';
import type { FeatureContext } from '@larder/platform';
import { hasCookie } from './state/account/account.js';

/** Loads what it knows with the first question of a customer; until then nothing is lifted. */
export function createPersonalProductData(context: FeatureContext): PersonalProductData {
  let own: PersonalProductData | undefined;
  const ask = () => {
    if (!own && typeof document === 'object' && hasCookie('loggedIn'))
      void import('./state/personal/personal-store.js').then(({ personalStoreOf }) => {
        own = personalStoreOf(context);
      });
    return own;
  };
  return {
    rankFirst: (list, skuOf) => ask()?.rankFirst(list, skuOf) ?? list,
    badgeOf: (sku) => ask()?.badgeOf(sku),
  };
}

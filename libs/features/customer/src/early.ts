import type { PersonalProductData } from '@larder/contracts/shopping';
import type { FeatureContext } from '@larder/platform';
import { hasCookie } from './state/account/account.js';

/** Fetches with the first request about a customer; until then nothing is ranked first. */
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

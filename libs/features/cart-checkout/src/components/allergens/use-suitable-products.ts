import { useSelector } from 'react-redux';
import type { Product } from '@larder/contracts/catalogue';
import { cachedCart } from '../../api/cart/cart-cache.js';
import { warningsApi } from '../../api/allergen-api.js';

/** Products without a warning for the shopper; empty before that is known. */
export function useSuitableProducts(products: readonly Product[]): readonly Product[] {
  const profile = useSelector(cachedCart)?.allergenProfile;
  const avoided = profile ? [...profile.chosen, ...profile.diet] : [];
  const isNeeded = avoided.length > 0 && products.length > 0;
  const skus = products.map(({ sku }) => sku).join(',');
  const { currentData } = warningsApi.useGetAllergenWarningsQuery(
    { query: { skus } },
    { skip: !isNeeded },
  );
  if (!isNeeded) return products;
  if (!currentData) return [];
  const warned = new Set(currentData.warnings.map(({ sku }) => sku));
  return products.filter(({ sku }) => !warned.has(sku));
}

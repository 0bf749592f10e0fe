import type { CartItemInput, RefusedItem } from '@larder/contracts/cart';
import type { FeatureContext } from '@larder/platform';
import { bulkApi } from '../../api/bulk-api.js';
import { enqueueChange } from '../../state/set-quantity.js';
import { confirmAllergens } from './allergen-questions.js';

/**
 * Asks about goods that were rejected because of allergens; returns those that were added after all.
 */
export async function confirmItems(
  context: FeatureContext,
  refused: readonly RefusedItem[],
): Promise<readonly string[]> {
  const warnings = refused.flatMap(({ sku, name = sku, allergens }) =>
    allergens ? [{ sku, name, ...allergens }] : [],
  );
  if (warnings.length === 0) return [];
  const agreed = await confirmAllergens(context, warnings);
  const body = refused.flatMap(({ sku, quantity, allergens }): CartItemInput[] =>
    allergens && agreed.includes(sku) ? [{ sku, quantity, confirmedAllergens: allergens }] : [],
  );
  if (body.length === 0) return [];
  const { data } = await enqueueChange(context, bulkApi.endpoints.setItems.initiate({ body }));
  const left = data?.notAddedOrUpdatedItems.map(({ sku }) => sku);
  return left ? agreed.filter((sku) => !left.includes(sku)) : [];
}

import type { CartItemInput } from '@larder/contracts/cart';
import { isCallError, type FeatureContext } from '@larder/platform';
import { cartApi } from '../../api/cart/cart-api.js';
import { confirmAllergens } from './allergen-questions.js';

/**
 * After a refusal because of allergens: asks the shopper, and sends the quantity again with the
 * confirmation. Returns the final error, `declined` when the shopper declined.
 */
export async function confirmItem(
  context: FeatureContext,
  { sku, quantity }: CartItemInput,
  error: unknown,
): Promise<unknown> {
  const warning = isCallError(error) ? error.data.customPayload?.allergenWarning : undefined;
  if (!warning) return error;
  const agreed = await confirmAllergens(context, [warning]);
  if (!agreed.includes(sku)) return 'declined';
  const { contains, mayContain, isUnknown } = warning;
  const body = { sku, quantity, confirmedAllergens: { contains, mayContain, isUnknown } };
  const { setItem } = cartApi.endpoints;
  const answer = await context.dispatch(setItem.initiate({ query: {}, body }));
  return answer.error;
}

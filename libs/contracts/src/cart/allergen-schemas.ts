import * as z from 'zod/mini';
import { ProductAllergenWarning } from '../core/schemas.js';
import { Allergen } from '../catalogue/schemas.js';

/** Reason for an allergen warning; a confirmation names the same reasons. */
export const AllergenFinding = z.object({
  contains: z.array(Allergen).check(z.maxLength(14)),
  mayContain: z.array(Allergen).check(z.maxLength(14)),
  /** The product has no allergen information, which counts as unsafe. */
  isUnknown: z.boolean(),
});
export const AllergenWarning = z.extend(AllergenFinding, {
  /** The shopper has confirmed exactly these findings; without that, the cart cannot be ordered. */
  isConfirmed: z.boolean(),
});

/** Allergens that the cart's shopper avoids; a product with one of them requires a confirmation. */
export const AllergenProfile = z.object({
  /** Chosen in the cart, also by a guest. */
  chosen: z.array(Allergen),
  /** From the diet profile of the customer's account. */
  diet: z.array(Allergen),
});

/** Products with a warning for the cart's shopper; others have no entry. */
export const AllergenWarnings = z.object({ warnings: z.array(ProductAllergenWarning) });

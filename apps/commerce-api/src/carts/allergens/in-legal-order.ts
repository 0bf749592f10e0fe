import type { Allergen } from '@larder/contracts/catalogue';
import { ALLERGENS } from '@larder/contracts/catalogue';

/** Each once, in the order of the law. */
export const inLegalOrder = (allergens: readonly Allergen[]): Allergen[] =>
  ALLERGENS.filter((one) => allergens.includes(one));

import type { Allergen } from '@larder/contracts/catalogue';
import type { DietFinding, DietProfile } from '@larder/contracts/shopping';
import { withImplied } from '../../catalogue/implied-labels.js';

/** Product data that matters to a diet. */
export interface DietFacts {
  readonly sku: string;
  readonly allergens: readonly Allergen[];
  readonly traces: readonly Allergen[];
  readonly marks: readonly string[];
  /**
   * Whether the list of ingredients is known: without one, a product cannot count as free of anything.
   */
  readonly hasIngredients: boolean;
  readonly isFood: boolean;
}

/**
 * Conflicts between a product and a profile, or nothing when it fits. A missing label, and food without
 * a list of ingredients, count as unsafe. For goods that are not food, only listed allergens count.
 */
export function assessDiet(profile: DietProfile, facts: DietFacts): DietFinding | undefined {
  const contains = profile.allergens.filter((one) => facts.allergens.includes(one));
  const mayContain = profile.allergens.filter(
    (one) => facts.traces.includes(one) && !contains.includes(one),
  );
  const marks = withImplied(facts.marks);
  const lacks = facts.isFood ? profile.marks.filter((mark) => !marks.includes(mark)) : [];
  const isUnknown =
    facts.isFood &&
    !facts.hasIngredients &&
    profile.allergens.length > contains.length + mayContain.length;
  if (contains.length + mayContain.length + lacks.length === 0 && !isUnknown) return undefined;
  return { sku: facts.sku, contains, mayContain, lacks, isUnknown };
}

import type { Ingredient, RecipeProduct } from '@larder/contracts/recipes';
import { planIngredient, type Plan, type PlanTerms } from './plan-ingredient.js';

/** An ingredient of one planned meal. */
export interface Need extends Pick<
  Ingredient,
  'name' | 'packAmount' | 'skus' | 'pantry' | 'amount' | 'unit'
> {
  readonly recipe: string;
  /** Wanted portions by those of the recipe. */
  readonly factor: number;
}

/** What is bought together for one or several meals. */
export interface Bundle {
  readonly needs: readonly Need[];
  readonly plan: Plan;
  /** Cents if every meal is bought by itself; undefined if that is not possible. */
  readonly separatePrice: number | undefined;
}

type Terms = Omit<PlanTerms, 'factor'>;
type Chosen = Extract<Plan, { choice: unknown }>;

const isChosen = (plan: Plan): plan is Chosen => 'choice' in plan;

/** The same best product in a common unit is the same ingredient, whatever a recipe calls it. */
function keyOf({ name, packAmount, skus }: Need): string {
  const [best] = skus;
  if (best === undefined || !packAmount) return `name ${name.toLowerCase()}`;
  return `sku ${best} ${packAmount.unit === 'piece' ? 'piece' : 'mass'}`;
}

function groupsOf(needs: readonly Need[]): Need[][] {
  const groups = new Map<string, Need[]>();
  for (const need of needs) {
    const key = keyOf(need);
    groups.set(key, [...(groups.get(key) ?? []), need]);
  }
  return [...groups.values()];
}

const planAlone = (need: Need, products: readonly RecipeProduct[], terms: Terms): Plan =>
  planIngredient(need, products, { ...terms, factor: need.factor });

/** One purchase for all needs, from the products that serve every one of them. */
function planTogether(
  needs: readonly Need[],
  products: readonly RecipeProduct[],
  terms: Terms,
): Plan {
  const [first, ...others] = needs;
  if (!first?.packAmount) return { obstacle: 'unknown' };
  const skus = first.skus.filter((sku) => others.every((other) => other.skus.includes(sku)));
  const amount = needs.reduce((sum, need) => sum + (need.packAmount?.amount ?? 0) * need.factor, 0);
  const { unit } = first.packAmount;
  return planIngredient({ skus, packAmount: { amount, unit } }, products, { ...terms, factor: 1 });
}

const worth = ({ choice }: Chosen, goal: Terms['goal']) =>
  goal === 'price' ? [choice.price, choice.left] : [choice.left, choice.price];

/** Whether the joint purchase is at least as good as all single ones. */
function isWorthIt(together: Chosen, alone: readonly Chosen[], goal: Terms['goal']): boolean {
  const [main = 0, second = 0] = worth(together, goal);
  const sum = (at: number) => alone.reduce((all, one) => all + (worth(one, goal)[at] ?? 0), 0);
  // Sums of fractions of grams are not exact.
  const difference = main - sum(0);
  return difference < -1e-6 || (difference <= 1e-6 && second <= sum(1) + 1e-6);
}

/** Whether no product is needed more often than it can be ordered. */
function isOrderableAtOnce(alone: readonly Chosen[]): boolean {
  const counts = new Map<string, number>();
  return alone
    .flatMap(({ choice }) => choice.packs)
    .every(({ pack, count }) => {
      const total = (counts.get(pack.sku) ?? 0) + count;
      counts.set(pack.sku, total);
      return total <= pack.maxCount;
    });
}

function planGroup(
  needs: readonly Need[],
  products: readonly RecipeProduct[],
  terms: Terms,
): Bundle[] {
  const alone = needs.map((need) => planAlone(need, products, terms));
  const chosen = alone.filter(isChosen);
  const isPossible = chosen.length === needs.length && isOrderableAtOnce(chosen);
  const separatePrice = isPossible
    ? chosen.reduce((sum, { choice }) => sum + choice.price, 0)
    : undefined;
  const together = planTogether(needs, products, terms);
  const isJoint = !isChosen(together)
    ? // All meals together may need more of a product than can be ordered.
      together.obstacle === 'tooMuch' || needs.every((need) => !need.packAmount)
    : !isPossible || isWorthIt(together, chosen, terms.goal);
  if (needs.length === 1 || isJoint) return [{ needs, plan: together, separatePrice }];
  return needs.map((need, at) => {
    const plan = alone[at] ?? together;
    return { needs: [need], plan, separatePrice: isChosen(plan) ? plan.choice.price : undefined };
  });
}

/**
 * Packs for all meals of a plan. Needs of the same ingredient are bought together where that is not
 * dearer (or, for the goal `waste`, leaves not more) than meal by meal. Deterministic: bundles follow the
 * order of the needs.
 */
export function planWeek(
  needs: readonly Need[],
  products: readonly RecipeProduct[],
  terms: Terms,
): Bundle[] {
  return groupsOf(needs).flatMap((group) => planGroup(group, products, terms));
}

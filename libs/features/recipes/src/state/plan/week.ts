import type { PlannedMeal } from '@larder/contracts/recipes';

/** What is planned, and the portions that the household usually cooks. */
export interface Plan {
  readonly servings?: number | undefined;
  /** By day; those of one day in their order. */
  readonly meals: readonly PlannedMeal[];
}

/** A meal by its day and its place among those of the day. */
export interface MealPlace {
  readonly day: string;
  readonly at: number;
}

export const PLAN_DAYS = 7;
/** As many as the backend stores. */
export const MAX_MEALS = 5;
const MAX_PORTIONS = 24;
const DAY_MS = 86_400_000;
export const STANDARD_PORTIONS = 2;

/** A calendar day on the shop's clock, `2026-11-26`. */
export const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);

/** Seven days from the given one. */
export const weekFrom = (today: string): string[] =>
  Array.from({ length: PLAN_DAYS }, (_, ahead) =>
    new Date(Date.parse(today) + ahead * DAY_MS).toISOString().slice(0, 10),
  );

export const mealsOf = ({ meals }: Plan, day: string): PlannedMeal[] =>
  meals.filter((meal) => meal.day === day);

const byDay = (meals: readonly PlannedMeal[]) =>
  meals.toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));

/** Without days that are over. */
export const upcoming = (plan: Plan, today: string): Plan => ({
  ...plan,
  meals: plan.meals.filter(({ day }) => day >= today),
});

export const isFull = (plan: Plan, day: string): boolean => mealsOf(plan, day).length >= MAX_MEALS;

/** At the end of its day; a full day stays as it is. */
export const addMeal = (plan: Plan, meal: PlannedMeal): Plan =>
  isFull(plan, meal.day) ? plan : { ...plan, meals: byDay([...plan.meals, meal]) };

/** Replaces a meal by what `step` makes of it. */
function changeMeal(
  plan: Plan,
  { day, at }: MealPlace,
  step: (meal: PlannedMeal) => readonly PlannedMeal[],
): Plan {
  const place = plan.meals.indexOf(mealsOf(plan, day)[at] ?? { day, slug: '', servings: 0 });
  return { ...plan, meals: plan.meals.flatMap((meal, i) => (i === place ? step(meal) : [meal])) };
}

export const removeMeal = (plan: Plan, place: MealPlace): Plan => changeMeal(plan, place, () => []);

export const swapRecipe = (plan: Plan, place: MealPlace, slug: string): Plan =>
  changeMeal(plan, place, (meal) => [{ ...meal, slug }]);

export const setPortions = (plan: Plan, place: MealPlace, servings: number): Plan =>
  changeMeal(plan, place, (meal) => [
    { ...meal, servings: Math.min(MAX_PORTIONS, Math.max(1, servings)) },
  ]);

/** To the end of another day, unless that is full. */
export function moveMeal(plan: Plan, place: MealPlace, day: string): Plan {
  const meal = mealsOf(plan, place.day)[place.at];
  if (!meal || day === place.day || isFull(plan, day)) return plan;
  return addMeal(removeMeal(plan, place), { ...meal, day });
}

/** The plan of an account with what was planned on the device, no recipe twice on a day. */
export function mergePlans(account: Plan, device: Plan): Plan {
  const servings = account.servings ?? device.servings;
  return device.meals.reduce<Plan>(
    (plan, meal) =>
      mealsOf(plan, meal.day).some(({ slug }) => slug === meal.slug) ? plan : addMeal(plan, meal),
    { ...account, ...(servings !== undefined && { servings }) },
  );
}

/** Puts recipes on the days of a week that have none yet. */
export function fillWeek(
  plan: Plan,
  days: readonly string[],
  slugs: readonly string[],
  servings: number,
): Plan {
  const free = days.filter((day) => mealsOf(plan, day).length === 0);
  return slugs
    .slice(0, free.length)
    .reduce<Plan>(
      (filled, slug, at) => addMeal(filled, { day: free[at] ?? '', slug, servings }),
      plan,
    );
}

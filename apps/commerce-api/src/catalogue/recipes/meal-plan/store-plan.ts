import { errorCodes } from '@larder/contracts';
import type { MealPlan } from '@larder/contracts/recipes';
import { MAX_MEALS_A_DAY, MAX_PLAN_DAYS } from '@larder/contracts/recipes/plan-schemas';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { recipes } from '../tables.js';
import { localDate } from '../../../distribution/capacity/zoned-time.js';
import type { RequestContext } from '../../../kernel/context.js';
import type { Database } from '../../../kernel/database/database.js';
import { transaction } from '../../../kernel/database/transaction.js';
import { ApiFailure, badRequest } from '../../../kernel/failure.js';
import { mealPlanEntries as entries, mealPlans as plans } from './tables.js';

const dayMs = 86_400_000;

const today = ({ now, shop }: RequestContext) => localDate(now, shop.clientRuntimeConfig.timeZone);

const planOf = (tenant: string, customer: string) =>
  and(eq(plans.tenant, tenant), eq(plans.customerId, customer));
const entriesOf = (tenant: string, customer: string) =>
  and(eq(entries.tenant, tenant), eq(entries.customerId, customer));

/** The plan from today on; days that are over are not shown any more. */
export async function readPlan(context: RequestContext, customer: string): Promise<MealPlan> {
  const { db, tenant } = context;
  const [plan] = await db.select().from(plans).where(planOf(tenant, customer));
  if (!plan) return { version: 0, meals: [] };
  const meals = await db
    .select({ day: entries.day, slug: entries.slug, servings: entries.servings })
    .from(entries)
    .where(and(entriesOf(tenant, customer), gte(entries.day, today(context))))
    .orderBy(asc(entries.day), asc(entries.position));
  const { version, servings } = plan;
  return { version, ...(servings !== null && { servings }), meals };
}

/**
 * Replaces the plan.
 * @throws ApiFailure 409 if another device has changed it since `version`
 */
export async function storePlan(
  context: RequestContext,
  customer: string,
  { version, servings, meals }: MealPlan,
): Promise<MealPlan> {
  requirePlannable(context, meals);
  const { tenant } = context;
  await transaction(context.db, async (db) => {
    const kept = await withRecipes(db, tenant, meals);
    const known = await lockPlan(db, tenant, customer);
    if (known !== version)
      throw new ApiFailure(409, errorCodes.conflict, 'The plan was changed on another device');
    await db
      .update(plans)
      .set({ version: version + 1, servings: servings ?? null })
      .where(planOf(tenant, customer));
    await db.delete(entries).where(entriesOf(tenant, customer));
    const rows = kept.map(({ day, slug, servings: portions }, at) => ({
      tenant,
      customerId: customer,
      day,
      slug,
      servings: portions,
      position: kept.slice(0, at).filter((other) => other.day === day).length,
    }));
    if (rows.length > 0) await db.insert(entries).values(rows);
  });
  return readPlan(context, customer);
}

/** Version of the plan, which begins with the first change; others wait until the transaction ends. */
async function lockPlan(db: Database, tenant: string, customer: string): Promise<number> {
  await db.insert(plans).values({ tenant, customerId: customer, version: 0 }).onConflictDoNothing();
  const [plan] = await db
    .select({ version: plans.version })
    .from(plans)
    .where(planOf(tenant, customer))
    .for('update');
  return plan?.version ?? 0;
}

/** A device may be a day behind the shop's clock or ahead of it. */
function requirePlannable(context: RequestContext, meals: MealPlan['meals']): void {
  const from = Date.parse(today(context)) - dayMs;
  const counts = new Map<string, number>();
  for (const { day } of meals) {
    const count = (counts.get(day) ?? 0) + 1;
    counts.set(day, count);
    if (count > MAX_MEALS_A_DAY) throw badRequest(`A day has at most ${MAX_MEALS_A_DAY} meals`);
    const ahead = (Date.parse(day) - from) / dayMs;
    if (ahead < 0 || ahead > MAX_PLAN_DAYS + 1) throw badRequest(`${day} cannot be planned`);
  }
}

/** A recipe may have left the shop since it was planned: the rest of the plan stays. */
async function withRecipes(
  db: Database,
  tenant: string,
  meals: MealPlan['meals'],
): Promise<MealPlan['meals']> {
  const slugs = [...new Set(meals.map(({ slug }) => slug))];
  const found = await db
    .select({ slug: recipes.slug })
    .from(recipes)
    .where(and(eq(recipes.tenant, tenant), inArray(recipes.slug, slugs)));
  const known = new Set(found.map(({ slug }) => slug));
  return meals.filter(({ slug }) => known.has(slug));
}

import type { Allergen } from '@larder/contracts/catalogue';
import type { MealSuggestion } from '@larder/contracts/recipes';
import { planCalls } from '@larder/contracts/recipes/plan';
import { planWire } from '@larder/contracts/recipes/wire';
import type { FastifyInstance } from 'fastify';
import { inArray } from 'drizzle-orm';
import { findTiles, newest } from '../repository.js';
import { recipes } from '../tables.js';
import { readDiet } from '../../../customers/diet/repository.js';
import { localDate } from '../../../distribution/capacity/zoned-time.js';
import type { RequestContext } from '../../../kernel/context.js';
import { bind } from '../../../kernel/http/bind-calls.js';
import { addCustomerScope } from '../../../kernel/http/feature-scope.js';
import { limitPerMinute } from '../../../kernel/http/limits/limit-per-minute.js';
import type { Kernel } from '../../../kernel/kernel.js';
import { findCandidates, type EatingHabits } from './candidates.js';
import { planBasket } from './plan-basket.js';
import { readPlan, storePlan } from './store-plan.js';
import { seasonOf, suggestWeek } from './suggest-week.js';

/** Each compares the packs of dozens of ingredients, or all recipes. */
const plansPerMinute = 60;
const domain = { calls: planCalls, wire: planWire };

/** The week planner: the customer's plan, suggestions, and the basket for it. */
export function mealPlanRoutes(app: FastifyInstance, kernel: Kernel): void {
  const limit = limitPerMinute(kernel, {
    of: 'plans',
    most: plansPerMinute,
    refusal: 'Too many plans in a minute',
  });
  addCustomerScope(app, kernel, (scope) =>
    bind(scope, kernel, domain, {
      getMealPlan: async ({ context }) => readPlan(context, await context.requireCustomer()),
      setMealPlan: async ({ context, body }) =>
        storePlan(context, await context.requireCustomer(), body),
    }),
  );
  bind(app, kernel, domain, {
    suggestMeals: async ({ context, body }) => {
      await limit(context);
      return suggest(context, body);
    },
    getMealBasket: async ({ context, body }) => {
      await limit(context);
      const habits = await habitsOf(context, body.without);
      return planBasket(context, body.meals, habits);
    },
  });
}

/** Choices of the visitor on this page and of the customer in the account. */
async function habitsOf(
  context: RequestContext,
  without: readonly Allergen[],
): Promise<EatingHabits> {
  const customer = await context.customer();
  if (customer === undefined) return { without, marks: [] };
  const diet = await readDiet(context, customer);
  return { without: [...new Set([...without, ...diet.allergens])], marks: diet.marks };
}

interface Question {
  readonly count: number;
  readonly planned: readonly string[];
  readonly without: readonly Allergen[];
}

async function suggest(context: RequestContext, question: Question): Promise<MealSuggestion> {
  const habits = await habitsOf(context, question.without);
  const candidates = await findCandidates(context, habits);
  const today = localDate(context.now, context.shop.clientRuntimeConfig.timeZone);
  const { count, planned } = question;
  const chosen = suggestWeek(candidates, { count, planned, season: seasonOf(today) });
  const slugs = chosen.map(({ slug }) => slug);
  const tiles = await findTiles(context, {
    where: inArray(recipes.slug, slugs),
    orderBy: newest,
    limit: count,
  });
  const ordered = slugs.flatMap((slug) => tiles.find((tile) => tile.slug === slug) ?? []);
  return { recipes: ordered, isForDiet: habits.without.length + habits.marks.length > 0 };
}

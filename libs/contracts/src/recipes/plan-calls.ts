import { defineCalls } from '../core/call.js';
import type { planWire } from './wire.js';

/** Calls of the week planner; separate, so that recipe pages do not bundle them. */
export const planCalls = /* @__PURE__ */ defineCalls<typeof planWire>({
  getMealPlan: 'GET /api/customers/meal-plan',
  setMealPlan: 'PUT /api/customers/meal-plan',
  suggestMeals: 'POST /api/meal-plan/suggestion',
  getMealBasket: 'POST /api/meal-plan/basket',
});

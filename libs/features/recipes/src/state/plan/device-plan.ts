import { createDeviceStore } from '../device-store.js';
import type { Plan } from './week.js';

const none: Plan = { meals: [] };

function parse(value: unknown): Plan {
  const plan = value as Partial<Plan> | null;
  if (!Array.isArray(plan?.meals)) return none;
  const isMeal = (one: unknown): one is Plan['meals'][number] =>
    typeof one === 'object' && one !== null && 'day' in one && 'slug' in one && 'servings' in one;
  const { servings } = plan;
  return { ...(typeof servings === 'number' && { servings }), meals: plan.meals.filter(isMeal) };
}

/** The plan of this browser; empty if there is none, or another version wrote it. */
const store = createDeviceStore('larder.meal-plan', none, parse);

export const readDevicePlan = store.read;
export const writeDevicePlan = store.write;
export const useDevicePlan = store.useValue;

export { choosePacks } from './choose-packs.js';
export type { Goal, Pack, PackChoice } from './choose-packs.js';
export { planIngredient } from './plan-ingredient.js';
export type { Obstacle, Plan, PlanTerms } from './plan-ingredient.js';
export { planWeek } from './plan-week.js';
export type { Bundle, Need } from './plan-week.js';
export { portionPrice } from './portion-price.js';

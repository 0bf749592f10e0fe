import { useRef } from 'react';
import type { ErrorCode } from '@larder/contracts';
import type { MealPlan } from '@larder/contracts/recipes';
import { codeOf, useFeature } from '@larder/platform';
import { planApi } from '../../api/plan-api.js';
import type { Plan } from './week.js';

export type PlanStep = (plan: Plan) => Plan;

const conflict = 'CONFLICT' satisfies ErrorCode;
const maxAttempts = 3;

/**
 * The plan of an account. A change is shown at once and saved after those before it; one that meets the
 * change of another device is applied to that again.
 */
export function useAccountPlan(customer: string | undefined) {
  const { dispatch } = useFeature();
  const { currentData, isError } = planApi.useGetMealPlanQuery(customer ?? '', {
    skip: customer === undefined,
  });
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const saved = useRef<{ readonly of: string; readonly plan: MealPlan }>(undefined);

  const show = (of: string, change: (plan: MealPlan) => MealPlan) =>
    dispatch(planApi.util.updateQueryData('getMealPlan', of, (plan) => change(plan)));
  const fetchPlan = async (of: string) => {
    const { initiate } = planApi.endpoints.getMealPlan;
    const query = dispatch(initiate(of, { forceRefetch: true, subscribe: false }));
    return (await query).data;
  };
  const save = async (of: string, step: PlanStep): Promise<boolean> => {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const known = saved.current?.of === of ? saved.current.plan : await fetchPlan(of);
      if (!known) return false;
      const { version } = known;
      const { servings, meals } = step(known);
      const body = { version, ...(servings !== undefined && { servings }), meals: [...meals] };
      const { data, error } = await dispatch(planApi.endpoints.setMealPlan.initiate({ body }));
      saved.current = data && { of, plan: data };
      if (data) return true;
      if (codeOf(error) !== conflict) return false;
    }
    return false;
  };
  /** Resolves to false if it could not be saved; then the plan is shown as it is stored. */
  const change = (step: PlanStep): Promise<boolean> => {
    if (customer === undefined) return Promise.resolve(false);
    waiting.current += 1;
    show(customer, (plan) => ({ ...plan, ...step(plan), meals: [...step(plan).meals] }));
    const next = queue.current.then(async () => {
      const isSaved = await save(customer, step);
      waiting.current -= 1;
      const plan = saved.current?.plan;
      if (waiting.current > 0) return isSaved;
      if (isSaved && plan) show(customer, () => plan);
      else await fetchPlan(customer);
      return isSaved;
    });
    queue.current = next.catch(() => undefined);
    return next;
  };
  return { plan: currentData, isError, change };
}

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { currentCustomer } from '@larder/contracts/customer';
import { useCapability, useFeature } from '@larder/platform';
import { readDevicePlan, useDevicePlan, writeDevicePlan } from './device-plan.js';
import { useAccountPlan, type PlanStep } from './use-account-plan.js';
import { dayIn, mergePlans, upcoming, type Plan } from './week.js';

export interface MealPlanState {
  /** Undefined until it is known whether somebody is signed in, and what they have planned. */
  readonly plan: Plan | undefined;
  readonly isReady: boolean;
  readonly today: string;
  readonly isSignedIn: boolean;
  readonly isError: boolean;
  /** Resolves to false if the change could not be saved. */
  readonly change: (step: PlanStep) => Promise<boolean>;
}

const noopSubscribe = () => () => undefined;
const always = () => true;
const noCustomer = () => undefined;

/** The week's plan: in the account, or for guests on the device; taken over at sign-in. */
export function useMealPlan(): MealPlanState {
  const { tenant } = useFeature();
  const today = dayIn(tenant.timeZone, new Date());
  const account = useCapability(currentCustomer);
  const { subscribe = noopSubscribe, get = noCustomer, settled = always } = account ?? {};
  const id = useSyncExternalStore(subscribe, get, noCustomer)?.id;
  const isSettled = useSyncExternalStore(subscribe, settled, () => false);
  const device = useDevicePlan();
  const own = useAccountPlan(id);
  const latest = useRef(own);
  latest.current = own;
  const isKnown = own.plan !== undefined;
  useEffect(() => {
    const before = upcoming(readDevicePlan(), today);
    if (!isKnown || (before.meals.length === 0 && before.servings === undefined)) return;
    writeDevicePlan(undefined);
    void latest.current
      .change((plan) => mergePlans(plan, before))
      .then((isSaved) => {
        if (!isSaved) writeDevicePlan(before);
      });
  }, [isKnown, today]);
  if (id !== undefined) {
    const plan = own.plan && upcoming(own.plan, today);
    return {
      plan,
      isReady: isKnown,
      today,
      isSignedIn: true,
      isError: own.isError,
      change: own.change,
    };
  }
  const change = (step: PlanStep) => {
    writeDevicePlan(step(upcoming(readDevicePlan(), today)));
    return Promise.resolve(true);
  };
  const plan = isSettled ? upcoming(device, today) : undefined;
  return { plan, isReady: isSettled, today, isSignedIn: false, isError: false, change };
}

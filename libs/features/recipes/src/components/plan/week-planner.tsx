import { useState } from 'react';
import { loginRoute } from '@larder/contracts/customer';
import { Link, useHref } from '@larder/platform';
import { Loading, Notice, Skeleton } from '@larder/ui';
import type { PlanStep } from '../../state/plan/use-account-plan.js';
import { useMealPlan } from '../../state/plan/use-meal-plan.js';
import {
  addMeal,
  mealsOf,
  STANDARD_PORTIONS,
  swapRecipe,
  weekFrom,
  type MealPlace,
} from '../../state/plan/week.js';
import { PlanBasket } from './plan-basket.js';
import { useDayNames, usePlanText } from './plan-text.js';
import styles from './planner.module.css';
import { PlannerBar } from './planner-bar.js';
import { RecipeSheet } from './picker/recipe-sheet.js';
import { useTiles } from './use-tiles.js';
import { WeekDays } from './week-days.js';

/** Where the chosen recipe goes: the end of a day, or the place of another. */
type Target = { readonly day: string; readonly at?: number };

/** What the household cooks on the next seven days, and the shopping for it. */
export default function WeekPlanner() {
  const text = usePlanText();
  const login = useHref()(loginRoute, {});
  const { plan = { meals: [] }, ...state } = useMealPlan();
  const [target, setTarget] = useState<Target>();
  const [isFailed, setFailed] = useState(false);
  const tiles = useTiles(plan);
  const days = weekFrom(state.today);
  const names = useDayNames(state.today);
  const change = (step: PlanStep) => {
    setFailed(false);
    void state.change(step).then((isSaved) => setFailed(!isSaved));
  };
  const servings = plan.servings ?? STANDARD_PORTIONS;
  if (state.isError) return <Notice type="error">{text('failed')}</Notice>;
  if (!state.isReady) return <LoadingWeek />;
  const choose = (slug: string) => {
    if (!target) return;
    const { day, at } = target;
    setTarget(undefined);
    change((before) =>
      at === undefined
        ? addMeal(before, { day, slug, servings })
        : swapRecipe(before, { day, at }, slug),
    );
  };
  const replaced = target?.at === undefined ? undefined : mealsOf(plan, target.day)[target.at];
  return (
    <div className={styles.planner}>
      {isFailed && (
        <Notice type="error" live>
          {text('notSaved')}
        </Notice>
      )}
      <PlannerBar plan={plan} days={days} onChange={change} />
      <WeekDays
        plan={plan}
        days={days}
        tiles={tiles}
        onChange={change}
        onAdd={(day) => setTarget({ day })}
        onSwap={(place: MealPlace) => setTarget(place)}
      />
      {!state.isSignedIn && login !== undefined && plan.meals.length > 0 && (
        <p className={styles.guest}>
          {text('guest')} <Link href={login}>{text('signIn')}</Link>
        </p>
      )}
      {plan.meals.length > 0 && (
        <PlanBasket plan={plan} days={days} tiles={tiles} onChange={change} />
      )}
      <RecipeSheet
        open={target !== undefined}
        title={
          replaced
            ? text('sheetSwap', { name: tiles.get(replaced.slug)?.name ?? '' })
            : text('sheetTitle', { day: names.weekday(target?.day ?? state.today) })
        }
        planned={plan.meals.map(({ slug }) => slug)}
        onChoose={choose}
        onClose={() => setTarget(undefined)}
      />
    </div>
  );
}

function LoadingWeek() {
  const text = usePlanText();
  return (
    <Loading label={text('loading')}>
      <Skeleton shape="wide" />
      <Skeleton shape="wide" />
    </Loading>
  );
}

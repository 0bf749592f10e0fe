import { announce, Button, CalendarIcon, EmptyState, icon, Notice, PrintIcon } from '@larder/ui';
import { planApi } from '../../api/plan-api.js';
import type { PlanStep } from '../../state/plan/use-account-plan.js';
import { fillWeek, mealsOf, STANDARD_PORTIONS, type Plan } from '../../state/plan/week.js';
import { usePlanText } from './plan-text.js';
import styles from './planner.module.css';
import { Portions } from './portions.js';

const WeekArt = icon('week', '-art');

interface Props {
  readonly plan: Plan;
  readonly days: readonly string[];
  readonly onChange: (step: PlanStep) => void;
}

/** Usual portions, a suggestion for the free days, and printing. */
export function PlannerBar({ plan, days, onChange }: Props) {
  const text = usePlanText();
  const [suggestMeals, { data, isFetching, isError }] = planApi.useLazySuggestMealsQuery();
  const servings = plan.servings ?? STANDARD_PORTIONS;
  const free = days.filter((day) => mealsOf(plan, day).length === 0).length;
  const isEmpty = plan.meals.length === 0;
  const suggest = async () => {
    const planned = plan.meals.map(({ slug }) => slug);
    const { data: found } = await suggestMeals({ body: { count: free, planned } });
    if (!found) return;
    const slugs = found.recipes.map(({ slug }) => slug);
    if (slugs.length === 0) return announce(text('suggestNone'));
    onChange((before) => fillWeek(before, days, slugs, before.servings ?? STANDARD_PORTIONS));
  };
  const button = (
    <Button icon={<CalendarIcon />} busy={isFetching} onClick={() => void suggest()}>
      {text(isEmpty ? 'suggest' : 'suggestRest')}
    </Button>
  );
  return (
    <>
      <div className={styles.bar}>
        <span className={styles.label}>{text('household')}</span>
        <Portions
          name={text('household')}
          servings={servings}
          onChange={(count) => onChange((before) => ({ ...before, servings: count }))}
        />
        <span className={styles.end}>
          {!isEmpty && free > 0 && button}
          {!isEmpty && (
            <Button variant="quiet" icon={<PrintIcon />} onClick={() => window.print()}>
              {text('print')}
            </Button>
          )}
        </span>
      </div>
      {isError && (
        <Notice type="error" live>
          {text('notSaved')}
        </Notice>
      )}
      {data?.recipes.length === 0 && (
        <Notice type="info" live>
          {text('suggestNone')}
        </Notice>
      )}
      {data && data.recipes.length > 0 && data.isForDiet && (
        <Notice type="info" live>
          {text('forDiet')}
        </Notice>
      )}
      {isEmpty && (
        <EmptyState picture={<WeekArt />} title={text('emptyTitle')} actions={button}>
          {text('emptyText')}
        </EmptyState>
      )}
    </>
  );
}

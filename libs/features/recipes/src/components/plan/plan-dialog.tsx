import { mealPlanRoute, type Recipe } from '@larder/contracts/recipes';
import { transient, useFeature } from '@larder/platform';
import { Button, Loading, Skeleton } from '@larder/ui';
import { Dialog } from '@larder/ui/dialog';
import { useMealPlan } from '../../state/plan/use-meal-plan.js';
import { addMeal, isFull, weekFrom } from '../../state/plan/week.js';
import { useDayNames, usePlanText } from './plan-text.js';
import styles from './picker/sheet.module.css';

interface Props {
  readonly recipe: Pick<Recipe, 'slug' | 'name'>;
  readonly servings: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Long enough to follow its link. */
const NOTICE_MS = 6000;

/** On which of the next seven days a recipe is cooked. */
export default function PlanDialog({ recipe, servings, open, onClose }: Props) {
  const text = usePlanText();
  const { dispatch, href, navigate } = useFeature();
  const { plan, isReady, today, change } = useMealPlan();
  const names = useDayNames(today);
  const link = href(mealPlanRoute, {});
  const choose = async (day: string) => {
    onClose();
    const meal = { day, slug: recipe.slug, servings };
    const isSaved = await change((before) => addMeal(before, meal));
    const values = { name: recipe.name, day: names.weekday(day) };
    dispatch(
      isSaved
        ? transient(text('planned', values), {
            type: 'success',
            duration: NOTICE_MS,
            ...(link !== undefined && {
              action: { label: text('toPlan'), does: () => navigate(link) },
            }),
          })
        : transient(text('notSaved'), { type: 'error' }),
    );
  };
  return (
    <Dialog open={open} onOpenChange={onClose} title={text('planTitle')} closeLabel={text('close')}>
      {isReady && plan ? (
        <ul role="list" className={styles.days}>
          {weekFrom(today).map((day) => (
            <li key={day}>
              <Button
                block
                variant="secondary"
                disabled={isFull(plan, day)}
                onClick={() => void choose(day)}
              >
                {names.near(day)}, {isFull(plan, day) ? text('dayFull') : names.short(day)}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <Loading label={text('loading')}>
          <Skeleton shape="wide" />
        </Loading>
      )}
    </Dialog>
  );
}

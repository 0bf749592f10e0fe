import type { RecipeTile } from '@larder/contracts/recipes';
import { Button, PlusIcon } from '@larder/ui';
import type { PlanStep } from '../../state/plan/use-account-plan.js';
import {
  isFull,
  mealsOf,
  moveMeal,
  removeMeal,
  setPortions,
  type MealPlace,
  type Plan,
} from '../../state/plan/week.js';
import { useDayNames, usePlanText } from './plan-text.js';
import { PlannedMealCard } from './planned-meal.js';
import styles from './planner.module.css';

interface Props {
  readonly plan: Plan;
  readonly days: readonly string[];
  readonly tiles: ReadonlyMap<string, RecipeTile>;
  readonly onChange: (step: PlanStep) => void;
  readonly onAdd: (day: string) => void;
  readonly onSwap: (place: MealPlace) => void;
}

/** The seven days with what is cooked: rows on a phone, columns beside each other on a desktop. */
export function WeekDays({ plan, days, tiles, onChange, onAdd, onSwap }: Props) {
  const text = usePlanText();
  const names = useDayNames(days[0] ?? '');
  const mover = (place: MealPlace, to: string | undefined) =>
    to === undefined || isFull(plan, to)
      ? undefined
      : () => onChange((before) => moveMeal(before, place, to));
  return (
    <ol role="list" className={styles.days}>
      {days.map((day, ahead) => (
        <li key={day} className={styles.day}>
          <h2 className={styles.weekday}>
            {names.near(day)} <span className={styles.date}>{names.short(day)}</span>
          </h2>
          {mealsOf(plan, day).map((meal, at) => {
            const place = { day, at };
            return (
              <PlannedMealCard
                key={`${meal.slug} ${at}`}
                meal={meal}
                tile={tiles.get(meal.slug)}
                onPortions={(servings) => onChange((p) => setPortions(p, place, servings))}
                onEarlier={mover(place, days[ahead - 1])}
                onLater={mover(place, days[ahead + 1])}
                onSwap={() => onSwap(place)}
                onRemove={() => onChange((p) => removeMeal(p, place))}
              />
            );
          })}
          {!isFull(plan, day) && (
            <Button
              block
              variant="quiet"
              className={styles.add}
              icon={<PlusIcon />}
              aria-label={text('addFor', { day: names.weekday(day) })}
              onClick={() => onAdd(day)}
            >
              {text('add')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

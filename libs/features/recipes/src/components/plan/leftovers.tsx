import type { MealBasket, MealBasketLine } from '@larder/contracts/recipes';
import { Button, PlusIcon } from '@larder/ui';
import { formatPack } from '../../api/format-amounts.js';
import { useWording } from '../../messages/use-text.js';
import type { PlanStep } from '../../state/plan/use-account-plan.js';
import { addMeal, isFull, mealsOf, STANDARD_PORTIONS, type Plan } from '../../state/plan/week.js';
import styles from './basket.module.css';
import { useDayNames, usePlanText } from './plan-text.js';

interface Props {
  readonly basket: MealBasket;
  readonly bought: readonly MealBasketLine[];
  readonly plan: Plan;
  readonly days: readonly string[];
  readonly onChange: (step: PlanStep) => void;
}

/** What is left of the packs, and the dishes that it is enough for. */
export function Leftovers({ basket, bought, plan, days, onChange }: Props) {
  const text = usePlanText();
  const wording = useWording();
  const names = useDayNames(days[0] ?? '');
  const free = days.find((day) => mealsOf(plan, day).length === 0);
  const day = free ?? days.findLast((one) => !isFull(plan, one));
  const ideas = basket.ideas.flatMap(({ recipe, uses }) => {
    const rests = bought.flatMap(({ name, left, need }) =>
      uses.includes(name) && left > 0 && need
        ? [`${formatPack(left, need.unit, wording)} ${name}`]
        : [],
    );
    return rests.length > 0 ? [{ recipe, rests }] : [];
  });
  if (ideas.length === 0) return null;
  const listed = (rests: readonly string[]) =>
    rests.length < 2
      ? rests.join('')
      : text('and', { first: rests.slice(0, -1).join(', '), last: rests.at(-1) ?? '' });
  const servings = plan.servings ?? STANDARD_PORTIONS;
  return (
    <section className={styles.rests}>
      <h3 className={styles.title}>{text('restTitle')}</h3>
      <ul role="list" className={styles.ideas}>
        {ideas.map(({ recipe, rests }) => (
          <li key={recipe.slug} className={styles.idea}>
            <p>{text('rest', { rests: listed(rests), name: recipe.name })}</p>
            {day !== undefined && (
              <Button
                variant="secondary"
                icon={<PlusIcon />}
                onClick={() => onChange((p) => addMeal(p, { day, slug: recipe.slug, servings }))}
              >
                {text('restPlan', { day: names.weekday(day) })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

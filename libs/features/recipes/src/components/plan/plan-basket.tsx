import { useState } from 'react';
import type { MealBasket, MealBasketLine, RecipeTile } from '@larder/contracts/recipes';
import { Button, Loading, Notice, Skeleton } from '@larder/ui';
import { planApi } from '../../api/plan-api.js';
import type { PlanStep } from '../../state/plan/use-account-plan.js';
import type { Plan } from '../../state/plan/week.js';
import { BasketLine } from './basket-line.js';
import { BasketSum } from './basket-sum.js';
import { isBought, weekTotal } from './basket-totals.js';
import styles from './basket.module.css';
import { Leftovers } from './leftovers.js';
import { usePlanText } from './plan-text.js';
import { useSettled } from './use-settled.js';

interface Props {
  readonly plan: Plan;
  readonly days: readonly string[];
  readonly tiles: ReadonlyMap<string, RecipeTile>;
  readonly onChange: (step: PlanStep) => void;
}

/** Milliseconds without a change until the shopping is worked out again. */
const PAUSE = 400;

/** One shopping list for all meals: packs over the whole week, ticks for what is at home, and the sum. */
export function PlanBasket({ plan, ...props }: Props) {
  const text = usePlanText();
  const meals = plan.meals.map(({ slug, servings }) => ({ slug, servings }));
  const settled = useSettled(meals, JSON.stringify(meals), PAUSE);
  const { data, isError, isFetching, refetch } = planApi.useGetMealBasketQuery({
    body: { meals: settled },
  });
  return (
    <section aria-labelledby="week-basket" className={styles.basket} aria-busy={isFetching}>
      <div>
        <h2 id="week-basket">{text('basketTitle')}</h2>
        <p className={styles.hint}>{text('basketHint')}</p>
      </div>
      {isError && (
        <Notice
          type="error"
          live
          actions={
            <Button variant="quiet" onClick={() => void refetch()}>
              {text('retry')}
            </Button>
          }
        >
          {text('basketFailed')}
        </Notice>
      )}
      {!data && !isError && (
        <Loading label={text('basketLoading')}>
          <Skeleton shape="wide" />
          <Skeleton shape="wide" />
        </Loading>
      )}
      {data && <Lines basket={data} plan={plan} {...props} />}
    </section>
  );
}

interface LinesProps extends Props {
  readonly basket: MealBasket;
}

const groupOf = ({ pantry, packs }: MealBasketLine) =>
  packs.length === 0 ? 'missing' : pantry ? 'pantry' : 'needed';
/** More names would be longer than the ingredient. */
const MAX_NAMES = 2;
const groups = ['needed', 'pantry', 'missing'] as const;

function Lines({ basket, plan, days, tiles, onChange }: LinesProps) {
  const text = usePlanText();
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const toggle = (name: string) => {
    const next = new Set(changed);
    if (!next.delete(name)) next.add(name);
    setChanged(next);
  };
  const bought = basket.lines.filter((line) => isBought(line, changed));
  const portions = plan.meals.reduce((sum, { servings }) => sum + servings, 0);
  const namesOf = ({ recipes }: MealBasketLine) =>
    recipes.length > MAX_NAMES
      ? text('meals', { count: recipes.length })
      : recipes.map((slug) => tiles.get(slug)?.name ?? slug).join(', ');
  return (
    <div className={styles.columns}>
      <div className={styles.groups}>
        {groups.map((group) => {
          // Pantry items such as salt without a product do not stop the purchase.
          const some = basket.lines.filter(
            (line) => groupOf(line) === group && !(group === 'missing' && line.pantry),
          );
          if (some.length === 0) return null;
          return (
            <section key={group}>
              <h3 className={styles.title}>{text(group)}</h3>
              <ul role="list" className={styles.lines}>
                {some.map((line, at) => (
                  <li key={`${line.name} ${at}`}>
                    <BasketLine
                      line={line}
                      meals={namesOf(line)}
                      isTicked={isBought(line, changed)}
                      onToggle={() => toggle(line.name)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        <Leftovers basket={basket} bought={bought} plan={plan} days={days} onChange={onChange} />
      </div>
      <div className={styles.end}>
        <BasketSum total={weekTotal(basket.lines, changed)} portions={portions} />
      </div>
    </div>
  );
}

import type { MealBasketLine } from '@larder/contracts/recipes';
import { formatPack } from '../../api/format-amounts.js';
import { useWording } from '../../messages/use-text.js';
import { IngredientLine } from '../shop/ingredient-line.js';
import styles from './basket.module.css';
import { usePlanText } from './plan-text.js';

interface Props {
  readonly line: MealBasketLine;
  /** Names of the meals that need it. */
  readonly meals: string;
  readonly isTicked: boolean;
  readonly onToggle: () => void;
}

/** An ingredient of the week with its packs, what they are for, and what is left of them. */
export function BasketLine({ line, meals, isTicked, onToggle }: Props) {
  const text = usePlanText();
  const wording = useWording();
  const { name, need, packs, price, left, obstacle } = line;
  const amount = need && formatPack(need.amount, need.unit, wording);
  const rest = left > 0 && need && text('left', { left: formatPack(left, need.unit, wording) });
  const why =
    packs.length > 0
      ? text('for', { recipes: meals })
      : obstacle && wording.t(`obstacle.${obstacle}`);
  return (
    <IngredientLine
      name={
        <>
          {name}
          {amount !== undefined && <span className={styles.amount}> {amount}</span>}
        </>
      }
      note={
        <>
          {why}
          {rest && ` · ${rest}`}
        </>
      }
      packs={packs}
      price={price}
      isTicked={isTicked}
      onToggle={onToggle}
    />
  );
}

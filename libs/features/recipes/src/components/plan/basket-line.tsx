import { fullName, productNotes } from '@larder/contracts/catalogue';
import type { MealBasketLine } from '@larder/contracts/recipes';
import { ExtensionSlot } from '@larder/platform';
import { shownQuantity } from '@larder/pricing';
import { Checkbox } from '@larder/ui';
import { formatPack } from '../../api/format-amounts.js';
import { useWording } from '../../messages/use-text.js';
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
  const { name, need, packs, price, left } = line;
  const amount = need && formatPack(need.amount, need.unit, wording);
  const title = (
    <span className={styles.name}>
      {name}
      {amount !== undefined && <span className={styles.amount}> {amount}</span>}
    </span>
  );
  if (packs.length === 0)
    return (
      <div className={styles.line}>
        <p className={styles.absent}>
          {title}
          {line.obstacle && (
            <span className={styles.why}>{wording.t(`obstacle.${line.obstacle}`)}</span>
          )}
        </p>
      </div>
    );
  const rest = left > 0 && need && text('left', { left: formatPack(left, need.unit, wording) });
  return (
    <div className={styles.line}>
      <Checkbox
        checked={isTicked}
        onChange={onToggle}
        label={
          <span className={styles.words}>
            {title}
            {packs.map(({ product, quantity }) => {
              const { value, unit } = shownQuantity(product, quantity);
              const count =
                unit === 'piece'
                  ? text('packs', { count: value, size: product.packSize })
                  : `${wording.number(value)} ${unit}`;
              return (
                <span key={product.sku} className={styles.pack}>
                  {fullName(product)}, {count}{' '}
                  <ExtensionSlot slot={productNotes} props={{ sku: product.sku }} />
                </span>
              );
            })}
            <span className={styles.why}>
              {text('for', { recipes: meals })}
              {rest !== false && rest !== undefined && ` · ${rest}`}
            </span>
          </span>
        }
      />
      <span className={styles.price}>{wording.money(price)}</span>
    </div>
  );
}

import { fullName, productNotes, type Product } from '@larder/contracts/catalogue';
import type { RecipeProduct } from '@larder/contracts/recipes';
import { ExtensionSlot } from '@larder/platform';
import { shownQuantity } from '@larder/pricing';
import { Checkbox } from '@larder/ui';
import type { Goal } from '@larder/pricing/packs';
import { useWording, type Wording } from '../../messages/use-text.js';
import { packReason } from './pack-reason.js';
import styles from './shop-line.module.css';
import { productOf, type ListLine } from './shopping-list.js';

interface Props {
  readonly line: ListLine;
  readonly products: readonly RecipeProduct[];
  readonly goal: Goal;
  readonly onToggle: () => void;
}

/** Quantity in the cart's units: 2 × 500 g, 600 g of loose goods, 1 piece by weight. */
function formatCount(product: Product, quantity: number, { t, number }: Wording): string {
  const { value, unit } = shownQuantity(product, quantity);
  if (unit !== 'piece') return `${number(value)} ${unit}`;
  return t('shop.packs', { count: value, size: product.packSize });
}

/** An ingredient, the packs that are bought for it, their price, and why these. */
export function ShopLine({ line, products, goal, onToggle }: Props) {
  const wording = useWording();
  const { t, money } = wording;
  const { name, plan, isTicked } = line;
  if (!('choice' in plan))
    return (
      <div className={styles.line}>
        <p className={styles.missing}>
          <span className={styles.name}>{name}</span>
          <span className={styles.why}>{t(`obstacle.${plan.obstacle}`)}</span>
        </p>
      </div>
    );
  const { packs, price } = plan.choice;
  return (
    <div className={styles.line}>
      <Checkbox
        checked={isTicked}
        onChange={onToggle}
        label={
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            {packs.map(({ pack, count }) => {
              const product = productOf(products, pack.sku);
              if (!product) return null;
              return (
                <span key={pack.sku} className={styles.pack}>
                  {fullName(product)}, {formatCount(product, pack.quantity * count, wording)}{' '}
                  <ExtensionSlot slot={productNotes} props={{ sku: pack.sku }} />
                </span>
              );
            })}
            <span className={styles.why}>{packReason(plan, goal, wording)}</span>
          </span>
        }
      />
      <span className={styles.price}>{money(price)}</span>
    </div>
  );
}

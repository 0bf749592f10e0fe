import type { ReactNode } from 'react';
import { fullName, productNotes, type Product } from '@larder/contracts/catalogue';
import { ExtensionSlot } from '@larder/platform';
import { shownQuantity } from '@larder/pricing';
import { Checkbox } from '@larder/ui';
import { useWording, type Wording } from '../../messages/use-text.js';
import styles from './shop-line.module.css';

interface Props {
  /** Name of the ingredient, with an amount if it is known. */
  readonly name: ReactNode;
  /** Why these packs, or why there are none. */
  readonly note: ReactNode;
  /** What is bought; quantities are in the cart's units. */
  readonly packs: readonly { readonly product: Product; readonly quantity: number }[];
  /** Cents. */
  readonly price: number;
  readonly isTicked: boolean;
  readonly onToggle: () => void;
}

/** Quantity in the cart's units: 2 × 500 g, 600 g of loose goods, 1 piece by weight. */
function formatCount(product: Product, quantity: number, { t, number }: Wording): string {
  const { value, unit } = shownQuantity(product, quantity);
  if (unit !== 'piece') return `${number(value)} ${unit}`;
  return t('shop.packs', { count: value, size: product.packSize });
}

/** An ingredient, the packs that are bought for it, and their price; without packs, no checkbox. */
export function IngredientLine({ name, note, packs, price, isTicked, onToggle }: Props) {
  const wording = useWording();
  const title = <span className={styles.name}>{name}</span>;
  const why = <span className={styles.why}>{note}</span>;
  if (packs.length === 0)
    return (
      <div className={styles.line}>
        <p className={styles.missing}>
          {title}
          {why}
        </p>
      </div>
    );
  return (
    <div className={styles.line}>
      <Checkbox
        checked={isTicked}
        onChange={onToggle}
        label={
          <span className={styles.text}>
            {title}
            {packs.map(({ product, quantity }) => (
              <span key={product.sku} className={styles.pack}>
                {fullName(product)}, {formatCount(product, quantity, wording)}{' '}
                <ExtensionSlot slot={productNotes} props={{ sku: product.sku }} />
              </span>
            ))}
            {why}
          </span>
        }
      />
      <span className={styles.price}>{wording.money(price)}</span>
    </div>
  );
}

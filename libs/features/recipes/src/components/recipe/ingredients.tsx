import { productNotes, productRoute } from '@larder/contracts/catalogue';
import type { Ingredient } from '@larder/contracts/recipes';
import { Link, ExtensionSlot, useHref } from '@larder/platform';
import { formatAmount } from '../../api/format-amounts.js';
import { useWording } from '../../messages/use-text.js';
import styles from './ingredients.module.css';

interface Props {
  readonly ingredients: readonly Ingredient[];
  readonly factor: number;
}

/** The ingredients: amount, and name as a link to its product. */
export function Ingredients({ ingredients, factor }: Props) {
  const wording = useWording();
  const href = useHref();
  return (
    <ul role="list" className={styles.list}>
      {ingredients.map((ingredient, i) => {
        const { name, productSlug, skus } = ingredient;
        const [sku] = skus;
        const to =
          productSlug === undefined ? undefined : href(productRoute, { slug: productSlug });
        return (
          <li key={i} className={styles.row}>
            <span className={styles.amount}>{formatAmount(ingredient, factor, wording)} </span>
            {to === undefined ? (
              <span>{name}</span>
            ) : (
              <Link href={to} className={styles.name}>
                {name}
              </Link>
            )}
            {sku !== undefined && <ExtensionSlot slot={productNotes} props={{ sku }} />}
          </li>
        );
      })}
    </ul>
  );
}

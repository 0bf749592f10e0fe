import type { ProductLineItem, Substitution } from '@larder/contracts/cart';
import { useTexts } from '@larder/platform';
import { highestLineTotal } from '@larder/pricing';
import { quantityWords } from '../cart/quantity-words.js';
import { useText } from '../use-text.js';
import styles from './steps.module.css';

interface Props {
  readonly lines: readonly ProductLineItem[];
  /** Words for the wish of a line; without, wishes stand elsewhere. */
  readonly wishOf?: (wish: Substitution) => string;
}

/** What is ordered, one line each. */
export function OrderLines({ lines, wishOf }: Props) {
  const text = useText();
  const texts = useTexts();
  return (
    <ul role="list" className={styles.lines}>
      {lines.map(({ lineItemId, product, quantity, lineTotal, substitution }) => (
        <li key={lineItemId} className={styles.line}>
          <span>
            <span className={styles.muted}>{quantityWords(text, texts, product, quantity)}</span>{' '}
            {product.name}
            {substitution && wishOf && <span className={styles.wish}>{wishOf(substitution)}</span>}
          </span>
          <span>
            {product.weightArticle && `${text('line.about')} `}
            {texts.money(lineTotal)}
            {product.weightArticle && (
              <span className={styles.wish}>
                {text('line.weighed', {
                  amount: texts.money(highestLineTotal(product, lineTotal)),
                })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

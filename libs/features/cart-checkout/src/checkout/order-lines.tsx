import type { ProductLineItem } from '@larder/contracts/cart';
import { useTexts } from '@larder/platform';
import { quantityWords } from '../cart/quantity-words.js';
import { useText } from '../use-text.js';
import { useSubstitutionText } from '../wishes/substitution-text.js';
import styles from './steps.module.css';

/** What is ordered, one line each. */
export function OrderLines({ lines }: { readonly lines: readonly ProductLineItem[] }) {
  const text = useText();
  const texts = useTexts();
  const wish = useSubstitutionText();
  return (
    <ul role="list" className={styles.lines}>
      {lines.map(({ lineItemId, product, quantity, lineTotal, substitution }) => (
        <li key={lineItemId} className={styles.line}>
          <span>
            <span className={styles.muted}>{quantityWords(text, texts, product, quantity)}</span>{' '}
            {product.name}
            {substitution && (
              <span className={styles.wish}>{`${wish('title')}: ${wish(substitution)}`}</span>
            )}
          </span>
          <span>
            {product.weightArticle && `${text('line.about')} `}
            {texts.money(lineTotal)}
          </span>
        </li>
      ))}
    </ul>
  );
}

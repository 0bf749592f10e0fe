import type { ProductLineItem, Substitution } from '@larder/contracts/cart';
import { useTexts } from '@larder/platform';
import { highestLineTotal } from '@larder/pricing';
import { useText } from '../../../messages/use-text.js';
import { formatCount } from './format-count.js';
import styles from './order-lines.module.css';

interface Props {
  readonly lines: readonly ProductLineItem[];
  /** Text for the substitution preference of a line; without it, the lines show none. */
  readonly substitutionOf?: (substitution: Substitution) => string;
}

/** List of the ordered products. */
export function OrderLines({ lines, substitutionOf }: Props) {
  const text = useText();
  const texts = useTexts();
  return (
    <ul role="list" className={styles.lines}>
      {lines.map(({ lineItemId, product, quantity, lineTotal, substitution, note }) => (
        <li key={lineItemId} className={styles.line}>
          <span>
            <span className={styles.muted}>{formatCount(text, texts, product, quantity)}</span>{' '}
            {product.name}
            {note && <q className={styles.note}>{note}</q>}
            {substitution && substitutionOf && (
              <span className={styles.note}>{substitutionOf(substitution)}</span>
            )}
          </span>
          <span>
            {product.weightArticle && `${text('line.about')} `}
            {texts.money(lineTotal)}
            {product.weightArticle && (
              <span className={styles.note}>
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

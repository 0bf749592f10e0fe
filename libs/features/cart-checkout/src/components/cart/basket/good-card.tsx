import type { ReactNode } from 'react';
import { fullName, productRoute, type Product } from '@larder/contracts/catalogue';
import { Link, useHref, useTexts } from '@larder/platform';
import { shownPrice } from '@larder/pricing';
import { useText } from '../../../messages/use-text.js';
import { formatUnitPrice } from '../lines/format-quantity.js';
import { LinePicture } from '../lines/line-picture.js';
import styles from './basket.module.css';

interface Props {
  readonly product: Product;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** A product in a row beside the cart, with today's price. */
export function GoodCard({ product, children }: Props) {
  const text = useText();
  const texts = useTexts();
  const href = useHref()(productRoute, { slug: product.slug, sku: product.sku });
  const name = fullName(product);
  const price = [texts.money(shownPrice(product)), formatUnitPrice(text, texts, product)];
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        <LinePicture product={product} />
        <div className={styles.cardWords}>
          <p className={styles.cardName}>
            {href === undefined ? name : <Link href={href}>{name}</Link>}
          </p>
          <p className={styles.muted}>{[...new Set(price)].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <div className={styles.cardFoot}>{children}</div>
    </li>
  );
}

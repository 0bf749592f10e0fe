import { useState } from 'react';
import { productLine, productNotes, productRoute } from '@larder/contracts/catalogue';
import type { BoughtProduct } from '@larder/contracts/shopping';
import { ExtensionSlot, Link, useHref, useTexts } from '@larder/platform';
import { Alternatives } from '../cart/lines/alternatives.js';
import { useAgainText } from './again-text.js';
import styles from './bought-row.module.css';
import { UsualButton } from './usual-button.js';

/** A product with how often it was bought, and its usual quantity to add. */
export function BoughtRow({ bought }: { readonly bought: BoughtProduct }) {
  const { product, times, lastAt, quantity } = bought;
  const text = useAgainText();
  const { date } = useTexts();
  const href = useHref()(productRoute, { slug: product.slug, sku: product.sku });
  const content = <ExtensionSlot slot={productLine} props={{ product }} empty={product.name} />;
  return (
    <div className={styles.bought}>
      <div className={styles.product}>
        {href === undefined ? content : <Link href={href}>{content}</Link>}
      </div>
      <div className={styles.about}>
        <p className={styles.times}>
          {text('bought', { count: times, date: date(lastAt, { day: 'numeric', month: 'short' }) })}
        </p>
        <ExtensionSlot slot={productNotes} props={{ sku: product.sku, hasOnlyWarnings: true }} />
      </div>
      {quantity > 0 ? (
        <div className={styles.add}>
          <UsualButton bought={bought} isShort />
        </div>
      ) : (
        <Similar bought={bought} />
      )}
    </div>
  );
}

/** What the shop has instead; loads when it is opened. */
function Similar({ bought: { product } }: { readonly bought: BoughtProduct }) {
  const text = useAgainText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.similar}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        {text('similar')}
        <span className="visually-hidden">: {product.name}</span>
      </summary>
      {isOpen && <Alternatives product={product} />}
    </details>
  );
}

import type { ReactNode } from 'react';
import { productNotes } from '@larder/contracts/catalogue';
import type { ListItem } from '@larder/contracts/shopping';
import { ExtensionSlot } from '@larder/platform';
import { Checkbox } from '@larder/ui';
import { byAisle } from './by-aisle.js';
import styles from '../lists.module.css';
import { useText } from '../../../messages/list-text.js';

interface Props {
  readonly items: readonly ListItem[];
  readonly onTick: (item: ListItem) => void;
  /** What can be done with an item beside ticking it off. */
  readonly actions?: (item: ListItem) => ReactNode;
}

/** What is open, department by department, and below it what is ticked off. */
export function ItemList({ items, onTick, actions }: Props) {
  const text = useText();
  const open = byAisle(items.filter(({ isDone }) => !isDone));
  const done = items.filter(({ isDone }) => isDone);
  const row = (item: ListItem) => (
    <li key={item.id} className={styles.item}>
      <Checkbox
        className={styles.tick}
        checked={item.isDone}
        onChange={() => onTick(item)}
        label={<ItemText item={item} />}
      />
      {actions?.(item)}
    </li>
  );
  return (
    <>
      <div className={styles.aisles}>
        {open.map(({ name, items: own }) => (
          <section key={name ?? ''} aria-label={name ?? text('list.noAisle')}>
            <h2 className={styles.aisle}>{name ?? text('list.noAisle')}</h2>
            <ul role="list" className={styles.items}>
              {own.map(row)}
            </ul>
          </section>
        ))}
      </div>
      {done.length > 0 && (
        <section aria-label={text('list.done')} className={styles.done}>
          <h2 className={styles.aisle}>{text('list.done')}</h2>
          <ul role="list" className={styles.items}>
            {done.map(row)}
          </ul>
        </section>
      )}
    </>
  );
}

function ItemText({ item }: { readonly item: ListItem }) {
  const { product } = item;
  return (
    <span className={styles.text}>
      <span className={item.isDone ? styles.isDone : undefined}>
        {item.count > 1 && <strong>{item.count} × </strong>}
        {item.text}
        {product && product.packSize !== '' && (
          <span className={styles.size}> {product.packSize}</span>
        )}
      </span>
      {product && !item.isDone && (
        <ExtensionSlot slot={productNotes} props={{ sku: product.sku }} />
      )}
    </span>
  );
}

import type { Aisle, BoughtProduct } from '@larder/contracts/shopping';
import { useAgainText } from './again-text.js';
import styles from './buy-again.module.css';

interface Props {
  readonly departments: readonly Aisle[];
  readonly chosen: string | undefined;
  readonly onChoose: (slug: string | undefined) => void;
}

/** The departments of these products, in the shop's order. */
export function departmentsOf(products: readonly BoughtProduct[]): Aisle[] {
  const bySlug = new Map(products.map(({ aisle }) => [aisle.slug, aisle]));
  return [...bySlug.values()].sort((a, b) => a.place - b.place);
}

/** Chips that leave one department; no choice among one. */
export function Departments({ departments, chosen, onChoose }: Props) {
  const text = useAgainText();
  if (departments.length < 2) return null;
  const all = { slug: undefined, name: text('departments.all') };
  return (
    <div role="group" aria-label={text('departments')} className={styles.chips}>
      {[all, ...departments].map(({ slug, name }) => (
        <button
          key={slug ?? ''}
          type="button"
          className={styles.chip}
          aria-pressed={slug === chosen}
          onClick={() => onChoose(slug)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

import { useState } from 'react';
import type { BoughtProduct } from '@larder/contracts/shopping';
import { useAgainText } from './again-text.js';
import { BoughtRow } from './bought-row.js';
import styles from './buy-again.module.css';
import { Departments, departmentsOf } from './departments.js';
import { useMissing } from './use-due.js';
import { UsualBar } from './usual-bar.js';

/**
 * What is due first, then what is bought often or was bought once, by department. One button adds all that
 * is due, or else all that was bought more than once.
 */
export function BoughtList({ products }: { readonly products: readonly BoughtProduct[] }) {
  const text = useAgainText();
  const [department, setDepartment] = useState<string>();
  const due = products.filter(({ isDue }) => isDue);
  const others = products.filter(({ isDue }) => !isDue);
  const shown = others.filter(({ aisle }) => (department ?? aisle.slug) === aisle.slug);
  const often = shown.filter(({ times }) => times > 1);
  const once = shown.filter(({ times }) => times <= 1);
  const isAnyDue = due.some(({ quantity }) => quantity > 0);
  const usual = isAnyDue ? due : others.filter(({ times }) => times > 1);
  return (
    <div className={styles.list}>
      <UsualBar products={usual} isDue={isAnyDue} />
      {due.length > 0 && (
        <section className={styles.group} aria-labelledby="due-title">
          <h2 id="due-title">{text('due')}</h2>
          <p className={styles.note}>{text('due.hint')}</p>
          <Rows products={due} />
          {isAnyDue && <DueDone products={due} />}
        </section>
      )}
      <Departments
        departments={departmentsOf(others)}
        chosen={department}
        onChoose={setDepartment}
      />
      <Bought id="often" products={often} />
      <Bought id="once" products={once} />
    </div>
  );
}

interface BoughtProps {
  readonly id: 'often' | 'once';
  readonly products: readonly BoughtProduct[];
}

function Bought({ id, products }: BoughtProps) {
  const text = useAgainText();
  if (products.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text(id)}</h2>
      <Rows products={products} />
    </section>
  );
}

function DueDone({ products }: { readonly products: readonly BoughtProduct[] }) {
  const text = useAgainText();
  const { count } = useMissing(products);
  return count === 0 && <p className={styles.note}>{text('due.done')}</p>;
}

function Rows({ products }: { readonly products: readonly BoughtProduct[] }) {
  return (
    <ul role="list" className={styles.rows}>
      {products.map((bought) => (
        <li key={bought.product.sku}>
          <BoughtRow bought={bought} />
        </li>
      ))}
    </ul>
  );
}

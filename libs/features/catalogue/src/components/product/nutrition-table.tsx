import type { DetailView } from '../../api/product-detail-normalise.js';
import { useText } from '../../messages/use-text.js';
import styles from './product-sections.module.css';

/** Nutrition as a real table, so that it can be read aloud cell by cell. */
export function NutritionTable({
  table,
}: {
  readonly table: NonNullable<DetailView['nutrition']>;
}) {
  const t = useText();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('product.nutrient')}</th>
          <th scope="col">{table.per100}</th>
          {table.perPortion !== undefined && <th scope="col">{table.perPortion}</th>}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.label}>
            <th scope="row" className={row.isPart ? styles.part : undefined}>
              {row.label}
            </th>
            <td>{row.per100}</td>
            {row.perPortion !== undefined && <td>{row.perPortion}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

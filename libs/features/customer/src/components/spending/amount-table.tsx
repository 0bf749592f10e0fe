import { useTexts } from '@larder/platform';
import styles from './spending.module.css';

interface Props {
  readonly caption: string;
  readonly heads: readonly [name: string, amount: string];
  readonly rows: readonly { readonly name: string; readonly cents: number }[];
}

/** Amounts as a table, each with a bar in proportion to the largest; the bars add nothing for readers. */
export function AmountTable({ caption, heads, rows }: Props) {
  const { money } = useTexts();
  const most = Math.max(1, ...rows.map(({ cents }) => cents));
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cents }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${Math.round((cents / most) * 100)}%` }} />
              </span>
            </th>
            <td>{money(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ListOffer, MatchedLine } from '@larder/contracts/shopping';
import { useTexts } from '@larder/platform';
import { Button, CartIcon } from '@larder/ui';
import { usePasteText } from './paste-text.js';
import { ListRowView } from './list-row.js';
import { itemsOf, totalOf, type ListRow } from './list-rows.js';
import styles from './paste-list.module.css';

interface Props {
  readonly rows: readonly ListRow[];
  readonly isBusy: boolean;
  readonly onChange: (rows: readonly ListRow[]) => void;
  readonly onPut: () => void;
}

const groups: readonly MatchedLine['status'][] = ['matched', 'choose', 'none'];

/** The list in three groups, and the button that puts everything chosen into the cart. */
export function ListSheet({ rows, isBusy, onChange, onPut }: Props) {
  const text = usePasteText();
  const { money } = useTexts();
  const count = itemsOf(rows).length;
  const choose = (place: number, chosen: ListOffer) =>
    onChange(rows.map((row, at) => (at === place ? { ...row, chosen } : row)));
  return (
    <div className={styles.sheet}>
      {groups.map((group) => {
        const some = rows.flatMap((row, place) => (row.status === group ? [{ row, place }] : []));
        if (some.length === 0) return null;
        return (
          <section key={group} className={styles.group}>
            <h2 className={styles.title}>{text(`group.${group}`, { count: some.length })}</h2>
            <ul role="list" className={styles.rows}>
              {some.map(({ row, place }) => (
                <li key={place}>
                  <ListRowView row={row} onChoose={(offer) => choose(place, offer)} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {rows.some(({ offers }) => offers.length > 0) && (
        <div className={styles.bar}>
          <Button block icon={<CartIcon />} busy={isBusy} disabled={count === 0} onClick={onPut}>
            {count === 0 ? text('nothing') : text('put', { count, total: money(totalOf(rows)) })}
          </Button>
        </div>
      )}
    </div>
  );
}

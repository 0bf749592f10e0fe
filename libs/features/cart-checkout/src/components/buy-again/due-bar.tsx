import type { BoughtProduct } from '@larder/contracts/shopping';
import { useTexts } from '@larder/platform';
import { Button, CartIcon } from '@larder/ui';
import { usePutList } from '../paste-list/use-put-list.js';
import { AddedNotice } from './added-notice.js';
import { useAgainText } from './again-text.js';
import styles from './buy-again.module.css';
import { useDue } from './use-due.js';

/** Puts all that is due into the cart with one tap, and takes it out again. */
export function DueBar({ products }: { readonly products: readonly BoughtProduct[] }) {
  const text = useAgainText();
  const { money } = useTexts();
  const { rows, count, total } = useDue(products);
  const { put, undo, done, isBusy } = usePutList();
  return (
    <>
      {done && (
        <AddedNotice
          labels={{ toCart: text('toCart'), undo: text('undo') }}
          isBusy={isBusy}
          onUndo={undo}
        >
          {text('added', { count: done.count })}
        </AddedNotice>
      )}
      {count > 0 && (
        <div className={styles.bar}>
          <Button block icon={<CartIcon />} busy={isBusy} onClick={() => void put(rows)}>
            {text('due.add', { count, total: money(total) })}
          </Button>
        </div>
      )}
      {count === 0 && !done && <p className={styles.note}>{text('due.done')}</p>}
    </>
  );
}

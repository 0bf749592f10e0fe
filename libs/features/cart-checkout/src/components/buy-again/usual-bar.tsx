import type { BoughtProduct } from '@larder/contracts/shopping';
import { useTexts } from '@larder/platform';
import { Button, CartIcon } from '@larder/ui';
import { usePutList } from '../paste-list/use-put-list.js';
import { AddedNotice } from './added-notice.js';
import { useAgainText } from './again-text.js';
import styles from './buy-again.module.css';
import { useMissing } from './use-due.js';

interface Props {
  readonly products: readonly BoughtProduct[];
  readonly isDue: boolean;
}

/** At the foot of the screen: puts all that is usual into the cart with one tap, and takes it out again. */
export function UsualBar({ products, isDue }: Props) {
  const text = useAgainText();
  const { money } = useTexts();
  const { rows, count, total } = useMissing(products);
  const { put, undo, done, isBusy } = usePutList();
  if (count === 0 && !done) return null;
  return (
    <div className={styles.bar}>
      {done ? (
        <AddedNotice
          labels={{ toCart: text('toCart'), undo: text('undo') }}
          isBusy={isBusy}
          onUndo={undo}
        >
          {text('added', { count: done.count })}
        </AddedNotice>
      ) : (
        <Button block icon={<CartIcon />} busy={isBusy} onClick={() => void put(rows)}>
          {text(isDue ? 'due.add' : 'usual.add', { count, total: money(total) })}
        </Button>
      )}
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { cartRoute } from '@larder/contracts/cart';
import type { BoughtProduct } from '@larder/contracts/shopping';
import { Link, useHref, useTexts } from '@larder/platform';
import { Button, CartIcon, LinkButton, Notice } from '@larder/ui';
import { usePutList } from '../paste-list/use-put-list.js';
import { useAgainText } from './again-text.js';
import styles from './buy-again.module.css';
import { useDue } from './use-due.js';

/** Puts all that is due into the cart with one tap, and takes it out again. */
export function DueBar({ products }: { readonly products: readonly BoughtProduct[] }) {
  const text = useAgainText();
  const { money } = useTexts();
  const href = useHref()(cartRoute, {}) ?? '/';
  const { rows, count, total } = useDue(products);
  const { put, undo, done, isBusy } = usePutList();
  const notice = useRef<HTMLDivElement>(null);
  // The button is gone: the focus brings what happened, and the way back, into view.
  useEffect(() => {
    if (done) notice.current?.focus();
  }, [done]);
  return (
    <>
      {done && (
        <div ref={notice} tabIndex={-1} className={styles.result}>
          <Notice
            type="success"
            live
            actions={
              <>
                <LinkButton as={Link} href={href}>
                  {text('toCart')}
                </LinkButton>
                <Button variant="quiet" busy={isBusy} onClick={() => void undo()}>
                  {text('undo')}
                </Button>
              </>
            }
          >
            {text('added', { count: done.count })}
          </Notice>
        </div>
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

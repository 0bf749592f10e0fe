import { useEffect } from 'react';
import { checkoutRoute } from '@larder/contracts/checkout';
import type { LastPurchase } from '@larder/contracts/shopping';
import { Link, useHref, useTexts } from '@larder/platform';
import { announce, Button, CartIcon, LinkButton } from '@larder/ui';
import { totalOf } from '../paste-list/list-rows.js';
import { usePutList } from '../paste-list/use-put-list.js';
import { useHomeRowText } from './home-row-text.js';
import styles from './start-frame.module.css';

/** Puts the whole latest purchase into the cart with one tap, and takes it out again. */
export function LastPurchaseCard({ purchase }: { readonly purchase: LastPurchase }) {
  const text = useHomeRowText();
  const { date, money } = useTexts();
  const { put, undo, done, isBusy } = usePutList();
  const rows = purchase.items.map((chosen) => ({ chosen }));
  const checkout = useHref()(checkoutRoute, {}) ?? '/';
  const placed = date(purchase.placedAt, { day: 'numeric', month: 'short' });
  useEffect(() => {
    if (done) announce(text('added', { count: done.count }));
  }, [done, text]);
  return (
    <>
      <p className={styles.order}>
        <CartIcon size={24} />
        <span className={styles.linkName}>{text('last', { date: placed })}</span>
      </p>
      {done ? (
        <div className={styles.footer}>
          <Button variant="quiet" busy={isBusy} onClick={() => void undo()}>
            {text('undo')}
          </Button>
          <LinkButton as={Link} href={checkout}>
            {text('last.checkout')}
          </LinkButton>
        </div>
      ) : (
        <div className={styles.footer}>
          <span className={styles.note}>
            {text('last.goods', { count: rows.length, total: money(totalOf(rows)) })}
          </span>
          <Button
            variant="secondary"
            busy={isBusy}
            aria-label={text('last.addAll', { date: placed })}
            onClick={() => void put(rows)}
          >
            {text('last.add')}
          </Button>
        </div>
      )}
    </>
  );
}

import { useEffect, useRef } from 'react';
import { cartRoute } from '@larder/contracts/cart';
import { Link, useHref, useTexts } from '@larder/platform';
import { Button, CartIcon, LinkButton, Notice } from '@larder/ui';
import type { WeekTotal } from './basket-totals.js';
import styles from './basket.module.css';
import { usePlanText } from './plan-text.js';
import { useWeekToCart } from './cart/use-week-to-cart.js';

interface Props {
  readonly total: WeekTotal;
  readonly portions: number;
}

/** What the week costs, in all and for each portion, and the tap that puts it into the cart. */
export function BasketSum({ total: { items, price, saving }, portions }: Props) {
  const text = usePlanText();
  const { money } = useTexts();
  const cart = useWeekToCart();
  const toCart = useHref()(cartRoute, {}) ?? '/';
  const count = items.length;
  const place = useRef<HTMLDivElement>(null);
  const isDone = cart?.count !== undefined;
  const wasDone = useRef(isDone);
  // The button that was pressed is gone.
  useEffect(() => {
    if (wasDone.current !== isDone) place.current?.focus();
    wasDone.current = isDone;
  }, [isDone]);
  return (
    <div ref={place} tabIndex={-1} className={styles.sum}>
      <p className={styles.total}>
        <span>{text('total')}</span> <span>{money(price)}</span>
      </p>
      {portions > 0 && (
        <p className={styles.hint}>
          {text('perPortion', { price: money(Math.round(price / portions)) })}
          {saving > 0 && ` · ${text('saving', { saving: money(saving) })}`}
        </p>
      )}
      {cart?.count !== undefined && (
        <Notice
          type="success"
          live
          actions={
            <>
              <LinkButton as={Link} href={toCart}>
                {text('toCart')}
              </LinkButton>
              {cart.undo && (
                <Button variant="quiet" busy={cart.isBusy} onClick={() => void cart.undo?.()}>
                  {text('undo')}
                </Button>
              )}
            </>
          }
        >
          {text('done', { count: cart.count })}
        </Notice>
      )}
      {cart && cart.count === undefined && (
        <Button
          block
          className={styles.put}
          icon={<CartIcon />}
          busy={cart.isBusy}
          disabled={count === 0}
          onClick={() => void cart.put(items)}
        >
          {count === 0 ? text('nothing') : text('put', { count })}
        </Button>
      )}
    </div>
  );
}

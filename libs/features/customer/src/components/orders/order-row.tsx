import type { ListedOrder } from '@larder/contracts/checkout';
import { Link, useFeature, useTexts } from '@larder/platform';
import { Card, LinkButton } from '@larder/ui';
import { ordersApi } from '../../api/orders-api.js';
import { once } from '../../api/personal-api.js';
import { useText } from '../../messages/order-text.js';
import { BuyAgain } from '../buy-again/buy-again.js';
import { OrderState } from './order-state.js';
import styles from './order-row.module.css';
import { reorderLine } from './reorder-line.js';

interface Props {
  readonly order: ListedOrder;
  readonly href: string;
}

/** An order of the list: when, what it looks like, what it cost, and all of it again. */
export function OrderRow({ order, href }: Props) {
  const { orderNumber, status, placedAt, total, distributionType, distributionWindow } = order;
  const text = useText();
  const { money, date } = useTexts();
  const { dispatch } = useFeature();
  const { initiate } = ordersApi.endpoints.getCustomerOrder;
  const load = async () => {
    const { data } = await dispatch(initiate({ params: { orderNumber } }, once));
    return data?.productLineItems.map(reorderLine);
  };
  const day = date(distributionWindow.start, { weekday: 'short', day: 'numeric', month: 'long' });
  return (
    <Card as="li" className={styles.row}>
      <div className={styles.text}>
        <OrderState status={status} />
        <h2 className={styles.title}>
          <Link
            href={href}
            className={styles.link}
            aria-label={text('order.showOf', { number: orderNumber })}
          >
            {text(`order.on.${distributionType}`, { day })}
          </Link>
        </h2>
        <p className={styles.note}>
          {text('order.number', { number: orderNumber })}
          {', '}
          {text('order.of', { date: date(placedAt, { dateStyle: 'long' }) })}
        </p>
      </div>
      <Pictures order={order} />
      <div className={styles.foot}>
        <p className={styles.sum}>
          <strong>{money(total)}</strong>{' '}
          <span>{text('order.goodsCount', { count: order.lineItemCount })}</span>
        </p>
        <div className={styles.actions}>
          <NextStep order={order} href={href} />
          <BuyAgain lines={load} name={text('order.againOf', { number: orderNumber })} />
        </div>
      </div>
    </Card>
  );
}

/** What an order that is not over asks for, on its own page. */
function NextStep({ order: { status, orderNumber }, href }: Props) {
  const text = useText();
  if (status === 'COMPLETED' || status === 'CANCELLED') return null;
  return (
    <LinkButton as={Link} href={href}>
      {text(`order.next.${status}`)}
      <span className="visually-hidden"> {text('order.number', { number: orderNumber })}</span>
    </LinkButton>
  );
}

/** Decorative: the order's page names its products. */
function Pictures({ order: { pictures, lineItemCount } }: Pick<Props, 'order'>) {
  const more = lineItemCount - pictures.length;
  return (
    <div className={styles.pictures} aria-hidden>
      {pictures.map(({ url, width, height }, at) => (
        <img
          key={`${at}-${url}`}
          src={url}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      ))}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </div>
  );
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { checkoutRoute } from '@larder/contracts/checkout';
import { Link, useHref, useTexts } from '@larder/platform';
import { announce, Button, LinkButton } from '@larder/ui';
import { additionApi } from '../../api/addition-api.js';
import { orderChangesApi } from '../../api/order-changes-api.js';
import { useAdditionBannerText } from './addition-banner-text.js';
import { useMinutesLeft } from '../checkout/time-slot/use-minutes-left.js';
import { dayKey } from '../service/times/format-time-slot.js';
import styles from './addition-banner.module.css';
import { announcedAddition } from './announced-addition.js';
import { useAdditionEnd } from './use-addition-end.js';

interface Props {
  readonly orderNumber: string;
  readonly hasGoods: boolean;
}

/** On every page while the cart adds to an order: until when, and the way out (CART-03). */
export default function AdditionBanner({ orderNumber, hasGoods }: Props) {
  const text = useAdditionBannerText();
  const { data } = orderChangesApi.useGetOrderProgressQuery({ params: { orderNumber } });
  const message = text('text', { number: orderNumber });
  useEffect(() => {
    if (announcedAddition.read() === orderNumber) return;
    announcedAddition.write(orderNumber);
    announce(message);
  }, [orderNumber, message]);
  return (
    <section className={styles.banner} aria-label={text('label')}>
      <p className={styles.text}>
        <strong>{message}</strong>
        {data?.changeableUntil !== undefined && (
          <TimeLeft until={data.changeableUntil} orderNumber={orderNumber} />
        )}
        {data && data.changeableUntil === undefined && <Over orderNumber={orderNumber} />}
      </p>
      <Done orderNumber={orderNumber} hasGoods={hasGoods} />
    </section>
  );
}

/** The last hour counts in minutes. */
const COUNTED_MINUTES = 60;

function TimeLeft({
  until,
  orderNumber,
}: {
  readonly until: string;
  readonly orderNumber: string;
}) {
  const text = useAdditionBannerText();
  const texts = useTexts();
  const left = useMinutesLeft(until);
  if (left === 0) return <Over orderNumber={orderNumber} />;
  const isToday = dayKey(texts, until) === dayKey(texts, new Date().toISOString());
  const time = texts.date(until, {
    ...(!isToday && { weekday: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <span>
      {left <= COUNTED_MINUTES ? text('minutes', { count: left }) : text('until', { time })}
    </span>
  );
}

function Over({ orderNumber }: Pick<Props, 'orderNumber'>) {
  useAdditionEnd(orderNumber);
  return null;
}

/** With goods the addition is ordered; without any the cart is an ordinary one again. */
function Done({ orderNumber, hasGoods }: Props) {
  const text = useAdditionBannerText();
  const { pathname } = useLocation();
  const href = useHref()(checkoutRoute, {});
  const [setCartMode, { isLoading, isError }] = additionApi.useSetCartModeMutation();
  if (hasGoods && pathname === href) return null;
  if (hasGoods && href !== undefined)
    return (
      <LinkButton as={Link} href={href}>
        {text('doneWith')}
      </LinkButton>
    );
  const leave = async () => {
    const { error } = await setCartMode({ body: { mode: 'REGULAR' } });
    announce(error ? text('failed') : text('left', { number: orderNumber }));
  };
  return (
    <>
      {isError && <span className={styles.failed}>{text('failed')}</span>}
      <Button busy={isLoading} onClick={() => void leave()}>
        {text('done')}
      </Button>
    </>
  );
}

import { useState } from 'react';
import { profileRoute } from '@larder/contracts/customer';
import type { OpenOrder } from '@larder/contracts/shopping';
import { Link, useHref, useTexts } from '@larder/platform';
import { Button, LinkButton } from '@larder/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { checkoutApi } from '../../../api/checkout-api.js';
import { useText } from '../../../messages/use-text.js';
import { useHomeRowText } from '../../buy-again/home-row-text.js';
import { useAdding } from '../../order-changes/use-adding.js';
import { addressLine } from '../address/find-address.js';
import type { Destination } from '../destination.js';
import { useCustomerPlace } from '../device/use-customer-place.js';
import { formatRelativeTimeSlot } from '../times/format-time-slot.js';
import { useHomeText } from './home-text.js';
import { OrderPanel } from './order-panel.js';
import { useTimeList } from './use-time-list.js';
import styles from './home.module.css';

interface Props {
  readonly order: OpenOrder;
  /** Undefined where the browser knows no place. */
  readonly to: Destination | undefined;
}

/** An order under way comes before the time of a new one, which is a link below it. */
export function NextOrder({ order, to }: Props) {
  const text = useText();
  const row = useHomeRowText();
  const texts = useTexts();
  const [hasFailed, setFailed] = useState(false);
  const { orderNumber, status, distributionType, distributionWindow, changeableUntil } = order;
  const slot = formatRelativeTimeSlot(text, texts, distributionWindow, new Date());
  const { data: placed } = checkoutApi.useGetOrderQuery(changeableUntil ? skipToken : orderNumber);
  const until =
    changeableUntil &&
    texts.date(changeableUntil, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
  return (
    <OrderPanel
      distributionType={distributionType}
      title={row(`order.${status}`)}
      time={hasFailed ? text('trouble.saving') : row(`order.${distributionType}`, { slot })}
      note={
        until
          ? row('order.until', { time: until })
          : placed && addressLine(placed.distributionAddress)
      }
    >
      <NewOrder to={to} onFailed={setFailed} />
      {until ? <Add orderNumber={orderNumber} /> : <Show {...order} />}
    </OrderPanel>
  );
}

interface NewProps extends Pick<Props, 'to'> {
  readonly onFailed: (hasFailed: boolean) => void;
}

function NewOrder({ to, onFailed }: NewProps) {
  const home = useHomeText();
  const { place } = useCustomerPlace();
  const { isBusy, open } = useTimeList(to ?? place);
  const handleClick = () => void open().then((error) => onFailed(error !== undefined));
  return (
    <Button variant="quiet" className={styles.new} busy={isBusy} onClick={handleClick}>
      {home('newOrder')}
    </Button>
  );
}

function Add({ orderNumber }: Pick<OpenOrder, 'orderNumber'>) {
  const row = useHomeRowText();
  const { add, isBusy, problem } = useAdding(orderNumber);
  if (problem !== undefined) return <p role="alert">{row('order.failed')}</p>;
  return (
    <Button
      variant="secondary"
      busy={isBusy}
      aria-label={row('order.addTo', { number: orderNumber })}
      onClick={() => void add()}
    >
      {row('order.add')}
    </Button>
  );
}

function Show({ orderNumber }: Pick<OpenOrder, 'orderNumber'>) {
  const home = useHomeText();
  const to = useHref()(profileRoute, { slug: 'orders' }, { order: orderNumber });
  if (to === undefined) return null;
  return (
    <LinkButton as={Link} href={to} variant="secondary">
      {home('ready.show')}
    </LinkButton>
  );
}

import { useState } from 'react';
import type { OpenOrder } from '@larder/contracts/shopping';
import { useTexts } from '@larder/platform';
import { Button } from '@larder/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { checkoutApi } from '../../../api/checkout-api.js';
import { useText } from '../../../messages/use-text.js';
import { useHomeRowText } from '../../buy-again/home-row-text.js';
import { AddToOrder, ShowOrder, useChangeableUntil } from '../../buy-again/open-order-actions.js';
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
  const { orderNumber, status, distributionType, distributionWindow } = order;
  const slot = formatRelativeTimeSlot(text, texts, distributionWindow, new Date());
  const until = useChangeableUntil(order);
  const { data: placed } = checkoutApi.useGetOrderQuery(until ? skipToken : orderNumber);
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
      {until && <Add orderNumber={orderNumber} />}
      {!until && <Follow order={order} />}
    </OrderPanel>
  );
}

/** Once it is on its way, where it is matters most. */
function Follow({ order: { orderNumber, status } }: Pick<Props, 'order'>) {
  const row = useHomeRowText();
  const home = useHomeText();
  if (status !== 'ON_THE_WAY')
    return <ShowOrder orderNumber={orderNumber} label={home('ready.show')} />;
  return <ShowOrder orderNumber={orderNumber} label={row('order.track')} variant="primary" />;
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
  const adding = useAdding(orderNumber);
  if (adding.problem !== undefined) return <p role="alert">{row('order.failed')}</p>;
  return <AddToOrder orderNumber={orderNumber} adding={adding} />;
}

import { profileRoute } from '@larder/contracts/customer';
import { addressParts } from '@larder/contracts/address/form';
import type { StandingOrder } from '@larder/contracts/shopping/standing-orders';
import { isNotFound, Link, useFeature } from '@larder/platform';
import { Card, Notice, Stack } from '@larder/ui';
import { standingApi } from '../../api/standing-api.js';
import { useText } from '../../messages/standing-text.js';
import { EndStandingOrder } from './end-standing-order.js';
import { useComma } from './new-standing-order.js';
import { StandingActions } from './standing-actions.js';
import { StandingAddress } from './standing-address.js';
import { StandingForm } from './form/standing-form.js';
import { Failed, StateBadge, Waiting } from './standing-list.js';
import styles from './standing-orders.module.css';
import { StandingProblemNotice } from './standing-problem.js';
import { usePaymentName } from './form/standing-selects.js';
import { valuesOf } from './form/standing-values.js';
import { useStandingChange } from './use-standing-change.js';
import { useStandingFormats, useStandingLinks } from './use-standing-formats.js';
import { LastRun } from './last-run.js';

/** One standing order: its next day, what is wrong, and everything that can be changed. */
export function StandingOrderView({ id }: { readonly id: string }) {
  const text = useText();
  const { all } = useStandingLinks();
  const { data, error } = standingApi.useGetStandingQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const isMissing = isNotFound(error);
  return (
    <Stack gap={4}>
      <div>
        <Link href={all}>{text('standing.all')}</Link>
      </div>
      {isMissing && <Notice type="info">{text('standing.missing')}</Notice>}
      {error !== undefined && !isMissing && <Failed />}
      {!data && error === undefined && <Waiting />}
      {data && !isMissing && <Found order={data} />}
    </Stack>
  );
}

function Found({ order }: { readonly order: StandingOrder }) {
  const comma = useComma();
  const { navigate, href } = useFeature();
  const { save, isBusy, attempt } = useStandingChange(order.id);
  const close = () => navigate(href(profileRoute, { slug: 'standing-orders' }) ?? '/');
  return (
    <>
      <StandingProblemNotice order={order} isBusy={isBusy} onChange={attempt} />
      <Card as="section" aria-labelledby="standing-title">
        <Stack gap={3}>
          <div className={styles.row}>
            <h2 id="standing-title">{order.name}</h2>
            <StateBadge state={order.state} />
          </div>
          <Facts order={order} />
          <StandingActions order={order} isBusy={isBusy} onChange={attempt} />
        </Stack>
      </Card>
      <StandingForm
        of={order.id}
        choices={order}
        initial={valuesOf(order, comma)}
        isBusy={isBusy}
        onSave={(terms, { items }) =>
          save({ ...terms, items: [...items], agreed: true, version: order.version })
        }
      />
      <EndStandingOrder order={order} onEnded={close} />
    </>
  );
}

function Facts({ order }: { readonly order: StandingOrder }) {
  const text = useText();
  const { rhythm, day, time } = useStandingFormats();
  const nameOf = usePaymentName();
  const { distributionAddress: place, payments, payment } = order;
  const chosen = payments.find(
    (one) => one.methodKey === payment.methodKey && one.paymentMethodId === payment.paymentMethodId,
  );
  const isPickup = place.distributionType === 'CLICK_AND_COLLECT';
  return (
    <>
      <p>{rhythm(order)}</p>
      <dl className={styles.facts}>
        {order.state === 'ACTIVE' && (
          <>
            <dt>{text('standing.next')}</dt>
            <dd>
              <strong>{day(order.nextDate)}</strong>
              <span className={styles.note}>
                {text('standing.until', { time: time(order.placeAt) })}
              </span>
            </dd>
          </>
        )}
        <dt>{text(isPickup ? 'standing.pickup' : 'standing.place')}</dt>
        <dd>
          {addressParts(place).join(', ')} <StandingAddress order={order} />
        </dd>
        <dt>{text('standing.pay')}</dt>
        <dd>{nameOf(chosen ?? payment)}</dd>
        <LastRun run={order.lastRun} />
      </dl>
    </>
  );
}

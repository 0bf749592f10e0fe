import { lazy, Suspense } from 'react';
import { indexRoute } from '@larder/contracts/content';
import { profileRoute } from '@larder/contracts/customer';
import { buyAgainRoute, type BuyAgain, type OpenOrder } from '@larder/contracts/shopping';
import { Link, useHref, useTexts } from '@larder/platform';
import { FigureCard, PackageIcon, RepeatIcon, StoreIcon, TruckIcon } from '@larder/ui';
import { againApi } from '../../api/again-api.js';
import { useHomeRowText } from '../../components/buy-again/home-row-text.js';
import { isWaiting } from '../../components/service/home/is-waiting.js';
import { leadingOrder } from '../../components/service/home/leading-order.js';
import { formatRelativeTimeSlot } from '../../components/service/times/format-time-slot.js';
import { useText } from '../../messages/use-text.js';

const PickupNote = lazy(() => import('../../components/service/home/pickup-note.js'));

/** The customer's order that waits for them, or their next one; without one, what they bought last. */
export default function OrderSummary() {
  const { data, isError } = againApi.useGetBuyAgainQuery(
    { query: { pageSize: 1 } },
    { refetchOnMountOrArgChange: true },
  );
  if (isError) return null;
  const next = leadingOrder(data?.openOrders);
  return next ? <NextOrder order={next} /> : <LastPurchase found={data} />;
}

function NextOrder({ order }: { readonly order: OpenOrder }) {
  const text = useHomeRowText();
  const texts = useTexts();
  const { orderNumber, status, distributionType, distributionWindow, changeableUntil } = order;
  const to = useHref()(profileRoute, { slug: 'orders' }, { order: orderNumber });
  const Icon = distributionType === 'DELIVERY' ? TruckIcon : StoreIcon;
  const slot = formatRelativeTimeSlot(useText(), texts, distributionWindow, new Date());
  const isReady = isWaiting(order);
  const time =
    changeableUntil &&
    texts.date(changeableUntil, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
  return (
    <FigureCard
      icon={<Icon size={24} />}
      label={
        <Link href={to ?? ''}>{text(isReady ? 'order.READY' : `next.${distributionType}`)}</Link>
      }
      figure={isReady ? text('order.CLICK_AND_COLLECT', { slot }) : slot}
      note={
        isReady ? (
          <Suspense fallback="…">
            <PickupNote orderNumber={orderNumber} />
          </Suspense>
        ) : time ? (
          text('order.until', { time })
        ) : (
          text(`order.${status}`)
        )
      }
    />
  );
}

function LastPurchase({ found }: { readonly found: BuyAgain | undefined }) {
  const text = useHomeRowText();
  const { date } = useTexts();
  const href = useHref();
  const last = found?.lastPurchase;
  const isEmpty = found !== undefined && found.products.length === 0;
  const to = isEmpty ? href(indexRoute, {}) : href(buyAgainRoute, {});
  const Icon = isEmpty ? PackageIcon : RepeatIcon;
  return (
    <FigureCard
      icon={<Icon size={24} />}
      label={<Link href={to ?? '/'}>{text(isEmpty ? 'next.none' : 'often')}</Link>}
      figure={
        last
          ? text('last', { date: date(last.placedAt, { day: 'numeric', month: 'short' }) })
          : isEmpty && text('next.start')
      }
      note={last && text('next.goods', { count: last.items.length })}
    />
  );
}

import { indexRoute } from '@larder/contracts/content';
import { buyAgainRoute, type BuyAgain } from '@larder/contracts/shopping';
import { Link, useHref, useTexts } from '@larder/platform';
import { FigureCard, PackageIcon, RepeatIcon } from '@larder/ui';
import { againApi } from '../../api/again-api.js';
import { useHomeRowText } from '../../components/buy-again/home-row-text.js';
import { NextOrder } from '../../components/order/next-order/next-order.js';
import { leadingOrder } from '../../components/service/home/leading-order.js';

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

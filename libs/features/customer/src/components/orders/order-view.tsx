import type { DiscountCode } from '@larder/contracts/cart';
import { orderChanges, type Order, type PaymentMethodKey } from '@larder/contracts/checkout';
import { profileRoute } from '@larder/contracts/customer';
import { giftCardBrand } from '@larder/contracts/wallet';
import { Link, ExtensionSlot, isNotFound, useFeature, useTexts } from '@larder/platform';
import { countedAmount } from '@larder/pricing';
import { Badge, Card, EmptyState, SearchIcon, Stack } from '@larder/ui';
import { ordersApi } from '../../api/orders-api.js';
import { BuyAgain } from '../buy-again/buy-again.js';
import { MakeStandingLink } from './make-standing-link.js';
import { useText } from '../../messages/order-text.js';
import { OrdersFailed, OrdersLoading } from './order-states.js';
import styles from './orders.module.css';
import { reorderLine } from './reorder-line.js';

/** One order with everything that belongs to it (PLAT-04). */
export function OrderView({ number }: { readonly number: string }) {
  const text = useText();
  const context = useFeature();
  const args = { params: { orderNumber: number } };
  const { data: order, error, refetch } = ordersApi.useGetCustomerOrderQuery(args);
  const retry = () => void refetch();
  const isMissing = isNotFound(error);
  const hasFailed = error !== undefined && !isMissing;
  const all = context.href(profileRoute, { slug: 'orders' }) ?? '';
  return (
    <Stack gap={4}>
      <div>
        <Link href={all}>{text('order.all')}</Link>
      </div>
      {hasFailed && <OrdersFailed onRetry={retry} />}
      {!order && error === undefined && <OrdersLoading />}
      {isMissing && (
        <EmptyState icon={<SearchIcon size={24} />} title={text('order.missing.title')}>
          {text('order.missing.text')}
        </EmptyState>
      )}
      {order && error === undefined && <Found order={order} onChanged={retry} />}
    </Stack>
  );
}

interface FoundProps {
  readonly order: Order;
  readonly onChanged: () => void;
}

function Found({ order, onChanged }: FoundProps) {
  const text = useText();
  return (
    <>
      <Card as="section" aria-labelledby="order-title">
        <Stack gap={3}>
          <div className={styles.row}>
            <h2 id="order-title">{text('order.number', { number: order.orderNumber })}</h2>
            <Badge tone="neutral">{text(`order.status.${order.status}`)}</Badge>
          </div>
          <Facts order={order} />
        </Stack>
      </Card>
      <ExtensionSlot slot={orderChanges} props={{ order, onChanged }} />
      <Card as="section" aria-labelledby="order-lines">
        <Stack gap={3}>
          <h2 id="order-lines">{text('order.lines')}</h2>
          <Lines order={order} />
          <Sums order={order} />
        </Stack>
      </Card>
      <BuyAgain lines={order.productLineItems.map(reorderLine)} />
      <div>
        <MakeStandingLink orderNumber={order.orderNumber} label={text('order.makeStanding')} />
      </div>
    </>
  );
}

function Facts({ order }: { readonly order: Order }) {
  const text = useText();
  const { date, money } = useTexts();
  const { distributionAddress: place, billingAddress: bill, distributionWindow } = order;
  const { start, end } = distributionWindow;
  const hour = (instant: string) => date(instant, { hour: '2-digit', minute: '2-digit' });
  const isPickup = place.distributionType === 'CLICK_AND_COLLECT';
  const line = (of: typeof place | typeof bill) =>
    `${of.streetName} ${of.streetNumber}, ${of.postalCode} ${of.city}`;
  const payment = (one: Order['payments'][number]) =>
    order.payments.length > 1
      ? `${text(payKey(one))} (${money(one.amountPlanned)})`
      : text(payKey(one));
  const day = date(start, { dateStyle: 'full' });
  return (
    <dl className={styles.facts}>
      <dt>{text(isPickup ? 'order.pickup' : 'order.delivery')}</dt>
      <dd>
        {text('order.span', { day, from: hour(start), to: hour(end) })}
        <br />
        {line(place)}
      </dd>
      <dt>{text('order.billing')}</dt>
      <dd>
        {bill.firstName} {bill.lastName}
        <br />
        {line(bill)}
      </dd>
      <dt>{text('order.payment')}</dt>
      <dd>{order.payments.map(payment).join(', ') || text('order.pay.none')}</dd>
      {order.substitution && (
        <>
          <dt>{text('order.instead')}</dt>
          <dd>{text(`order.instead.${order.substitution}`)}</dd>
        </>
      )}
    </dl>
  );
}

/** Kilograms of weighed goods, else as many as the price counts: a crate of six is one (CAT-13). */
function amountOf(
  product: Order['productLineItems'][number]['product'],
  quantity: number,
  number: (value: number) => string,
): string {
  const amount = countedAmount(product, quantity);
  return product.weightArticle ? `${number(amount / 1000)} kg` : `${number(amount)} ×`;
}

function Lines({ order }: { readonly order: Order }) {
  const { money, number } = useTexts();
  const text = useText();
  return (
    <ul className={styles.lines}>
      {order.productLineItems.map(({ lineItemId, product, quantity, lineTotal, substitution }) => (
        <li key={lineItemId}>
          <span>
            {amountOf(product, quantity, number)} {product.name}
            {substitution && (
              <span className={styles.wish}>
                {text('order.instead')}: {text(`order.instead.${substitution}`)}
              </span>
            )}
          </span>
          <span className={styles.amount}>{money(lineTotal)}</span>
        </li>
      ))}
    </ul>
  );
}

function Sums({ order: { priceInfo, discountCodes = [] } }: { readonly order: Order }) {
  const text = useText();
  const { money } = useTexts();
  const { totalArticlePrice, depositFees, discounts, serviceFeesAfterDiscount, total } = priceInfo;
  const savedOn = (part: DiscountCode['appliesTo']) =>
    discountCodes.reduce((sum, one) => sum + (one.appliesTo === part ? one.savings : 0), 0);
  const rows: readonly (readonly [string, number, boolean])[] = [
    [text('order.goods'), totalArticlePrice, true],
    [text('order.discounts'), savedOn('goods') - discounts, discounts > savedOn('goods')],
    [text('order.deposit'), depositFees, depositFees > 0],
    [text('order.service'), serviceFeesAfterDiscount + savedOn('service'), true],
    ...discountCodes.map(
      ({ code, savings }) => [text('order.code', { code }), -savings, savings > 0] as const,
    ),
    [text('order.total'), total, true],
  ];
  return (
    <>
      <dl className={styles.sums}>
        {rows
          .filter(([, , isShown]) => isShown)
          .map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
      </dl>
      <p>{text('order.vat', { amount: money(priceInfo.totalVat) })}</p>
    </>
  );
}

function payKey({ methodKey, brandName }: Order['payments'][number]) {
  const isWallet = brandName === giftCardBrand;
  return isWallet ? 'order.pay.wallet' : (`order.pay.${methodKey as PaymentMethodKey}` as const);
}

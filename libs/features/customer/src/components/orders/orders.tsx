import { indexRoute } from '@larder/contracts/content';
import { profileRoute } from '@larder/contracts/customer';
import { buyAgainRoute } from '@larder/contracts/shopping';
import { Link, useFeature, type ProfileViewProps } from '@larder/platform';
import { EmptyState, icon, LinkButton, Pagination, RepeatIcon, Stack } from '@larder/ui';
import { ordersApi, ordersOn, ORDERS_A_PAGE, type OrderPage } from '../../api/orders-api.js';
import { PageOutOfRange } from '../account-pages/page-out-of-range.js';
import { OrderRow } from './order-row.js';
import { OrderView } from './order-view.js';
import { useText } from '../../messages/order-text.js';
import { OrdersFailed, OrdersLoading } from './order-states.js';
import styles from './orders.module.css';

const OrdersArt = icon('orders', '-art');

/** The customer's orders, and one of them whole where the address names it (PLAT-04). */
export default function Orders({ search }: ProfileViewProps) {
  const order = search.get('order');
  const page = Math.min(9999, Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1));
  return order === null ? <OrderList page={page} /> : <OrderView key={order} number={order} />;
}

function OrderList({ page }: { readonly page: number }) {
  const { data, error, refetch } = ordersApi.useGetCustomerOrdersQuery(ordersOn(page));
  if (error !== undefined) return <OrdersFailed onRetry={() => void refetch()} />;
  if (!data) return <OrdersLoading />;
  return data.total === 0 ? <NoOrders /> : <Found orders={data} page={page} />;
}

function NoOrders() {
  const text = useText();
  const home = useFeature().href(indexRoute, {}) ?? '/';
  return (
    <EmptyState
      picture={<OrdersArt />}
      title={text('orders.none.title')}
      actions={
        <LinkButton as={Link} href={home}>
          {text('orders.none.link')}
        </LinkButton>
      }
    >
      {text('orders.none.text')}
    </EmptyState>
  );
}

function Found({ orders, page }: { readonly orders: OrderPage; readonly page: number }) {
  const text = useText();
  const { href } = useFeature();
  const at = (query: Readonly<Record<string, string>>) =>
    href(profileRoute, { slug: 'orders' }, query) ?? '';
  const buyAgainHref = href(buyAgainRoute, {});
  const pages = Math.ceil(orders.total / ORDERS_A_PAGE);
  if (page > pages) return <PageOutOfRange last={at({ page: `${pages}` })} />;
  return (
    <Stack gap={4}>
      {buyAgainHref !== undefined && (
        <div>
          <LinkButton as={Link} variant="secondary" href={buyAgainHref} icon={<RepeatIcon />}>
            {text('orders.again')}
          </LinkButton>
        </div>
      )}
      <ul className={styles.list}>
        {orders.results.map((order) => (
          <OrderRow key={order.orderNumber} order={order} href={at({ order: order.orderNumber })} />
        ))}
      </ul>
      <Pagination
        label={text('orders.pages')}
        current={page}
        total={pages}
        hrefOf={(number) => at({ page: `${number}` })}
        labels={{
          previous: text('orders.previous'),
          next: text('orders.next'),
          page: (number) => text('orders.page', { page: number }),
        }}
        renderLink={(props) => <Link {...props} />}
      />
    </Stack>
  );
}

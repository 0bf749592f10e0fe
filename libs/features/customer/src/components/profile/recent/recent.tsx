import { profileRoute } from '@larder/contracts/customer';
import { Link, useFeature } from '@larder/platform';
import { ordersApi, ordersOn } from '../../../api/orders-api.js';
import { useText as useOrderText } from '../../../messages/order-text.js';
import { useText as useSectionText } from '../../../messages/section-text.js';
import FavoritesSection from '../../favourites/favorites-section.js';
import { OrderRow } from '../../orders/order-row.js';
import { OrdersLoading } from '../../orders/order-states.js';
import styles from './recent.module.css';

/** As many as are beside the favourites without scrolling. */
const SHOWN = 2;

/** What was ordered last and the favourites: where the menu stands beside them (CUST-35). */
export default function Recent() {
  const section = useSectionText();
  const { tenant } = useFeature();
  return (
    <div className={styles.columns}>
      <RecentOrders />
      {tenant.featureCustomerFavorites && (
        <section aria-labelledby="recent-favorites">
          <h2 id="recent-favorites" className={styles.title}>
            {section('section.favorites')}
          </h2>
          <FavoritesSection />
        </section>
      )}
    </div>
  );
}

function RecentOrders() {
  const text = useOrderText();
  const { href } = useFeature();
  const { data, isError } = ordersApi.useGetCustomerOrdersQuery(ordersOn(1));
  if (isError || data?.total === 0) return null;
  const at = (query: Readonly<Record<string, string>> = {}) =>
    href(profileRoute, { slug: 'orders' }, query) ?? '';
  return (
    <section aria-labelledby="recent-orders">
      <h2 id="recent-orders" className={styles.title}>
        {text('orders.recent')}
      </h2>
      {data ? (
        <ul role="list" className={styles.orders}>
          {data.results.slice(0, SHOWN).map((order) => (
            <OrderRow
              key={order.orderNumber}
              order={order}
              href={at({ order: order.orderNumber })}
            />
          ))}
        </ul>
      ) : (
        <OrdersLoading />
      )}
      {data && data.total > SHOWN && (
        <Link href={at()} className={styles.all}>
          {text('orders.all')}
        </Link>
      )}
    </section>
  );
}

import { useEffect } from 'react';
import { productLine, productRoute } from '@larder/contracts/catalogue';
import { buyAgainRoute, type BoughtProduct, type OpenOrder } from '@larder/contracts/shopping';
import { ExtensionSlot, Link, useFeature, useHref } from '@larder/platform';
import { announce, Badge, Button, RepeatIcon } from '@larder/ui';
import { againApi, homeRowQuery } from '../../api/again-api.js';
import { isLoggedIn } from '../../state/cart-flag.js';
import { forgetOrders } from '../../state/has-ordered.js';
import { useVisitorCart } from '../cart/use-cart.js';
import { leadingOrder } from '../service/home/leading-order.js';
import { usePutList } from '../paste-list/use-put-list.js';
import { useHomeRowText } from './home-row-text.js';
import { LastPurchaseCard } from './last-purchase-card.js';
import { OpenOrderCard } from './open-order-card.js';
import { StartFrame, StartWaiting } from './start-frame.js';
import styles from './start-frame.module.css';
import { UsualButton } from './usual-button.js';
import { useDue } from './use-due.js';

/** The next orders and what is due, then what is bought often; nothing before the first order. */
export default function HomeRow() {
  const text = useHomeRowText();
  const href = useHref()(buyAgainRoute, {});
  const { data, isError } = againApi.useGetBuyAgainQuery(homeRowQuery, {
    refetchOnMountOrArgChange: true,
  });
  const { first, others } = useOrders(data?.openOrders);
  const hasNothing = data && data.products.length + data.openOrders.length === 0;
  useEffect(() => {
    if (hasNothing) forgetOrders();
  }, [hasNothing]);
  if (isError) return null;
  if (!data) return <StartWaiting title={text('often')} label={text('loading')} />;
  const products = data.products.filter(({ quantity }) => quantity > 0);
  if (products.length === 0 && data.openOrders.length === 0) return null;
  const isAnyDue = products.some(({ isDue }) => isDue);
  const title = isAnyDue ? 'due' : first.length > 0 ? 'coming' : 'often';
  return (
    <StartFrame title={text(title)} action={isAnyDue && <AddDue products={products} />}>
      <Orders orders={first} />
      {data.lastPurchase && (
        <li className={styles.card}>
          <LastPurchaseCard purchase={data.lastPurchase} />
        </li>
      )}
      {products.map((bought) => (
        <li key={bought.product.sku} className={styles.card}>
          <Bought bought={bought} />
        </li>
      ))}
      <Orders orders={others} />
      {href !== undefined && (
        <li className={styles.card}>
          <Link href={href} className={styles.link}>
            <RepeatIcon size={24} />
            <span className={styles.linkName}>{text('all')}</span>
          </Link>
        </li>
      )}
    </StartFrame>
  );
}

interface OrdersProps {
  readonly orders: readonly OpenOrder[];
}

const Orders = ({ orders }: OrdersProps) =>
  orders.map((order) => (
    <li key={order.orderNumber} className={styles.card}>
      <OpenOrderCard order={order} />
    </li>
  ));

/** Where one of the orders leads the page already, the others come after the products. */
function useOrders(open: readonly OpenOrder[] = []) {
  const { tenant } = useFeature();
  const cart = useVisitorCart();
  const hasPanel = tenant.servicePrompt.by === 'postcode' && isLoggedIn();
  if (!hasPanel || cart?.distributionWindow) return { first: open, others: [] };
  const leading = leadingOrder(open);
  return { first: [], others: open.filter((order) => order !== leading) };
}

function Bought({ bought }: { readonly bought: BoughtProduct }) {
  const text = useHomeRowText();
  const { product, isDue, times } = bought;
  const to = useHref()(productRoute, { slug: product.slug, sku: product.sku });
  const content = <ExtensionSlot slot={productLine} props={{ product }} empty={product.name} />;
  return (
    <>
      <div className={styles.product}>
        {to === undefined ? content : <Link href={to}>{content}</Link>}
      </div>
      <div className={styles.footer}>
        {isDue ? (
          <Badge tone="success">{text('isDue')}</Badge>
        ) : (
          <span className={styles.note}>{text('times', { count: times })}</span>
        )}
        <div className={styles.add}>
          <UsualButton bought={bought} />
        </div>
      </div>
    </>
  );
}

/** One tap for all that is due, and the way back. */
function AddDue({ products }: { readonly products: readonly BoughtProduct[] }) {
  const text = useHomeRowText();
  const { rows, count } = useDue(products);
  const { put, undo, done, isBusy } = usePutList();
  useEffect(() => {
    if (done) announce(text('added', { count: done.count }));
  }, [done, text]);
  if (done)
    return (
      <Button variant="quiet" busy={isBusy} onClick={() => void undo()}>
        {text('undo')}
      </Button>
    );
  if (count === 0) return null;
  return (
    <Button busy={isBusy} onClick={() => void put(rows)}>
      {text('add', { count })}
    </Button>
  );
}

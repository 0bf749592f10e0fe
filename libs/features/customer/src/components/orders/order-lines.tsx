import type { DiscountCode } from '@larder/contracts/cart';
import type { Order } from '@larder/contracts/checkout';
import { useTexts } from '@larder/platform';
import { AccordionItem } from '@larder/ui';
import { useText } from '../../messages/order-text.js';
import { formatAmount } from './format-amount.js';
import styles from './orders.module.css';

function LinePicture({ product: { picture } }: Pick<Order['productLineItems'][number], 'product'>) {
  return (
    <span className={styles.picture}>
      {picture && (
        <img
          src={picture.url}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}

/** Once the goods are picked, the receipt says what they come to. */
export const isPicked = ({ status }: Order) =>
  status === 'ON_THE_WAY' || status === 'READY' || status === 'COMPLETED';

/** What was ordered; once the goods are picked, their prices are those of the receipt. */
export function Lines({ order }: { readonly order: Order }) {
  const { money, number } = useTexts();
  const text = useText();
  return (
    <ul className={styles.lines}>
      {order.productLineItems.map(
        ({ lineItemId, product, quantity, lineTotal, substitution, note }) => (
          <li key={lineItemId}>
            <LinePicture product={product} />
            <span>
              {formatAmount(product, quantity, number)} {product.name}
              {note && <q className={styles.note}>{note}</q>}
              {substitution && (
                <span className={styles.note}>
                  {text('order.instead')}: {text(`order.instead.${substitution}`)}
                </span>
              )}
            </span>
            {!isPicked(order) && <span className={styles.amount}>{money(lineTotal)}</span>}
          </li>
        ),
      )}
    </ul>
  );
}

/** The sums of the order, closed once the receipt has those that count. */
export function Sums({ order }: { readonly order: Order }) {
  const text = useText();
  const { money } = useTexts();
  if (!isPicked(order)) return <SumList order={order} />;
  return (
    <AccordionItem title={text('order.ordered', { total: money(order.priceInfo.total) })}>
      <SumList order={order} />
    </AccordionItem>
  );
}

/** What the goods, the service and the deposit come to. */
function SumList({ order }: { readonly order: Order }) {
  const { priceInfo, discountCodes = [] } = order;
  const text = useText();
  const { money } = useTexts();
  const { totalArticlePrice, depositFees, discounts, serviceFeesAfterDiscount } = priceInfo;
  const { tip = 0, addedTax, total, totalVat } = priceInfo;
  const savedOn = (part: DiscountCode['appliesTo']) =>
    discountCodes.reduce((sum, one) => sum + (one.appliesTo === part ? one.savings : 0), 0);
  const service = serviceFeesAfterDiscount + savedOn('service');
  const rows: readonly (readonly [string, string, boolean])[] = [
    [text('order.goods'), money(totalArticlePrice), true],
    [text('order.discounts'), money(savedOn('goods') - discounts), discounts > savedOn('goods')],
    [text('order.deposit'), money(depositFees), depositFees > 0],
    [text('order.service'), service === 0 ? text('order.free') : money(service), true],
    ...discountCodes.map(
      ({ code, savings }) => [text('order.code', { code }), money(-savings), savings > 0] as const,
    ),
    [text('order.tip'), money(tip), tip > 0],
    [text('order.tax'), money(addedTax ?? 0), addedTax !== undefined],
    [text('order.total'), money(total), true],
  ];
  return (
    <>
      <dl className={styles.sums}>
        {rows
          .filter(([, , isShown]) => isShown)
          .map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
      </dl>
      {addedTax === undefined && <p>{text('order.vat', { amount: money(totalVat) })}</p>}
    </>
  );
}

import { lazy } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { cartRoute } from '@larder/contracts/cart';
import { Link, useHref, useTexts } from '@larder/platform';
import { AccordionItem, Card, SummaryPanel } from '@larder/ui';
import { Totals } from '../../cart/summary/totals.js';
import { LazyCodeBox } from '../../codes/lazy-code-box.js';
import { useText } from '../../../messages/use-text.js';
import { OrderLines } from './order-lines.js';
import { useSums } from '../one-page/use-sums.js';
import styles from '../steps.module.css';
import { AfterMount } from '../after-mount.js';

const SummaryProgress = lazy(() => import('./summary-progress.js'));

/** What is ordered, beside the steps; folded on a phone, where only one of the two is there. */
export function OrderSummary({ cart }: { readonly cart: Cart }) {
  const text = useText();
  const { money } = useTexts();
  const href = useHref()(cartRoute, {});
  const { priceInfo, isFeeOpen, rounded } = useSums(cart);
  const count = text('cart.products', { count: cart.productLineItems.length });
  const content = (
    <>
      <OrderLines lines={cart.productLineItems} />
      <Totals
        priceInfo={priceInfo}
        codes={cart.discountCodes}
        isFeeOpen={isFeeOpen}
        rounded={rounded}
      />
      <LazyCodeBox cart={cart} />
      {href !== undefined && (
        <p className={styles.toCart}>
          <Link href={href}>{text('checkout.toCart')}</Link>
        </p>
      )}
      <AfterMount>
        <SummaryProgress cart={cart} />
      </AfterMount>
    </>
  );
  return (
    <section aria-label={text('totals.title')} className={styles.side}>
      <p role="status" className="visually-hidden">
        {rounded !== undefined && text('totals.roundedSaid', { amount: money(rounded) })}
      </p>
      <Card flush className={styles.collapsed}>
        <AccordionItem title={`${count} · ${money(priceInfo.total)}`}>{content}</AccordionItem>
      </Card>
      <SummaryPanel className={styles.expanded}>{content}</SummaryPanel>
    </section>
  );
}

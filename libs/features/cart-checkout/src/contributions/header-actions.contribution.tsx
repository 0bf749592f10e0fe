import { cartRoute } from '@larder/contracts/cart';
import { Link, useHref, useTexts } from '@larder/platform';
import { CartIcon } from '@larder/ui';
import { lineCount } from '../state/line-count.js';
import { useIsPending, useVisitorCart } from '../components/cart/use-cart.js';
import { useFeatureState } from '../state/state.js';
import { useText } from '../messages/use-text.js';
import styles from './header-actions.module.css';

/** Cart link with count and amount; its size is the same before they are known. */
export default function HeaderActions() {
  const text = useText();
  const { money } = useTexts();
  const href = useHref()(cartRoute, {});
  const cart = useVisitorCart();
  const isPending = useIsPending();
  const wanted = useFeatureState((state) => state.cartQuantities);
  const count = lineCount(cart, wanted);
  const amount = money(cart?.priceInfo.total ?? 0);
  if (href === undefined) return null;
  const shown = count > 0 ? amount : text('cart.title');
  return (
    <Link href={href} className={styles.cart} aria-label={text('header.cart', { count, amount })}>
      <span className={styles.icon}>
        <CartIcon size={24} />
        {count > 0 && <span className={styles.count} data-count={count} />}
      </span>
      {/* A new element for each text: one that is aligned to its end would count as moved. */}
      <span
        key={shown}
        className={isPending ? `${styles.amount} ${styles.pending}` : styles.amount}
      >
        {shown}
      </span>
    </Link>
  );
}

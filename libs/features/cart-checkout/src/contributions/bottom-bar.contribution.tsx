import { cartRoute } from '@larder/contracts/cart';
import { BottomBarLink, useHref, useTexts } from '@larder/platform';
import { CartIcon } from '@larder/ui';
import { lineCount } from '../state/line-count.js';
import { useVisitorCart } from '../components/cart/use-cart.js';
import { useFeatureState } from '../state/state.js';
import { useText } from '../messages/use-text.js';
import styles from './bottom-bar.module.css';

/** The cart inside the thumb's reach; the amount takes the place of the word, so that nothing moves. */
export default function BottomBar() {
  const text = useText();
  const { money } = useTexts();
  const href = useHref()(cartRoute, {});
  const cart = useVisitorCart();
  const wanted = useFeatureState((state) => state.cartQuantities);
  const count = lineCount(cart, wanted);
  const amount = money(cart?.priceInfo.total ?? 0);
  if (href === undefined) return null;
  return (
    <BottomBarLink href={href} aria-label={text('header.cart', { count, amount })}>
      <span className={styles.icon}>
        <CartIcon size={24} />
        {count > 0 && <span className={styles.count} data-count={count} />}
      </span>
      <span className={styles.label} data-amount={cart?.lineItemCount ? amount : undefined}>
        <span>{text('cart.title')}</span>
      </span>
    </BottomBarLink>
  );
}

import { cartRoute } from '@larder/contracts/cart';
import { BottomBarLink, useHref } from '@larder/platform';
import { CartIcon } from '@larder/ui';
import { lineCount } from '../state/line-count.js';
import { useVisitorCart } from '../components/cart/use-cart.js';
import { useFeatureState } from '../state/state.js';
import { useText } from '../messages/use-text.js';
import styles from './bottom-bar.module.css';

/** The cart inside the thumb's reach. */
export default function BottomBar() {
  const text = useText();
  const href = useHref()(cartRoute, {});
  const cart = useVisitorCart();
  const wanted = useFeatureState((state) => state.cartQuantities);
  const count = lineCount(cart, wanted);
  if (href === undefined) return null;
  return (
    <BottomBarLink href={href} aria-label={text('bottomBar.cart', { count })}>
      <span className={styles.icon}>
        <CartIcon size={24} />
        {count > 0 && <span className={styles.count} data-count={count} />}
      </span>
      <span>{text('cart.title')}</span>
    </BottomBarLink>
  );
}

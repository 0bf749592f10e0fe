import type { Cart } from '@larder/contracts/cart';
import { useTexts } from '@larder/platform';
import { Button } from '@larder/ui';
import { useOnePageText } from './one-page-text.js';
import { useText } from '../../../messages/use-text.js';
import styles from './one-page.module.css';
import { useSums } from './use-sums.js';

interface Props {
  readonly cart: Cart;
  /** All is answered: the review puts its order button into the bar. */
  readonly isReady: boolean;
  readonly isBusy: boolean;
  readonly onContinue: () => void;
  readonly onOrderSlot: (element: HTMLElement | null) => void;
}

/** Total and the page's one button, always in sight. */
export function OrderBar({ cart, isReady, isBusy, onContinue, onOrderSlot }: Props) {
  const text = useText();
  const own = useOnePageText();
  const { money } = useTexts();
  const { priceInfo, isFeeOpen } = useSums(cart);
  return (
    <div className={styles.bar}>
      <p className={styles.total}>
        <span>{text(isFeeOpen ? 'totals.subtotal' : 'totals.total')}</span>
        <strong>{money(priceInfo.total)}</strong>
        {isFeeOpen && <span className={styles.hint}>{own('plusService')}</span>}
      </p>
      <div ref={onOrderSlot} className={styles.action}>
        {!isReady && (
          <Button block busy={isBusy} onClick={onContinue}>
            {own('continue')}
          </Button>
        )}
      </div>
    </div>
  );
}

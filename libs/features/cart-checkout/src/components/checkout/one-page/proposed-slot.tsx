import type { Cart } from '@larder/contracts/cart';
import type { EarliestTimeSlot } from '@larder/contracts/distribution';
import { useTexts } from '@larder/platform';
import { isServiceFree } from '@larder/pricing';
import { Notice } from '@larder/ui';
import { useOnePageText } from './one-page-text.js';
import { useText } from '../../../messages/use-text.js';
import { formatTimeSlot } from '../../service/times/format-time-slot.js';
import styles from './one-page.module.css';

interface Props {
  readonly cart: Cart;
  readonly timeSlot: EarliestTimeSlot;
  /** Why the last proposal could not be held. */
  readonly problem: string | undefined;
}

/** The earliest time slot as a proposal, with its fee. */
export function ProposedSlot({ cart, timeSlot, problem }: Props) {
  const text = useText();
  const own = useOnePageText();
  const texts = useTexts();
  const { serviceFee } = timeSlot;
  const isFree =
    serviceFee === 0 || isServiceFree(cart.priceInfo.orderValue, cart.freeOfChargeThreshold);
  const fee = isFree ? text('slot.free') : serviceFee && texts.money(serviceFee);
  return (
    <>
      {problem !== undefined && (
        <Notice type="warning" live>
          {problem}
        </Notice>
      )}
      <p>{formatTimeSlot(text, texts, timeSlot)}</p>
      <p className={styles.hint}>{[own('earliest'), fee].filter(Boolean).join(' · ')}</p>
      <p className={styles.hint}>{own('heldLater')}</p>
    </>
  );
}

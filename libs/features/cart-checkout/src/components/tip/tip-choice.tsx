import { useId, useState } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { useFeature, useTexts } from '@larder/platform';
import { FieldGroup, RadioCard } from '@larder/ui';
import { cartViewSlice } from '../../state/cart-view.js';
import { enqueueChange } from '../../state/set-quantity.js';
import { tipApi } from './tip-api.js';
import styles from './tip.module.css';
import { useTipText } from './tip-text.js';

interface Props {
  readonly cart: Cart;
  /** What the shop suggests, in cents. */
  readonly tips: readonly number[];
}

/** What the driver gets: nothing unless the shopper says so. */
export default function TipChoice({ cart, tips }: Props) {
  const text = useTipText();
  const { money } = useTexts();
  const name = useId();
  const { chosen, choose } = useTip(cart.priceInfo.tip ?? 0);
  return (
    <FieldGroup legend={text('title')} hint={text('hint')}>
      <div className={styles.amounts}>
        {[0, ...tips].map((tip) => (
          <RadioCard
            key={tip}
            compact
            name={name}
            title={tip === 0 ? text('none') : money(tip)}
            checked={chosen === tip}
            onChange={() => void choose(tip)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** Shows a choice at once, until the cart has it, and reverts it on failure. */
function useTip(stored: number) {
  const context = useFeature();
  const [setTip] = tipApi.useSetTipMutation();
  const [requested, setRequested] = useState<{ readonly tip: number; readonly before: number }>();
  const choose = async (tip: number) => {
    setRequested({ tip, before: stored });
    const { error } = await enqueueChange(context, () => setTip({ body: { tip } }));
    if (!error) return;
    setRequested(undefined);
    context.dispatch(cartViewSlice.actions.failed({ kind: 'unreachable' }));
  };
  return { chosen: requested && requested.before === stored ? requested.tip : stored, choose };
}

import type { Cart } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import { cachedCart } from '../../api/cart/cart-cache.js';
import { checkoutSlice } from '../../state/checkout.js';
import { ServiceChooser } from '../service/service-chooser.js';
import { stepSaved } from './step-saved.js';

interface Props {
  readonly cart: Cart;
  readonly onSaved: () => void;
}

/** The checkout's first step: where the order goes, or street and number of a known postcode. */
export default function ServiceStep({ cart, onSaved }: Props) {
  const context = useFeature();
  return (
    <ServiceChooser
      current={cart.distributionAddress}
      place={cart.deliveryPlace}
      onSaved={() => {
        stepSaved(context, 'distributionLocation');
        // The time slot was one of another area (SLOT-16).
        if (cart.distributionWindow && !cachedCart(context.getState())?.distributionWindow)
          context.dispatch(checkoutSlice.actions.slotLost());
        onSaved();
      }}
    />
  );
}

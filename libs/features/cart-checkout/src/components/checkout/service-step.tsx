import { useState } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import { Button, Stack } from '@larder/ui';
import { cachedCart } from '../../api/cart/cart-cache.js';
import { useGateText } from '../../messages/gate-text.js';
import { checkoutSlice } from '../../state/checkout.js';
import { DeliveryForm } from '../service/delivery-form.js';
import { ServiceChooser } from '../service/service-chooser.js';
import { stepSaved } from './step-saved.js';

interface Props {
  readonly cart: Cart;
  readonly onSaved: () => void;
}

/** The checkout's first step: where the order goes, or street and number of a known postcode. */
export default function ServiceStep({ cart, onSaved }: Props) {
  const gate = useGateText();
  const context = useFeature();
  const [choosesAnew, setChoosesAnew] = useState(false);
  const chooseAnew = () => setChoosesAnew(true);
  const saved = () => {
    stepSaved(context, 'distributionLocation');
    // The time slot was one of another area (SLOT-16).
    if (cart.distributionWindow && !cachedCart(context.getState())?.distributionWindow)
      context.dispatch(checkoutSlice.actions.slotLost());
    onSaved();
  };
  const { distributionAddress: current, deliveryPlace: place } = cart;
  if (!place || choosesAnew)
    return <ServiceChooser current={current} place={place} onSaved={saved} />;
  return (
    <Stack gap={4}>
      <DeliveryForm
        current={undefined}
        place={place}
        isStreetOnly
        onSaved={saved}
        onPickup={context.tenant.services.clickAndCollect ? chooseAnew : undefined}
      />
      <div>
        <Button variant="quiet" onClick={chooseAnew}>
          {gate('address')}
        </Button>
      </div>
    </Stack>
  );
}

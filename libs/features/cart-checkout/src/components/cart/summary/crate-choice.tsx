import type { Cart } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import { Checkbox } from '@larder/ui';
import { useState } from 'react';
import { orderingApi } from '../../../api/ordering-api.js';
import { cartViewSlice } from '../../../state/cart-view.js';
import { useText } from '../../../messages/use-text.js';
import { enqueueChange, problemOf } from '../../../state/set-quantity.js';

/** Choice of delivery in crates with a deposit (CART-97). */
export function CrateChoice({ cart }: { readonly cart: Cart }) {
  const text = useText();
  const context = useFeature();
  const [setCrateDeposit] = orderingApi.useSetCrateDepositMutation();
  const [choice, setChoice] = useState<boolean>();
  const choose = async (crateDepositDesired: boolean) => {
    setChoice(crateDepositDesired);
    const { error } = await enqueueChange(context, () =>
      setCrateDeposit({ body: { crateDepositDesired } }),
    );
    setChoice(undefined);
    if (error) context.dispatch(cartViewSlice.actions.failed(problemOf(error)));
  };
  return (
    <Checkbox
      label={text('crates.label')}
      hint={text('crates.hint')}
      checked={choice ?? cart.crateDepositDesired}
      onChange={({ target }) => void choose(target.checked)}
    />
  );
}

import { useState } from 'react';
import { isNotFound, useFeature } from '@larder/platform';
import { Button, Notice, Stack } from '@larder/ui';
import { Dialog } from '@larder/ui/dialog';
import { confirmItems } from '../allergens/confirm-items.js';
import { refetchCart } from '../../api/cart/refetch-cart.js';
import { cartViewSlice } from '../../state/cart-view.js';
import { mergeApi } from '../../api/merge-api.js';
import { useText } from '../../messages/merge-text.js';

interface Props {
  /** The guest's cart that may come to the customer's; closed without. */
  readonly cartId: string | undefined;
}

/** Merge or discard (CART-46); to close it without a choice discards (CART-50). */
export default function MergeDialog({ cartId }: Props) {
  const text = useText();
  const context = useFeature();
  const { dispatch } = context;
  const [mergeCart, { isLoading: isBusy }] = mergeApi.useMergeCartMutation();
  const [isFailed, setFailed] = useState(false);
  const end = () => {
    setFailed(false);
    dispatch(cartViewSlice.actions.mergeOffered(undefined));
  };
  const merge = async (id: string) => {
    const { data, error } = await mergeCart({ params: { id } });
    if (error && !isNotFound(error)) return setFailed(true);
    // Another tab was faster: the cart is as it has made it.
    if (error) void dispatch(refetchCart());
    end();
    if (data?.heldBack) await confirmItems(context, data.heldBack);
  };
  return (
    <Dialog
      open={cartId !== undefined}
      onOpenChange={end}
      title={text('merge.title')}
      closeLabel={text('merge.close')}
      footer={
        <Stack gap={2}>
          <Button block busy={isBusy} onClick={() => cartId !== undefined && void merge(cartId)}>
            {text('merge.merge')}
          </Button>
          <Button block variant="secondary" onClick={end}>
            {text('merge.discard')}
          </Button>
        </Stack>
      }
    >
      <Stack gap={3}>
        {isFailed && (
          <Notice type="error" live>
            {text('merge.failed')}
          </Notice>
        )}
        <p>{text('merge.text')}</p>
        <p>{text('merge.hint')}</p>
      </Stack>
    </Dialog>
  );
}

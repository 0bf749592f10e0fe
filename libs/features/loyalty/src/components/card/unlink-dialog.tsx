import type { MemberInformation } from '@larder/contracts/loyalty';
import { useFeature, useTexts } from '@larder/platform';
import { Button, Cluster, Notice, Stack } from '@larder/ui';
import { Dialog } from '@larder/ui/dialog';
import { loyaltyApi } from '../../api/loyalty-api.js';
import { refetchCart } from '../../api/refetch-cart.js';
import { memberCardOf, ownerIn } from '../../state/membership/membership.js';
import { useText } from '../../messages/loyalty-text.js';
import { usePoolName } from './use-pool-name.js';

interface Props {
  readonly card: MemberInformation;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly onDone: () => void;
}

/** Unlinks the card after a confirmation that lists the consequences. */
export default function UnlinkDialog({ card, isOpen, setOpen, onDone }: Props) {
  const text = useText();
  const { isLoading, isError, unlink } = useUnlinking(onDone);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={text('unlink.title')}
      closeLabel={text('unlink.close')}
      footer={
        <Cluster gap={3}>
          <Button variant="danger" busy={isLoading} onClick={unlink}>
            {text('unlink.confirm')}
          </Button>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {text('unlink.cancel')}
          </Button>
        </Cluster>
      }
    >
      <Stack gap={3}>
        {isError && (
          <Notice type="error" live>
            {text('failed')}
          </Notice>
        )}
        <Losses card={card} />
      </Stack>
    </Dialog>
  );
}

function Losses({ card }: { readonly card: MemberInformation }) {
  const text = useText();
  const { number } = useTexts();
  const poolName = usePoolName();
  return (
    <>
      <p>{text('unlink.text')}</p>
      <ul>
        <li>{text('unlink.prices')}</li>
        {card.pools
          .filter(({ value }) => value > 0)
          .map(({ poolId, value }) => (
            <li key={poolId}>
              {number(value)} {poolName(poolId)}
            </li>
          ))}
        <li>{text('unlink.vouchers')}</li>
      </ul>
      <p>{text('unlink.after')}</p>
    </>
  );
}

function useUnlinking(onDone: () => void) {
  const context = useFeature();
  const [unlinkLoyalty, { isLoading, isError }] = loyaltyApi.useUnlinkLoyaltyMutation();
  const unlink = async () => {
    const owner = ownerIn(context);
    const { data } = await unlinkLoyalty();
    if (!data) return;
    onDone();
    memberCardOf(context)?.set(data, owner);
    void refetchCart(context);
  };
  return { isLoading, isError, unlink: () => void unlink() };
}

import { useState } from 'react';
import type { Address } from '@larder/contracts/customer';
import { Button, Cluster } from '@larder/ui';
import { Dialog } from '@larder/ui/dialog';
import { addressName } from './address-lines.js';
import { useText } from '../../messages/address-text.js';

interface Props {
  /** The one in question; closed without. */
  readonly address: Address | undefined;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onDelete: (address: Address) => void;
}

/** Confirmation dialog before an address is deleted. */
export function DeleteAddress({ address, isBusy, onClose, onDelete }: Props) {
  const text = useText();
  // The text stays until the closing animation has ended.
  const [last, setLast] = useState(address);
  if (address !== undefined && address !== last) setLast(address);
  return (
    <Dialog
      open={address !== undefined}
      onOpenChange={onClose}
      title={text('address.delete.title')}
      closeLabel={text('address.close')}
      footer={
        <Cluster gap={3}>
          <Button variant="danger" busy={isBusy} onClick={() => address && onDelete(address)}>
            {text('address.delete.confirm')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {text('address.cancel')}
          </Button>
        </Cluster>
      }
    >
      <p>{last && text('address.delete.text', { address: addressName(last) })}</p>
    </Dialog>
  );
}

import { useState } from 'react';
import {
  addressCategoryOf,
  maxSavedAddresses,
  type Address,
  type AddressCategory,
  type Customer,
} from '@larder/contracts/customer';
import { Button, EmptyState, icon, Notice, PlusIcon, Stack } from '@larder/ui';
import { AddressCard } from './address-card.js';
import { AddressForm, isBegun } from './address-form.js';
import { useText } from '../../messages/address-text.js';
import styles from './addresses.module.css';
import { DeleteAddress } from './delete-address.js';
import { useAddressActions, type AddressOutcome } from './use-address-actions.js';

const AddressArt = icon('address', '-art');

const kinds: readonly AddressCategory[] = ['combined', 'delivery', 'billing'];

/** Saved addresses: added, changed, deleted, and one of each kind the main one (ADDR-15). */
export default function Addresses({ customer }: { readonly customer: Customer }) {
  const [editing, setEditing] = useState(() => interrupted(customer));
  const [deleting, setDeleting] = useState<Address>();
  const own = useAddressActions();
  const edit = (address?: Address) => {
    own.forget();
    setEditing(address ?? 'new');
  };
  if (editing !== undefined)
    return (
      <AddressForm
        address={editing === 'new' ? undefined : editing}
        kind={kindOf(editing)}
        onDone={(saved) => {
          setEditing(undefined);
          if (saved) own.report('saved');
        }}
      />
    );
  return (
    <Stack gap={6}>
      <Outcome outcome={own.outcome} />
      <Add count={customer.addresses.length} onAdd={() => edit()} />
      {kinds.map((kind) => (
        <AddressList
          key={kind}
          kind={kind}
          all={customer.addresses}
          onEdit={edit}
          onDelete={setDeleting}
          onPrimary={own.makePrimary}
        />
      ))}
      <DeleteAddress
        address={deleting}
        isBusy={own.isBusy}
        onClose={() => setDeleting(undefined)}
        onDelete={(address) =>
          void own.remove(address, kindOf(address)).then(() => setDeleting(undefined))
        }
      />
    </Stack>
  );
}

/** A form that was left in the middle opens again. */
function interrupted({ id, addresses }: Customer): Address | 'new' | undefined {
  if (isBegun(id)) return 'new';
  return addresses.find((address) => isBegun(id, address));
}

function kindOf(address: Address | 'new'): AddressCategory {
  return (address !== 'new' && addressCategoryOf(address.category)) || 'combined';
}

function Add({ count, onAdd }: { readonly count: number; readonly onAdd: () => void }) {
  const text = useText();
  const isFull = count >= maxSavedAddresses;
  const button = (
    <Button
      icon={<PlusIcon />}
      disabled={isFull}
      onClick={onAdd}
      {...(isFull && { 'aria-describedby': 'address-full' })}
    >
      {text('address.add')}
    </Button>
  );
  if (count === 0)
    return (
      <EmptyState picture={<AddressArt />} title={text('address.none.title')} actions={button}>
        {text('address.none.text')}
      </EmptyState>
    );
  return (
    <Stack gap={2}>
      <div>{button}</div>
      {isFull && <p id="address-full">{text('address.full')}</p>}
    </Stack>
  );
}

interface ListProps {
  readonly kind: AddressCategory;
  readonly all: readonly Address[];
  readonly onEdit: (address: Address) => void;
  readonly onDelete: (address: Address) => void;
  readonly onPrimary: (address: Address) => void;
}

function AddressList({ kind, all, ...actions }: ListProps) {
  const text = useText();
  const own = all.filter((address) => kindOf(address) === kind);
  if (own.length === 0) return null;
  const sorted = [...own].sort((a, b) => Number(b.primary) - Number(a.primary));
  return (
    <section aria-labelledby={`addresses-${kind}`}>
      <Stack gap={3}>
        <h2 id={`addresses-${kind}`}>{text(`address.list.${kind}`)}</h2>
        <ul className={styles.list}>
          {sorted.map((address) => (
            <AddressCard key={address.id} address={address} {...actions} />
          ))}
        </ul>
      </Stack>
    </section>
  );
}

function Outcome({ outcome }: { readonly outcome: AddressOutcome | undefined }) {
  const text = useText();
  if (outcome === undefined) return null;
  if (outcome === 'failed')
    return (
      <Notice type="error" live title={text('address.failed.title')}>
        {text('address.failed')}
      </Notice>
    );
  return (
    <Notice type="success" live>
      {text(`address.${outcome}`)}
    </Notice>
  );
}

import { useId, useState } from 'react';
import { addressCategoryOf, type Address, type Customer } from '@larder/contracts/customer';
import type { DistributionAddress } from '@larder/contracts/distribution';
import type { StandingOrder } from '@larder/contracts/shopping/standing-orders';
import { codeOf } from '@larder/platform';
import { Button, FieldGroup, Notice, Radio, Stack } from '@larder/ui';
import { Dialog } from '@larder/ui/dialog';
import { standingApi } from '../../api/standing-api.js';
import { useText } from '../../messages/standing-text.js';
import { useAccount } from '../../state/account/use-account.js';
import { addressName } from '../addresses/address-lines.js';

/** Where it is delivered from now on: one of the saved addresses. */
export function StandingAddress({ order }: { readonly order: StandingOrder }) {
  const text = useText();
  const { customer } = useAccount();
  const [isOpen, setOpen] = useState(false);
  const addresses = customer ? otherAddresses(customer, order.distributionAddress) : [];
  if (addresses.length === 0 || order.distributionAddress.distributionType !== 'DELIVERY')
    return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {text('standing.move')}
      </Button>
      {isOpen && <MoveDialog order={order} addresses={addresses} onClose={() => setOpen(false)} />}
    </>
  );
}

function otherAddresses(
  { addresses }: Customer,
  { streetName, streetNumber }: DistributionAddress,
) {
  return addresses.filter(
    (one) =>
      addressCategoryOf(one.category) !== 'billing' &&
      !(one.streetName === streetName && one.streetNumber === streetNumber),
  );
}

/** A saved address as the place of a delivery; the preference for the door is kept. */
function placeOf(address: Address, { leaveAtDoor }: DistributionAddress): DistributionAddress {
  const { streetName, streetNumber, postalCode, city, region, country, countryCode } = address;
  const { stairCase, floor, door, additionalInfo, firstName, lastName } = address;
  return {
    distributionType: 'DELIVERY',
    streetName,
    streetNumber,
    postalCode,
    city,
    region,
    country,
    countryCode,
    stairCase,
    floor,
    door,
    additionalInfo,
    firstName,
    lastName,
    ...(leaveAtDoor && { leaveAtDoor }),
  };
}

interface DialogProps {
  readonly order: StandingOrder;
  readonly addresses: readonly Address[];
  readonly onClose: () => void;
}

function MoveDialog({ order, addresses, onClose }: DialogProps) {
  const text = useText();
  const name = useId();
  const [chosen, setChosen] = useState(addresses[0]);
  const [move, { isLoading, error }] = standingApi.useMoveStandingMutation();
  const send = async () => {
    if (!chosen) return;
    const body = placeOf(chosen, order.distributionAddress);
    const { data } = await move({ params: { id: order.id }, body });
    if (data) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text('standing.move')}
      closeLabel={text('standing.move.close')}
      footer={
        <Button block busy={isLoading} onClick={() => void send()}>
          {text('standing.move.save')}
        </Button>
      }
    >
      <Stack gap={4}>
        {error !== undefined && (
          <Notice type="error" live>
            {text(problemOf(error))}
          </Notice>
        )}
        <FieldGroup legend={text('standing.move.which')} hint={text('standing.move.hint')}>
          {addresses.map((address) => (
            <Radio
              key={address.id}
              name={name}
              label={addressName(address)}
              checked={chosen === address}
              onChange={() => setChosen(address)}
            />
          ))}
        </FieldGroup>
      </Stack>
    </Dialog>
  );
}

function problemOf(error: unknown) {
  const code = codeOf(error);
  if (code === 'OUTSIDE_DELIVERY_AREA') return 'standing.move.outside';
  return code === 'CONFLICT' ? 'standing.move.window' : 'standing.failed';
}

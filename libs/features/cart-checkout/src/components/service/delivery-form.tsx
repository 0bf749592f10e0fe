import { useFeature } from '@larder/platform';
import { useEffect, useId, useRef } from 'react';
import type { DeliveryPlace, DistributionAddress } from '@larder/contracts/distribution';
import { Button, EditIcon, Notice, PinIcon, Stack } from '@larder/ui';
import { useText } from '../../messages/use-text.js';
import { useStepForm } from '../checkout/one-page/step-form.js';
import { AddressSearch } from './address/address-search.js';
import { DeliveryDetails } from './delivery-details.js';
import { addressLine } from './address/find-address.js';
import { ManualAddress } from './address/manual-address.js';
import styles from './service.module.css';
import type { DeliveryError } from './address/store-address.js';
import { useDeliveryForm } from './use-delivery-form.js';

interface Props {
  readonly current: DistributionAddress | undefined;
  readonly place: DeliveryPlace | undefined;
  /** Postcode and town are known: the street alone is typed, not searched for. */
  readonly isStreetOnly?: boolean;
  readonly onSaved: (address: DistributionAddress) => void;
  /** Leads to the stores; absent where the shop has no pickup. */
  readonly onPickup: (() => void) | undefined;
}

/** Delivery address: suggested while typing, from the device, or typed by hand. */
export function DeliveryForm({ current, place, isStreetOnly, onSaved, onPickup }: Props) {
  const text = useText();
  const { country: countryCode, region } = useFeature().tenant;
  const id = useId();
  const form = useDeliveryForm({ current, place, onSaved });
  const { isComplete, isManual, trouble } = form;
  const hasPageButton = useStepForm(form);
  const element = useRef<HTMLFormElement>(null);
  // The address that was found, or its fields, appear above: who is at the button already keeps it in sight.
  useEffect(() => {
    const { activeElement: focused } = document;
    if (element.current?.contains(focused)) focused?.scrollIntoView?.({ block: 'nearest' });
  }, [isComplete, isManual, trouble]);
  useEffect(() => {
    if (form.attempts === 0 || isComplete) return;
    document.querySelector<HTMLElement>(`[id^="${id}-"][aria-invalid]`)?.focus();
    // The focus moves when the form is sent, not while a field is being mended.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [form.attempts, id]);
  return (
    <form ref={element} onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        {!isStreetOnly && <AddressSearch onPick={form.look} />}
        {isManual && (
          <ManualAddress
            id={id}
            draft={form.draft}
            problems={form.problems}
            onChange={form.change}
          />
        )}
        {!isManual && isComplete && (
          <p className={styles.found} role="status">
            <PinIcon size={24} />
            <span>
              {text('address.found', {
                address: addressLine({ region, ...form.draft, countryCode }),
              })}
            </span>
          </p>
        )}
        {isComplete && (
          <DeliveryDetails
            draft={form.draft}
            onChange={form.describe}
            onLeaveAtDoor={form.leaveAtDoor}
          />
        )}
        {trouble && <DeliveryErrorNotice reason={trouble} onPickup={onPickup} />}
        <div className={styles.links}>
          {!hasPageButton && (
            <Button type="submit" busy={form.isBusy}>
              {text('service.deliverHere')}
            </Button>
          )}
          {!isManual && (
            <Button variant="quiet" icon={<EditIcon />} onClick={() => form.setManual(true)}>
              {text('address.manual')}
            </Button>
          )}
        </div>
      </Stack>
    </form>
  );
}

function DeliveryErrorNotice(props: {
  readonly reason: DeliveryError;
  readonly onPickup: (() => void) | undefined;
}) {
  const text = useText();
  const { reason, onPickup } = props;
  const isOutside = reason === 'outside';
  return (
    <Notice
      live
      type={isOutside ? 'warning' : 'error'}
      title={text(`trouble.${reason}.title`)}
      actions={
        isOutside &&
        onPickup && (
          <Button variant="secondary" onClick={onPickup}>
            {text('service.pickupInstead')}
          </Button>
        )
      }
    >
      {text(isOutside && !onPickup ? 'trouble.outside.noPickup' : `trouble.${reason}.text`)}
    </Notice>
  );
}

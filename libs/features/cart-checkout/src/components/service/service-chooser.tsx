import { useId, useState } from 'react';
import type {
  DeliveryPlace,
  DistributionAddress,
  DistributionType,
} from '@larder/contracts/distribution';
import { useFeature } from '@larder/platform';
import { FieldGroup, RadioCard, Stack, StoreIcon, TruckIcon } from '@larder/ui';
import { useText } from '../../messages/use-text.js';
import { DeliveryForm } from './delivery-form.js';
import type { Destination } from './destination.js';
import { readDevicePlace } from './device/device-place.js';
import { PickupForm } from './pickup/pickup-form.js';
import styles from './service.module.css';
import { offeredServices } from './service-rules.js';

interface Props {
  /** What is chosen already. */
  readonly current: DistributionAddress | undefined;
  /** The postcode, where nothing more is known yet. */
  readonly place: DeliveryPlace | undefined;
  readonly onSaved: (address: DistributionAddress) => void;
}

/** Delivery or pickup, then the address or the store; obeys the services that the shop has. */
export function ServiceChooser({ current, place, onSaved }: Props) {
  const text = useText();
  const name = useId();
  const { tenant } = useFeature();
  const services = offeredServices(tenant.services);
  const [service, setService] = useState<DistributionType | undefined>(
    (current ?? place)?.distributionType ?? (services.length === 1 ? services[0] : undefined),
  );
  const canCollect = services.includes('CLICK_AND_COLLECT');
  return (
    <Stack gap={6}>
      {services.length > 1 && (
        <FieldGroup legend={text('service.question')}>
          <div className={styles.services}>
            {services.map((one) => (
              <RadioCard
                key={one}
                name={name}
                checked={service === one}
                onChange={() => setService(one)}
                title={
                  <span className={styles.service}>
                    {one === 'DELIVERY' ? <TruckIcon size={24} /> : <StoreIcon size={24} />}
                    {text(one === 'DELIVERY' ? 'service.delivery' : 'service.pickup')}
                  </span>
                }
                description={text(
                  one === 'DELIVERY' ? 'service.deliveryHint' : 'service.pickupHint',
                )}
              />
            ))}
          </div>
        </FieldGroup>
      )}
      {service === 'DELIVERY' && (
        <DeliveryForm
          current={current?.distributionType === 'DELIVERY' ? current : undefined}
          place={place}
          onSaved={onSaved}
          onPickup={canCollect ? () => setService('CLICK_AND_COLLECT') : undefined}
        />
      )}
      {service === 'CLICK_AND_COLLECT' && (
        <PickupForm
          currentStoreId={current?.storeId}
          postalCode={homePostcode(current ?? place)}
          onSaved={onSaved}
        />
      )}
    </Stack>
  );
}

/** Of a delivery: a store's own address says nothing about the way there. */
function homePostcode(known: Destination | undefined): string | undefined {
  const place = known?.distributionType === 'DELIVERY' ? known : readDevicePlace()?.to;
  return place?.distributionType === 'DELIVERY' ? place.postalCode : undefined;
}

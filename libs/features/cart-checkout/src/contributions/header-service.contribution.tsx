import { lazy, Suspense } from 'react';
import type { DistributionAddress } from '@larder/contracts/distribution';
import { useFeature } from '@larder/platform';
import { ChevronDownIcon, StoreIcon, TruckIcon } from '@larder/ui';
import { useVisitorCart } from '../components/cart/use-cart.js';
import { offeredServices } from '../components/service/service-rules.js';
import { serviceSlice } from '../state/service.js';
import { useText, type TextKey } from '../messages/use-text.js';
import styles from './header-service.module.css';

/** Only who has chosen a service sees a time. */
const ServiceTime = lazy(() => import('../components/service/times/service-time.js'));

/** Service, place and time in one line; opens the question. */
export default function HeaderService() {
  const context = useFeature();
  const cart = useVisitorCart();
  const address = cart?.distributionAddress;
  const words = useServiceText(address);
  const isPickup = address?.distributionType === 'CLICK_AND_COLLECT';
  const Icon = isPickup ? StoreIcon : TruckIcon;
  return (
    <button
      type="button"
      className={styles.service}
      onClick={() => context.dispatch(serviceSlice.actions.asked())}
    >
      <Icon />
      <span className={styles.words}>
        {words}
        {address && (
          <Suspense>
            <ServiceTime address={address} chosen={cart?.distributionWindow} />
          </Suspense>
        )}
      </span>
      <span className={styles.arrow}>
        <ChevronDownIcon />
      </span>
    </button>
  );
}

function useServiceText(address: DistributionAddress | undefined): string {
  const text = useText();
  const { tenant } = useFeature();
  if (!address) {
    const services = offeredServices(tenant.services);
    const only: TextKey = services[0] === 'DELIVERY' ? 'service.askDelivery' : 'service.askPickup';
    return text(services.length > 1 ? 'service.ask' : only);
  }
  const isPickup = address.distributionType === 'CLICK_AND_COLLECT';
  const place = isPickup ? address.streetName : `${address.postalCode} ${address.city}`;
  return [text(isPickup ? 'service.pickup' : 'service.delivery'), place]
    .filter(Boolean)
    .join(' · ');
}

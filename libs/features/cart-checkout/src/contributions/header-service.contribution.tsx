import { lazy, Suspense } from 'react';
import { useFeature } from '@larder/platform';
import { ChevronDownIcon, StoreIcon, TruckIcon } from '@larder/ui';
import { useVisitorCart } from '../components/cart/use-cart.js';
import { destinationOf, type Destination } from '../components/service/destination.js';
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
  const to = destinationOf(cart);
  const words = useServiceText(to);
  const isPickup = to?.distributionType === 'CLICK_AND_COLLECT';
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
        {to && (
          <Suspense>
            <ServiceTime to={to} chosen={cart?.distributionWindow} />
          </Suspense>
        )}
      </span>
      <span className={styles.arrow}>
        <ChevronDownIcon />
      </span>
    </button>
  );
}

function useServiceText(to: Destination | undefined): string {
  const text = useText();
  const { tenant } = useFeature();
  if (!to) {
    const services = offeredServices(tenant.services);
    const only: TextKey = services[0] === 'DELIVERY' ? 'service.askDelivery' : 'service.askPickup';
    return text(services.length > 1 ? 'service.ask' : only);
  }
  const isPickup = to.distributionType === 'CLICK_AND_COLLECT';
  const place = isPickup ? to.streetName : `${to.postalCode} ${to.city ?? ''}`;
  return [text(isPickup ? 'service.pickup' : 'service.delivery'), place]
    .filter(Boolean)
    .join(' · ');
}

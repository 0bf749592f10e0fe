import { lazy, Suspense } from 'react';
import { useFeature } from '@larder/platform';
import { ChevronDownIcon, PinIcon, StoreIcon, TruckIcon } from '@larder/ui';
import { useIsMounted, useVisitorCart } from '../components/cart/use-cart.js';
import { destinationOf } from '../components/service/destination.js';
import { offeredServices } from '../components/service/service-rules.js';
import { isLoggedIn, isStored, PLACE_KEY } from '../state/cart-flag.js';
import { serviceSlice } from '../state/service.js';
import { useText } from '../messages/use-text.js';
import styles from './header-service.module.css';

/** Those who have chosen a service, now or on an earlier visit, and customers see a time. */
const ServiceTime = lazy(() => import('../components/service/times/service-time.js'));

/** Time and place in one line; opens the question for the place, then the time slots. */
export default function HeaderService() {
  const text = useText();
  const { dispatch, tenant } = useFeature();
  const cart = useVisitorCart();
  const to = destinationOf(cart);
  const hasPlace = useIsMounted() && (isStored(PLACE_KEY) || isLoggedIn());
  const { promptOpened, timeChoiceToggled } = serviceSlice.actions;
  const services = offeredServices(tenant.services);
  const ask = text(
    services.length > 1
      ? 'service.ask'
      : services[0] === 'DELIVERY'
        ? 'service.askDelivery'
        : 'service.askPickup',
  );
  const type = to?.distributionType ?? (services.length > 1 ? undefined : services[0]);
  const Icon = type === undefined ? PinIcon : type === 'DELIVERY' ? TruckIcon : StoreIcon;
  return (
    <button
      type="button"
      className={styles.service}
      onClick={() => dispatch(to ? timeChoiceToggled(true) : promptOpened())}
    >
      <Icon />
      <span className={styles.text}>
        {to || hasPlace ? (
          <Suspense fallback={to?.postalCode ?? ask}>
            <ServiceTime to={to} chosen={cart?.distributionWindow} ask={ask} />
          </Suspense>
        ) : (
          ask
        )}
      </span>
      <span className={styles.arrow}>
        <ChevronDownIcon />
      </span>
    </button>
  );
}

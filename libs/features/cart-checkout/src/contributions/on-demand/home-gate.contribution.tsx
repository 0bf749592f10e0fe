import { useState } from 'react';
import { ClientOnly, lazy, useFeature } from '@larder/platform';
import { useVisitorCart } from '../../components/cart/use-cart.js';
import { destinationOf } from '../../components/service/destination.js';
import { useDevicePlace } from '../../components/service/device/device-place.js';
import { usablePlace } from '../../components/service/device/usable-place.js';
import { AskPlace } from '../../components/service/home/ask-place.js';
import { KnownPlace } from '../../components/service/home/known-place.js';
import { PlaceLoading } from '../../components/service/home/place-loading.js';
import { isLoggedIn } from '../../state/cart-flag.js';

const customerPlace = lazy(() => import('../../components/service/home/customer-place.js'));

/** The postcode gate on the home page; its place is reserved, because the page is the same for everybody. */
export default function HomeGate() {
  const { tenant } = useFeature();
  const cart = useVisitorCart();
  const device = useDevicePlace();
  const [isAnswered, setAnswered] = useState(false);
  const to = destinationOf(cart) ?? usablePlace(tenant, device);
  const onAnswered = () => setAnswered(true);
  const chosen = cart?.distributionWindow;
  if (isLoggedIn())
    return (
      <ClientOnly
        component={customerPlace}
        props={{ to, chosen, hasFocus: isAnswered, onAnswered }}
        fallback={<PlaceLoading />}
      />
    );
  return to ? (
    <KnownPlace to={to} chosen={chosen} hasFocus={isAnswered} />
  ) : (
    <AskPlace onAnswered={onAnswered} />
  );
}

import { useState } from 'react';
import { useFeature } from '@larder/platform';
import { useVisitorCart } from '../../components/cart/use-cart.js';
import { destinationOf } from '../../components/service/destination.js';
import { useDevicePlace } from '../../components/service/device/device-place.js';
import { usablePlace } from '../../components/service/device/usable-place.js';
import { AskPlace } from '../../components/service/home/ask-place.js';
import { KnownPlace } from '../../components/service/home/known-place.js';

/** The postcode gate on the home page; its place is reserved, because the page is the same for everybody. */
export default function HomeGate() {
  const { tenant } = useFeature();
  const cart = useVisitorCart();
  const device = useDevicePlace();
  const [wasAsked, setAsked] = useState(false);
  const to = destinationOf(cart) ?? usablePlace(tenant, device);
  return to ? (
    <KnownPlace to={to} chosen={cart?.distributionWindow} hasFocus={wasAsked} />
  ) : (
    <AskPlace onAnswered={() => setAsked(true)} />
  );
}

import type { Cart } from '@larder/contracts/cart';
import { useFeature, useTexts } from '@larder/platform';
import { ChevronDownIcon, StoreIcon, TruckIcon } from '@larder/ui';
import { useVisitorCart } from '../cart/use-cart.js';
import { useEarliest } from '../service/earliest.js';
import { offeredServices } from '../service/service-rules.js';
import { soonWords } from '../service/window-words.js';
import { serviceSlice } from '../state/service.js';
import { useText, type TextKey } from '../use-text.js';
import styles from './header-service.module.css';

/** Service, place and time in one line; opens the question. */
export default function HeaderService() {
  const context = useFeature();
  const cart = useVisitorCart();
  const words = useServiceWords(cart);
  const isPickup = cart?.distributionAddress?.distributionType === 'CLICK_AND_COLLECT';
  const Icon = isPickup ? StoreIcon : TruckIcon;
  return (
    <button
      type="button"
      className={styles.service}
      onClick={() => context.dispatch(serviceSlice.actions.asked())}
    >
      <Icon />
      <span className={styles.words}>{words}</span>
      <span className={styles.arrow}>
        <ChevronDownIcon />
      </span>
    </button>
  );
}

function useServiceWords(cart: Cart | null | undefined): string {
  const text = useText();
  const texts = useTexts();
  const { tenant } = useFeature();
  const address = cart?.distributionAddress;
  const { data: earliest } = useEarliest(cart?.distributionWindow ? undefined : address);
  if (!address) {
    const services = offeredServices(tenant.services);
    const only: TextKey = services[0] === 'DELIVERY' ? 'service.askDelivery' : 'service.askPickup';
    return text(services.length > 1 ? 'service.ask' : only);
  }
  const now = new Date();
  const time = cart.distributionWindow
    ? soonWords(text, texts, cart.distributionWindow, now)
    : earliest && text('service.from', { time: soonWords(text, texts, earliest, now) });
  const isPickup = address.distributionType === 'CLICK_AND_COLLECT';
  const place = isPickup ? address.streetName : `${address.postalCode} ${address.city}`;
  return [text(isPickup ? 'service.pickup' : 'service.delivery'), place, time]
    .filter(Boolean)
    .join(' · ');
}

import type { CheckoutStore } from '@larder/contracts/distribution';
import { CheckIcon } from '@larder/ui';
import { servicesOf } from '../api/find-stores.js';
import { useText, type TextKey, type FeatureText } from '../messages/use-text.js';
import styles from './store-card.module.css';

/** Text of a service; one without a text is shown by its name in the data. */
export function serviceName(t: FeatureText, service: string): string {
  const key = `service.${service}` as TextKey;
  const name = t(key);
  return name === key ? service.replaceAll('-', ' ') : name;
}

export function Services({ store }: { readonly store: CheckoutStore }) {
  const t = useText();
  const services = servicesOf(store);
  if (services.length === 0 || store.closed === true) return null;
  return (
    <ul role="list" className={styles.services} aria-label={t('services.title')}>
      {services.map((service) => (
        <li key={service}>
          <CheckIcon />
          {serviceName(t, service)}
        </li>
      ))}
    </ul>
  );
}

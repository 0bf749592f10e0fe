import { addressParts } from '@larder/contracts/address/form';
import { useId } from 'react';
import type { SpecialDay } from '@larder/contracts/stores';
import { storeRoute } from '@larder/contracts/stores';
import { Link, useHref, useTexts } from '@larder/platform';
import { LinkButton, PinIcon } from '@larder/ui';
import { distanceText } from '../api/distance.js';
import type { FoundStore } from '../api/find-stores.js';
import { directionsLink } from '../api/directions-link.js';
import { useText } from '../messages/use-text.js';
import { FavouriteButton } from './favourite-button.js';
import { Services } from './services.js';
import { OpenStatusText } from './open-status.js';
import styles from './store-card.module.css';
import { WeeklyHours } from './weekly-hours.js';

interface Props {
  readonly found: FoundStore;
  readonly days: readonly SpecialDay[];
  /** Its number on the map; a single store has none. */
  readonly position: number | undefined;
  readonly isChosen: boolean;
}

/** STORE-03: a store in the list, with everything needed to go there. */
export function StoreCard({ found: { store, metres }, days, position, isChosen }: Props) {
  const texts = useTexts();
  const id = useId();
  const href = useHref()(storeRoute, { storeId: store.storeId });
  return (
    <article
      className={styles.card}
      aria-labelledby={id}
      id={`store-${store.storeId}`}
      data-chosen={isChosen || undefined}
      tabIndex={-1}
    >
      <header className={styles.head}>
        {position !== undefined && (
          <span className={styles.number} aria-hidden="true">
            {position}
          </span>
        )}
        <h2 id={id} className={styles.name}>
          <Link href={href ?? ''}>{store.name}</Link>
        </h2>
        {metres !== undefined && (
          <span className={styles.distance}>{distanceText(metres, texts)}</span>
        )}
      </header>
      <address className={styles.address}>{addressParts(store).join(', ')}</address>
      <OpenStatusText store={store} days={days} />
      {store.closed !== true && <WeeklyHours store={store} />}
      <Services store={store} />
      <div className={styles.actions}>
        <DirectionsButton store={store} />
        {store.closed !== true && <FavouriteButton storeId={store.storeId} name={store.name} />}
      </div>
    </article>
  );
}

/** A plain link to another site, which learns nothing of this one (NAV-81). */
export function DirectionsButton({ store }: { readonly store: FoundStore['store'] }) {
  const t = useText();
  const { locale } = useTexts();
  return (
    <LinkButton
      href={directionsLink(store.position, locale)}
      target="_blank"
      rel="noopener noreferrer"
      variant="secondary"
      icon={<PinIcon />}
    >
      {t('store.route')}
      <span className="visually-hidden">
        : {store.name} ({t('store.newTab')})
      </span>
    </LinkButton>
  );
}

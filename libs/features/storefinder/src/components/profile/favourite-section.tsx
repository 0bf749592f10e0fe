import { storefinderRoute, type CheckoutStore } from '@larder/contracts/distribution';
import { storeRoute } from '@larder/contracts/stores';
import { Link, useHref } from '@larder/platform';
import { Card, EmptyState, icon, LinkButton, Loading, Notice, Skeleton, Stack } from '@larder/ui';
import { storesApi } from '../../api/stores-api.js';
import { FavouriteButton } from '../favourite-button.js';
import { Services } from '../services.js';
import { OpenStatusText } from '../open-status.js';
import { DirectionsButton } from '../store-card.js';
import { WeeklyHours } from '../weekly-hours.js';
import { useFavourites } from '../../state/favourites/use-favourites.js';
import { useText } from '../../messages/use-text.js';
import styles from './favourite-section.module.css';

const ShopArt = icon('shop', '-art');

/**
 * The customer's own store; until there is one, those that this browser remembers, to choose from
 * (STORE-09, STORE-10).
 */
export default function FavouriteSection() {
  const t = useText();
  const finder = useHref()(storefinderRoute, {}) ?? '';
  const { ids, source } = useFavourites();
  const { data: stores, isError } = storesApi.useFindStoresQuery();
  if (isError) return <Notice type="error">{t('own.failed')}</Notice>;
  if (!stores)
    return (
      <Loading label={t('own.loading')}>
        <Skeleton shape="wide" />
      </Loading>
    );
  const shown = stores.filter(({ storeId }) => ids.includes(storeId));
  const more = (key: 'own.find' | 'own.other') => (
    <LinkButton as={Link} href={finder} variant={key === 'own.find' ? 'primary' : 'secondary'}>
      {t(key)}
    </LinkButton>
  );
  if (shown.length === 0)
    return (
      <EmptyState picture={<ShopArt />} title={t('own.none')} actions={more('own.find')}>
        {t('own.none.text')}
      </EmptyState>
    );
  return (
    <Stack gap={4}>
      {source === 'LOCALSTORAGE' && <p>{t('own.remembered')}</p>}
      {shown.map((store) => (
        <CustomerStore key={store.storeId} store={store} />
      ))}
      <div>{more('own.other')}</div>
    </Stack>
  );
}

function CustomerStore({ store }: { readonly store: CheckoutStore }) {
  const { data: days = [] } = storesApi.useGetSpecialDaysQuery();
  const href = useHref()(storeRoute, { storeId: store.storeId }) ?? '';
  return (
    <Card>
      <Stack gap={3}>
        <h2>
          <Link href={href}>{store.name}</Link>
        </h2>
        <address className={styles.address}>
          {store.streetName} {store.streetNumber}, {store.postalCode} {store.city}
        </address>
        <OpenStatusText store={store} days={days} />
        {store.closed !== true && (
          <>
            <WeeklyHours store={store} />
            <Services store={store} />
          </>
        )}
        <div className={styles.actions}>
          <DirectionsButton store={store} />
          <FavouriteButton storeId={store.storeId} name={store.name} />
        </div>
      </Stack>
    </Card>
  );
}

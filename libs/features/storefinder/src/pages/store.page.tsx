import { useMemo } from 'react';
import { addressParts } from '@larder/contracts/address/form';
import { storefinderRoute, type CheckoutStore } from '@larder/contracts/distribution';
import { storeRoute, type SpecialDay } from '@larder/contracts/stores';
import {
  formatHours,
  Link,
  selectData,
  type FeatureContext,
  type Head,
  type PageProps,
  useHref,
  useTexts,
} from '@larder/platform';
import { Container, Notice, Stack } from '@larder/ui';
import { storeJsonLd } from '../api/store-json-ld.js';
import { storesApi } from '../api/stores-api.js';
import { FavouriteButton } from '../components/favourite-button.js';
import { Services } from '../components/services.js';
import { StoreMap } from '../components/map/store-map.js';
import { OpenStatusText } from '../components/open-status.js';
import { DirectionsButton } from '../components/store-card.js';
import { StoreBreadcrumbs } from '../components/store-breadcrumbs.js';
import { WeeklyHours } from '../components/weekly-hours.js';
import { useText, getText } from '../messages/use-text.js';
import styles from './store.module.css';

type Props = PageProps<{ storeId: string }>;
const { getStore, getSpecialDays, getMapOutlines } = storesApi.endpoints;

const argsOf = ({ params: { storeId } }: Props) => ({ params: { storeId } });
const addressOf = (store: CheckoutStore) => addressParts(store).join(', ');

/** An unknown store responds 404; without holidays and map the page still works. */
export async function preload(context: FeatureContext, props: Props): Promise<void> {
  const [{ movedTo }] = await Promise.all([
    context.query(getStore, argsOf(props)),
    context.query(getSpecialDays, undefined).catch(() => undefined),
    context.query(getMapOutlines, undefined).catch(() => undefined),
  ]);
  if (movedTo !== undefined)
    await context.query(getStore, { params: { storeId: movedTo } }).catch(() => undefined);
}

export function head(context: FeatureContext, props: Props): Head {
  const state = context.getState();
  const store = selectData(state, getStore, argsOf(props));
  if (!store) return { title: context.tenant.shopName };
  const { shopName } = context.tenant;
  const days = selectData(state, getSpecialDays, undefined) ?? [];
  const canonical = context.href(storeRoute, { storeId: store.storeId });
  return {
    title: `${[store.name, store.city].filter(Boolean).join(', ')} | ${shopName}`,
    description: getText(context.texts)('store.description', {
      name: store.name,
      address: addressOf(store),
    }),
    canonical,
    jsonLd: store.closed === true ? [] : [storeJsonLd(store, days, { url: canonical, shopName })],
  };
}

/** STORE-03: one store with all its data. */
export default function StorePage(props: Props) {
  const t = useText();
  const { data: store } = storesApi.useGetStoreQuery(argsOf(props));
  const { data: days = [] } = storesApi.useGetSpecialDaysQuery();
  const back = useHref()(storefinderRoute, {}) ?? '';
  if (!store) return null;
  const own = days.filter(({ storeIds }) => storeIds?.includes(store.storeId) ?? true);
  return (
    <Container className={styles.page}>
      <Stack gap={4} className={styles.store}>
        <StoreBreadcrumbs store={store.name} />
        <div className={styles.head}>
          <h1>{store.name}</h1>
          <OpenStatusText store={store} days={days} />
          {store.movedTo !== undefined && <Moved storeId={store.movedTo} />}
          <div className={styles.actions}>
            <DirectionsButton store={store} />
            {store.closed !== true && <FavouriteButton storeId={store.storeId} name={store.name} />}
          </div>
        </div>
        {store.closed !== true && <Where store={store} />}
        <div className={styles.columns}>
          {store.closed !== true && (
            <section>
              <h2>{t('hours.title')}</h2>
              <div className={styles.hours}>
                <WeeklyHours store={store} long />
                <SpecialDays days={own} />
              </div>
            </section>
          )}
          <Address store={store} />
          {store.closed !== true && (
            <section>
              <h2>{t('services.title')}</h2>
              <Services store={store} />
            </section>
          )}
        </div>
        <Link href={back}>{t('store.back')}</Link>
      </Stack>
    </Container>
  );
}

/** The store alone on the map of the finder. */
function Where({ store }: { readonly store: CheckoutStore }) {
  const { data: outlines = [] } = storesApi.useGetMapOutlinesQuery();
  const stores = useMemo(() => [store], [store]);
  return (
    <div className={styles.where}>
      <StoreMap stores={stores} outlines={outlines} />
    </div>
  );
}

function Moved({ storeId }: { readonly storeId: string }) {
  const t = useText();
  const href = useHref()(storeRoute, { storeId }) ?? '';
  const { data: store } = storesApi.useGetStoreQuery({ params: { storeId } });
  return (
    <Notice type="info" title={t('status.moved')}>
      {store && <Link href={href}>{t('status.movedTo', { store: store.name })}</Link>}
    </Notice>
  );
}

function Address({ store }: { readonly store: CheckoutStore }) {
  const t = useText();
  return (
    <section>
      <h2>{t('store.address')}</h2>
      <address className={styles.address}>
        {addressParts(store).map((part) => (
          <span key={part}>{part}</span>
        ))}
        {store.phoneNumber !== undefined && (
          <a href={`tel:${store.phoneNumber.replace(/[^+\d]/g, '')}`}>
            {t('store.phone')} {store.phoneNumber}
          </a>
        )}
      </address>
    </section>
  );
}

/** Of several rules for a day the last one counts. */
function SpecialDays({ days }: { readonly days: readonly SpecialDay[] }) {
  const t = useText();
  const texts = useTexts();
  const shown = days.filter((day, at) => days.findLastIndex((one) => one.date === day.date) === at);
  if (shown.length === 0) return null;
  return (
    <>
      <h3>{t('hours.special')}</h3>
      <dl className={styles.special}>
        {shown.map((day) => (
          <div key={day.date}>
            <dt>
              {day.name},{' '}
              {texts.date(`${day.date}T12:00:00Z`, {
                weekday: 'short',
                day: 'numeric',
                month: 'long',
                timeZone: 'UTC',
              })}
            </dt>
            <dd>{formatHours(texts, day.hours) || t('hours.closed')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

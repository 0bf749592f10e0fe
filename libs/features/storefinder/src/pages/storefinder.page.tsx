import { useMemo, useState } from 'react';
import { storefinderRoute } from '@larder/contracts/distribution';
import { type FeatureContext, type Head, type PageProps } from '@larder/platform';
import { Container, Notice, Stack } from '@larder/ui';
import {
  allServices,
  searchStores,
  matchedPlace,
  otherPlaces,
  placeName,
} from '../api/find-stores.js';
import { queryOf, viewOf } from '../api/finder-url.js';
import { storesApi } from '../api/stores-api.js';
import { FinderForm } from '../components/finder-form.js';
import { FinderResult } from '../components/finder-result.js';
import { StoreBreadcrumbs } from '../components/store-breadcrumbs.js';
import { useChosenStore } from '../components/use-chosen-store.js';
import { usePosition } from '../components/use-position.js';
import { ViewSwitch, type FinderMode } from '../components/view-switch.js';
import { StoreMap } from '../components/map/store-map.js';
import { useKnownPostcode } from '../state/known-postcode.js';
import { useText, getText } from '../messages/use-text.js';
import { placeArgs, placesArgs, prepareSearch } from './search-place.js';
import styles from './storefinder.module.css';

type Props = PageProps<Record<never, string>>;
const { findStores, getSpecialDays, getMapOutlines } = storesApi.endpoints;

/** STORE-02: the stores; the page works without holidays, map and places when those calls fail. */
export async function preload(context: FeatureContext, { search }: Props): Promise<void> {
  const ignored = () => undefined;
  await Promise.all([
    context.query(findStores, undefined),
    context.query(getSpecialDays, undefined).catch(ignored),
    context.query(getMapOutlines, undefined).catch(ignored),
    prepareSearch(context, viewOf(search)),
  ]);
}

export function head({ texts, tenant, href }: FeatureContext, { search }: Props): Head {
  const t = getText(texts);
  const view = viewOf(search);
  const isSearch = Object.values(queryOf(view)).some((value) => value !== undefined);
  const title = view.q === '' ? t('title') : `${view.q} – ${t('title')}`;
  return {
    title: `${title} | ${tenant.shopName}`,
    description: t('description', { shop: tenant.shopName }),
    canonical: href(storefinderRoute, {}),
    robots: isSearch ? 'noindex, follow' : undefined,
  };
}

const NONE = [] as const;

/** STORE-01…03: list and map of the stores for every visitor, the nearest to a known place first. */
export default function StorefinderPage({ search }: Props) {
  const t = useText();
  const view = useMemo(() => viewOf(search), [search]);
  const { data: stores = NONE } = storesApi.useFindStoresQuery();
  const { data: days = NONE } = storesApi.useGetSpecialDaysQuery();
  const { data: outlines = NONE } = storesApi.useGetMapOutlinesQuery();
  const known = useKnownPostcode();
  const isSearched = view.q !== '';
  const searchedView = isSearched || known === undefined ? view : { ...view, q: known, place: '' };
  const isSought = searchedView.q !== '';
  const places =
    storesApi.useFindPlacesQuery(placesArgs(searchedView), { skip: !isSought }).data ?? NONE;
  const meant = isSought ? matchedPlace(places, searchedView) : undefined;
  const place = storesApi.useGetPlaceQuery(placeArgs(meant), { skip: !meant }).data;
  const { located, state, locate } = usePosition();
  const [shownAs, setShownAs] = useState<FinderMode>('list');
  const { chosen, choose } = useChosenStore();
  const position = located?.point ?? (meant && place?.position);
  const finding = useMemo(() => searchStores(stores, view, position), [stores, view, position]);
  const shown = useMemo(() => finding.stores.map(({ store }) => store), [finding]);
  const near = located ? (located.name ?? t('result.here')) : meant && place && placeName(place);
  // A single store and its map need no choice between them, and nothing to search.
  const isSwitched = stores.length > 1 || (stores.length === 0 && outlines.length > 0);
  return (
    <Container className={styles.page}>
      <Stack gap={4}>
        <div className="page-head">
          <StoreBreadcrumbs />
          <h1>{t('title')}</h1>
        </div>
        <div className={styles.columns} data-mode={isSwitched ? shownAs : undefined}>
          {isSwitched && (
            <div className={styles.search}>
              <FinderForm
                view={view}
                services={allServices(stores)}
                onLocate={locate}
                isLocating={state === 'asking'}
              >
                <ViewSwitch mode={shownAs} onChange={setShownAs} />
              </FinderForm>
              {state === 'denied' && (
                <Notice live type="warning">
                  {t('search.denied')}
                </Notice>
              )}
            </div>
          )}
          <div className={styles.map}>
            <StoreMap stores={shown} outlines={outlines} onChoose={choose} />
          </div>
          <div className={styles.result}>
            <FinderResult
              view={view}
              finding={finding}
              days={days}
              near={near}
              others={meant && isSearched && !located ? otherPlaces(places, meant) : NONE}
              chosen={chosen}
              isOnly={stores.length === 1}
            />
          </div>
        </div>
      </Stack>
    </Container>
  );
}

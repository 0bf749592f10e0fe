import { useMemo, useSyncExternalStore } from 'react';
import { currentCustomer, customerChanged } from '@larder/contracts/customer';
import { useCapability, useFeature } from '@larder/platform';
import {
  addFavourite,
  favouritesOf,
  onStoredChange,
  readStoredStores,
  removeFavourite,
} from './favourite-stores.js';
import { favouriteApi } from '../../api/favourite-api.js';

const NONE: readonly string[] = [];
const getNone = () => undefined;
const noopSubscribe = () => getNone;

/** The shopper's favourite stores, and the switch of each (STORE-04…10). */
export function useFavourites() {
  const { emit } = useFeature();
  const [setFavoriteStore] = favouriteApi.useSetFavoriteStoreMutation();
  const current = useCapability(currentCustomer);
  const customer = useSyncExternalStore(
    current?.subscribe ?? noopSubscribe,
    current?.get ?? getNone,
    // Public pages know no customer, and the first picture in the browser is the server's.
    getNone,
  );
  const remembered = useSyncExternalStore(onStoredChange, readStoredStores, () => NONE);
  const favourites = useMemo(() => favouritesOf(customer, remembered), [customer, remembered]);

  /**
   * STORE-10: a customer's store is stored on the server. A failure changes and shows nothing (ERR-26).
   */
  const choose = async (storeId: string) => {
    const body = { storeType: `MY_STORE_${storeId}`, storeId };
    const { data } = await setFavoriteStore({ body });
    if (data) emit(customerChanged, { customer: data });
  };
  const isKept = (storeId: string) =>
    favourites.ids.includes(storeId) && !(customer && favourites.source === 'LOCALSTORAGE');
  const toggle = (storeId: string) => {
    if (customer) return isKept(storeId) ? undefined : void choose(storeId);
    return isKept(storeId)
      ? removeFavourite(favourites, storeId)
      : addFavourite(favourites, storeId);
  };
  /** `isKept`: for a customer only the server's store counts, and not this browser's. */
  return { ...favourites, isKept, toggle };
}

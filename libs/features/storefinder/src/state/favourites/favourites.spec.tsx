import { currentCustomer, customerChanged, type Customer } from '@larder/contracts/customer';
import { defineFeature, on, provide } from '@larder/platform';
import { answer, renderInHost, observableValue } from '@larder/platform/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { FavouriteButton } from '../../components/favourite-button.js';
import { storefinder } from '../../feature.js';
import FavouriteSection from '../../components/profile/favourite-section.js';
import { graz, north } from '../../testing/stores.js';
import {
  addFavourite,
  favouritesOf,
  onStoredChange,
  readStoredStores,
  removeFavourite,
} from './favourite-stores.js';

const stored = () => window.localStorage.getItem('favoriteStores');
afterEach(() => window.localStorage.clear());

/** A customer feature with a customer who is signed in. */
function signedIn(start: object) {
  const customer = observableValue(start as Customer);
  return defineFeature({
    id: 'customer',
    enabled: () => true,
    provides: [provide(currentCustomer, () => ({ ...customer, settled: () => true }))],
    listens: [on(customerChanged, (changed) => act(() => customer.set(changed.customer)))],
  });
}

describe('favourite stores', () => {
  it('STORE-04 STORE-05 are a list of ids under the key favoriteStores', () => {
    addFavourite(favouritesOf(undefined, readStoredStores()), 'north');
    addFavourite(favouritesOf(undefined, readStoredStores()), 'graz');
    addFavourite(favouritesOf(undefined, readStoredStores()), 'graz');
    expect(JSON.parse(stored() ?? '')).toEqual(['north', 'graz']);
    expect(readStoredStores()).toEqual(['north', 'graz']);
  });

  it('STORE-06 remove the entry with the last one', () => {
    addFavourite(favouritesOf(undefined, []), 'north');
    removeFavourite(favouritesOf(undefined, readStoredStores()), 'north');
    expect(stored()).toBeNull();
  });

  it('STORE-07 STORE-09 are the customer’s if there is one, else this browser’s', () => {
    const favoriteStore = { storeType: 'MY_STORE_graz', storeId: 'graz' };
    expect(favouritesOf({ favoriteStore }, ['north'])).toEqual({
      source: 'CUSTOMER',
      ids: ['graz'],
    });
    const local = { source: 'LOCALSTORAGE', ids: ['north'] };
    expect(favouritesOf({}, ['north'])).toEqual(local);
    expect(favouritesOf(undefined, ['north'])).toEqual(local);
  });

  it('STORE-08 are changed here only while this browser is their source', () => {
    const own = { source: 'CUSTOMER', ids: ['graz'] } as const;
    addFavourite(own, 'north');
    removeFavourite(own, 'graz');
    expect(stored()).toBeNull();
  });

  it.each(['{', '"x"', '[1, "north", null]', 'null'])('parse the entry %s safely', (entry) => {
    window.localStorage.setItem('favoriteStores', entry);
    expect(readStoredStores()).toEqual(entry.startsWith('[') ? ['north'] : []);
  });

  it('report changes of other tabs until the listener unsubscribes', () => {
    const listener = jest.fn();
    const end = onStoredChange(listener);
    window.dispatchEvent(new Event('storage'));
    end();
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('the switch of a favourite store', () => {
  const element = <FavouriteButton storeId="north" name="Market North" />;
  const button = () => screen.getByRole('button');

  it('STORE-04 remembers and forgets the store of a guest', async () => {
    await renderInHost({ features: [storefinder], element });
    expect(button()).toHaveAccessibleName(/^Save as my store ?: Market North$/);
    await userEvent.click(button());
    expect(button()).toHaveAccessibleName(/^My store ?: Market North$/);
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button());
    expect(stored()).toBeNull();
  });

  function withCustomer(answered: unknown) {
    return renderInHost({
      features: [storefinder, signedIn({ firstName: 'Ada' })],
      element,
      handlers: {
        'GET /api/csrf': () => ({ token: 'token' }),
        'POST /api/customers/favorite-store': () => answered,
      },
    });
  }

  it('STORE-10 API-029 sets the store of a customer on the server and stores the response', async () => {
    const favoriteStore = { storeType: 'MY_STORE_north', storeId: 'north' };
    const { calls } = await withCustomer({ firstName: 'Ada', favoriteStore });
    await userEvent.click(button());
    expect(await screen.findByRole('button', { name: /^My store ?: Market North$/ })).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/customers/favorite-store',
      body: { storeType: 'MY_STORE_north', storeId: 'north' },
    });
    expect(stored()).toBeNull();
  });

  it('ERR-26 changes and shows nothing when that fails', async () => {
    const { reported } = await withCustomer(
      answer(500, { errorCode: 'INTERNAL_ERROR', message: '' }),
    );
    await userEvent.click(button());
    expect(button()).toHaveAccessibleName(/^Save as my store ?: Market North$/);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(reported).toEqual([]);
  });
});

describe('the page of the own store in the profile', () => {
  const open = (customer: object, stores: unknown = [north, graz]) =>
    renderInHost({
      features: [storefinder, signedIn(customer)],
      element: (
        <Suspense>
          <FavouriteSection />
        </Suspense>
      ),
      handlers: {
        'GET /api/checkout-stores': () => stores,
        'GET /api/special-days': () => [],
        'GET /api/csrf': () => ({ token: 'token' }),
        'POST /api/customers/favorite-store': ({ body }) => ({ ...customer, favoriteStore: body }),
      },
    });
  const customer = { favoriteStore: { storeType: 'MY_STORE_graz', storeId: 'graz' } };

  it('CUST-35 STORE-09 shows the store that the customer chose, and where another is chosen', async () => {
    window.localStorage.setItem('favoriteStores', '["north"]');
    await open(customer);
    expect(await screen.findByRole('link', { name: 'Market Graz' })).toBeVisible();
    expect(screen.queryByText('Market North')).toBeNull();
    expect(screen.getByRole('link', { name: 'Choose another store' })).toHaveAttribute(
      'href',
      '/storefinder',
    );
  });

  it('STORE-10 offers what this browser remembers, and keeps the one that is chosen', async () => {
    window.localStorage.setItem('favoriteStores', '["north","graz"]');
    const { calls } = await open({ firstName: 'Ada' });
    await screen.findByText(/You’ve saved these stores/);
    await userEvent.click(screen.getByRole('button', { name: /my store ?: Market North$/ }));
    expect(await screen.findByRole('button', { name: /^My store ?: Market North$/ })).toBeVisible();
    expect(screen.queryByText('Market Graz')).toBeNull();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('STORE-09 leads to the store finder without a favourite, and shows when it is unknown', async () => {
    await open({ firstName: 'Ada' });
    expect(await screen.findByText('No favourite store yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a store' })).toBeVisible();
    cleanup();
    await open(customer, answer(500, { errorCode: 'INTERNAL_ERROR', message: '' }));
    expect(await screen.findByText(/can’t load your store/)).toBeVisible();
  });
});

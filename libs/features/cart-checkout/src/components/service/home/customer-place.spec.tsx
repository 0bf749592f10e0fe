import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { headerService, homePlace, homeStart } from '@larder/contracts/content';
import type { Address } from '@larder/contracts/customer';
import type { PostcodeService } from '@larder/contracts/distribution';
import type { OpenOrder } from '@larder/contracts/shopping';
import { ExtensionSlot } from '@larder/platform';
import { renderInHost, type Handlers } from '@larder/platform/testing';
import { cartCheckout } from '../../../feature.js';
import { aCart, evening } from '../../../testing/fixtures.js';
import { recordOrder } from '../../../state/has-ordered.js';
import { createTestServer } from '../../../testing/test-server.js';
import { account, anna, visitor } from '../../../testing/test-visitor.js';
import { forgetPlace } from '../device/device-place.js';

jest.setTimeout(15_000);
beforeEach(() => {
  forgetPlace();
  document.cookie = 'loggedIn=1';
  jest.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), advanceTimers: true });
});
afterEach(() => {
  document.cookie = 'loggedIn=; max-age=0';
  visitor.set(undefined);
  jest.useRealTimers();
});

const address: Address = {
  id: 'a1',
  category: 'combined',
  primary: true,
  firstName: 'Anna',
  lastName: 'Berger',
  streetName: 'Gasse',
  streetNumber: '3',
  postalCode: '1070',
  city: 'Wien',
  country: 'Austria',
  countryCode: 'AT',
};
const inside: PostcodeService = {
  postalCode: '1070',
  city: 'Wien',
  stores: [],
  delivery: { deliveryAreaNumber: 'wien', earliest: evening, fee: 290 },
};

const own = { storeId: 'store-1', storeType: 'MY_STORE_store-1' };

/** The home page of a customer in a browser that knows no place. */
async function open(
  addresses: readonly Address[],
  element = <ExtensionSlot slot={homePlace} props={{}} />,
  openOrders: readonly OpenOrder[] = [],
  handlers: Handlers = {},
) {
  visitor.set({ ...anna, addresses: [...addresses] });
  return openAs(element, openOrders, handlers);
}

async function openAs(
  element: ReactElement,
  openOrders: readonly OpenOrder[] = [],
  handlers: Handlers = {},
) {
  const shop = createTestServer(null);
  const host = await renderInHost({
    features: [cartCheckout, account],
    tenant: { servicePrompt: { mode: 'required', by: 'postcode', interval: 5 } },
    element,
    handlers: {
      ...shop.handlers,
      'GET /api/buy-again': () => ({ products: [], openOrders: [...openOrders] }),
      'GET /api/distribution/postcode-service': ({ query }) =>
        query['postalCode'] === '1070' ? inside : { postalCode: '8010', stores: [] },
      ...handlers,
    },
  });
  return { ...host, shop };
}

describe('the header of a customer on a new device', () => {
  const header = <ExtensionSlot slot={headerService} props={{}} />;

  it('SLOT-07 says the next time at their own address', async () => {
    const { calls } = await open([address], header);
    expect(
      await screen.findByRole('button', { name: /today 18:00–20:00.* · 1070$/ }),
    ).toBeVisible();
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('SLOT-07 says the next time at their own store when they have no address', async () => {
    visitor.set({ ...anna, addresses: [], favoriteStore: own });
    const { calls } = await openAs(header);
    expect(
      await screen.findByRole('button', { name: /today 18:00–20:00.* · Marktgasse$/ }),
    ).toBeVisible();
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('asks where the shop does not deliver to it', async () => {
    const { calls } = await open([{ ...address, postalCode: '8010' }], header);
    await waitFor(() => expect(calls.some(({ path }) => /postcode-service/.test(path))).toBe(true));
    expect(await screen.findByRole('button', { name: 'Delivery or pickup?' })).toBeVisible();
  });
});

describe('the home page of a customer on a new device', () => {
  it('SLOT-07 shows the next time for their own address, and starts a cart with a tap only', async () => {
    const { shop, calls } = await open([address]);
    expect(await screen.findByText('Delivery to 1070 Wien')).toBeVisible();
    expect(await screen.findByText('Earliest today 18:00–20:00')).toBeVisible();
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Choose a time slot' }));
    await waitFor(() => expect(shop.cart?.deliveryPlace).toMatchObject({ postalCode: '1070' }));
  });

  it.each([
    ['they have saved no address', []],
    ['nothing is delivered there', [{ ...address, postalCode: '8010', city: 'Graz' }]],
  ])('CART-16 asks where %s', async (_case, addresses) => {
    await open(addresses);
    expect(await screen.findByLabelText('Postcode')).toBeVisible();
  });

  const waiting: OpenOrder = {
    orderNumber: '4711',
    status: 'READY',
    distributionType: 'CLICK_AND_COLLECT',
    distributionWindow: evening,
  };

  it('leads with an order that waits in the store', async () => {
    await open([address], undefined, [waiting], {
      'GET /api/orders/:orderNumber/tracking': () => ({
        status: 'READY',
        isSimulated: false,
        pickup: { code: 'K7Q4' },
      }),
    });
    expect(await screen.findByText('Your order is ready')).toBeVisible();
    expect(screen.getByText('Collect today 18:00–20:00')).toBeVisible();
    expect(await screen.findByText('K7Q4')).toBeVisible();
    expect(screen.queryByText('Delivery to 1070 Wien')).toBeNull();
  });

  it('says that an order has not been collected once its time is over', async () => {
    const over = { ...evening, start: '2026-11-19T16:00:00Z', end: '2026-11-19T18:00:00Z' };
    await open([address], undefined, [{ ...waiting, distributionWindow: over }]);
    expect(await screen.findByText('Not collected yet')).toBeVisible();
  });

  it('leads with an order that is on its way, and links to a new time slot', async () => {
    const { shop } = await open([address], undefined, [
      { ...waiting, status: 'ON_THE_WAY', distributionType: 'DELIVERY' },
    ]);
    expect(await screen.findByText('On its way to you')).toBeVisible();
    expect(screen.getByText('We deliver today 18:00–20:00')).toBeVisible();
    expect(screen.queryByText('Earliest today 18:00–20:00')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'New order' }));
    await waitFor(() => expect(shop.cart?.deliveryPlace).toMatchObject({ postalCode: '1070' }));
  });

  it('CART-03 adds to an order that can still be changed', async () => {
    const { opened } = await open(
      [address],
      undefined,
      [{ ...waiting, status: 'PLACED', changeableUntil: '2026-11-20T12:00:00Z' }],
      { 'PUT /api/carts/mode': () => aCart([], { mode: 'ADDON', orderNumber: '4711' }) },
    );
    expect(await screen.findByText(/^Add to it until Fri/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add to order 4711' }));
    await waitFor(() => expect(opened).toEqual(['/buy-again']));
  });

  it('names an order that leads the page in no card below', async () => {
    recordOrder();
    await open([address], <ExtensionSlot slot={homeStart} props={{}} />, [
      { ...waiting, status: 'PICKING' },
      { ...waiting, orderNumber: '4712', status: 'PLACED', distributionType: 'DELIVERY' },
    ]);
    expect(await screen.findByText('We start packing soon')).toBeVisible();
    expect(screen.queryByText('We are packing it for you')).toBeNull();
  });
});

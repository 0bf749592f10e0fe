import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart } from '@larder/contracts/cart';
import { appOverlays, homePlace } from '@larder/contracts/content';
import type { PostcodeService } from '@larder/contracts/distribution';
import { ExtensionSlot } from '@larder/platform';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import {
  forgetPlace,
  rememberPlace,
  rememberUsual,
} from '../../components/service/device/device-place.js';
import { pickupAddress } from '../../components/service/pickup/pickup-address.js';
import { typedPostcode } from '../../components/service/postcode/typed-postcode.js';
import { cartCheckout } from '../../feature.js';
import { aCart, evening, place, store } from '../../testing/fixtures.js';
import { createTestServer } from '../../testing/test-server.js';

jest.setTimeout(15_000);
beforeEach(() => {
  forgetPlace();
  typedPostcode.current = undefined;
  jest.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const { id, start, end } = evening;
const inside: PostcodeService = {
  postalCode: '1070',
  city: 'Wien',
  stores: [],
  delivery: { deliveryAreaNumber: 'wien', earliest: { id, start, end }, fee: 290 },
};
const outside: PostcodeService = { postalCode: '8010', city: 'Graz', stores: [{ store }] };
const ask = 'GET /api/distribution/postcode-service';

interface Options {
  readonly cart?: Cart;
  readonly by?: 'address' | 'postcode';
  readonly handlers?: Handlers;
}

async function open({ cart, by = 'postcode', handlers }: Options = {}) {
  const shop = createTestServer(cart ?? null);
  const host = await renderInHost({
    features: [cartCheckout],
    tenant: { servicePrompt: { mode: 'required', by, interval: 5 } },
    element: (
      <>
        <ExtensionSlot slot={homePlace} props={{}} />
        <ExtensionSlot slot={appOverlays} props={{}} />
      </>
    ),
    handlers: {
      ...shop.handlers,
      [ask]: ({ query }) => (query['postalCode'] === '1070' ? inside : outside),
      ...handlers,
    },
  });
  return { ...host, shop, user: userEvent.setup() };
}
const field = () => screen.findByLabelText('Postcode');

describe('the gate on the home page', () => {
  it('CART-16 SLOT-07 answers while typing, and the shopping starts', async () => {
    const { user, shop } = await open();
    await user.type(await field(), '1070');
    expect(await screen.findByText('Yes, we deliver to 1070 Wien')).toBeVisible();
    expect(screen.getByText('Earliest today 18:00–20:00')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Delivery to 1070 Wien')).toBeVisible();
    expect(shop.cart?.deliveryPlace).toMatchObject({ postalCode: '1070' });
    // The field is gone: the focus goes to what came in its place.
    expect(screen.getByText('Delivery to 1070 Wien').closest('[tabindex="-1"]')).toHaveFocus();
  });

  it('names what is wrong with a postcode that is not whole', async () => {
    const { user, shop } = await open();
    await user.type(await field(), '10{Enter}');
    expect(await field()).toHaveAccessibleDescription('Please enter your full postcode');
    expect(shop.cart).toBeNull();
  });

  it('SLOT-11 SLOT-14 leads to stores and the interest where nothing is delivered', async () => {
    const { user } = await open();
    await user.type(await field(), '8010');
    expect(await screen.findByText('We don’t deliver to 8010 Graz yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'See options' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText('Postcode')).toHaveValue('8010');
    expect(await screen.findByRole('button', { name: 'Collect from Market hall' })).toBeVisible();
    expect(screen.getByLabelText('Your email')).toBeVisible();
  });

  it('ERR-27 says that the shop does not answer, and retries', async () => {
    let isBroken = true;
    const { user } = await open({
      handlers: { [ask]: () => (isBroken ? answer(500, { errorCode: 'X', message: '' }) : inside) },
    });
    await user.type(await field(), '1070');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(retry);
    expect(await screen.findByText('Yes, we deliver to 1070 Wien')).toBeVisible();
  });

  it('SLOT-07 shows place and earliest time of the cart, with a way to change them', async () => {
    const { user } = await open({ cart: aCart([], { deliveryPlace: place }) });
    expect(await screen.findByText('Delivery to 1070 Wien')).toBeVisible();
    expect(await screen.findByText('Earliest today 18:00–20:00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.getByLabelText('Postcode')).toHaveValue('1070');
  });

  it('SLOT-07 names the service fee, and opens the time slots of the place', async () => {
    rememberPlace(place);
    const {
      user,
      shop,
      store: state,
    } = await open({
      handlers: {
        'GET /api/capacity/window/earliest': () => ({ id, start, end, serviceFee: 290 }),
      },
    });
    expect(await screen.findByText(/^Service fee \D?2\.90/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose a time slot' }));
    await waitFor(() =>
      expect(state.getState()).toMatchObject({ cartService: { isChoosingTime: true } }),
    );
    expect(shop.cart?.deliveryPlace).toMatchObject({ postalCode: '1070' });
  });

  it('SLOT-08 shows the time slot that is chosen', async () => {
    const distributionWindow = { id, start, end };
    await open({ cart: aCart([], { deliveryPlace: place, distributionWindow }) });
    expect(await screen.findByText('Your time slot: today 18:00–20:00')).toBeVisible();
  });

  it('SLOT-08 offers the usual time slot again, and holds it with one tap', async () => {
    rememberPlace(place);
    rememberUsual({ slot: 'Fri 18:00-20:00' });
    const { user, shop, calls } = await open();
    await user.click(
      await screen.findByRole('button', { name: 'Same as last time: today 18:00–20:00' }),
    );
    await waitFor(() => expect(shop.cart?.distributionWindow?.id).toBe(id));
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'PUT /api/carts/delivery-place',
        'POST /api/carts/distribution-time-slot',
      ]),
    );
    expect(await screen.findByText('Your time slot: today 18:00–20:00')).toBeVisible();
  });

  it('SLOT-16 says so when the usual time slot is gone by now', async () => {
    rememberPlace(place);
    rememberUsual({ slot: 'Fri 18:00-20:00' });
    const { user } = await open({
      handlers: {
        'POST /api/carts/distribution-time-slot': () =>
          answer(409, { errorCode: '023', message: '' }),
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Same as last time/ }));
    expect(await screen.findByText(/We couldn’t save your details/)).toBeVisible();
  });

  it('offers no time slot that is full', async () => {
    rememberPlace(place);
    rememberUsual({ slot: 'Fri 16:00-18:00' });
    await open();
    expect(await screen.findByText('Earliest today 18:00–20:00')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Same as last time/ })).toBeNull();
  });

  it('SLOT-14 names the store of the last pickup', async () => {
    rememberPlace(pickupAddress(store));
    await open();
    expect(await screen.findByText('Pickup: Marktgasse 1')).toBeVisible();
    expect(await screen.findByText('Ready today 18:00–20:00')).toBeVisible();
  });

  it('CART-16 is not there in a shop that asks for whole addresses', async () => {
    await open({ by: 'address' });
    await expect(field()).rejects.toThrow();
  });
});

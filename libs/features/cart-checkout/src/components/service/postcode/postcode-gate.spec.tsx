import { screen, waitFor, within } from '@testing-library/react';
import { tileActions } from '@larder/contracts/catalogue';
import type { PostcodeService } from '@larder/contracts/distribution';
import { ExtensionSlot } from '@larder/platform';
import { answer } from '@larder/platform/testing';
import { apples, evening, store } from '../../../testing/fixtures.js';
import { openService } from '../../../testing/open-service.js';
import { forgetPlace } from '../device/device-place.js';

jest.setTimeout(15_000);
beforeEach(() => {
  forgetPlace();
  jest.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const { id, start, end } = evening;
const inside: PostcodeService = {
  postalCode: '1070',
  city: 'Wien',
  delivery: { deliveryAreaNumber: 'wien', earliest: { id, start, end }, fee: 290 },
  stores: [{ store, metres: 1234, earliest: { id, start, end } }],
};
const outside: PostcodeService = { ...inside, postalCode: '8010', city: 'Graz' };
delete outside.delivery;

const ask = 'GET /api/distribution/postcode-service';
const open = (options: Parameters<typeof openService>[0] = {}) =>
  openService({
    by: 'postcode',
    ...options,
    handlers: {
      [ask]: ({ query }) => (query['postalCode'] === '1070' ? inside : outside),
      ...options.handlers,
    },
  });
const field = () => screen.getByLabelText('Postcode');
const startButton = () => screen.getByRole('button', { name: 'Start shopping' });

describe('the postcode gate', () => {
  it('SLOT-07 says at once when the next delivery comes, and stores the postcode', async () => {
    const { user, shop, callsOf } = await open();
    await user.type(field(), '107');
    expect(callsOf('/api/distribution/postcode-service')).toEqual([]);
    await user.type(field(), '0');
    expect(await screen.findByText('Yes, we deliver to 1070 Wien')).toBeVisible();
    expect(screen.getByText('Next delivery today 18:00–20:00, service fee €2.90')).toBeVisible();
    await user.click(startButton());
    await waitFor(() => expect(shop.cart?.deliveryPlace?.postalCode).toBe('1070'));
    expect(shop.cart).not.toHaveProperty('distributionAddress');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      await screen.findByRole('button', { name: /^Earliest today 18:00–20:00 · 1070/ }),
    ).toBeVisible();
  });

  it('CART-16 CART-17 keeps the product of the first plus and adds it afterwards', async () => {
    const { user, shop, callsOf } = await open({
      element: <ExtensionSlot slot={tileActions} props={{ product: apples }} />,
      press: 'Add to cart: Apples',
    });
    expect(screen.getByText(/^We add Apples to your cart/)).toBeVisible();
    expect(callsOf('/api/carts/items')).toEqual([]);
    await user.type(field(), '1070');
    await user.click(startButton());
    await waitFor(() => expect(shop.cart?.productLineItems).toHaveLength(1));
  });

  it('names what is wrong with a postcode that is not whole', async () => {
    const { user, shop } = await open();
    await user.type(field(), '10');
    await user.click(startButton());
    expect(field()).toHaveAccessibleDescription('Please enter your full postcode');
    expect(field()).toHaveFocus();
    expect(shop.cart).toBeNull();
  });

  it('SLOT-11 SLOT-14 offers the stores nearby where nothing is delivered', async () => {
    const { user, shop } = await open();
    await user.type(field(), '8010');
    expect(await screen.findByText('We don’t deliver to 8010 Graz yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start shopping' })).toBeNull();
    const stores = screen.getByRole('list', { name: 'Collect instead' });
    expect(
      within(stores).getByText(/Marktgasse 1 · 1.2 km away · earliest today 18:00–20:00/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Collect from Market hall' }));
    await waitFor(() =>
      expect(shop.cart?.distributionAddress).toMatchObject({ storeId: 'store-1' }),
    );
  });

  it('SLOT-11 answers who was faster than the answer, and does not call the shop unreachable', async () => {
    let reply = () => undefined as void;
    const answered = new Promise<PostcodeService>((resolve) => (reply = () => resolve(outside)));
    const { user, callsOf } = await open({
      handlers: {
        [ask]: () => answered,
        'PUT /api/carts/delivery-place': () =>
          answer(409, { errorCode: 'OUTSIDE_DELIVERY_AREA', message: '' }),
      },
    });
    await user.type(field(), '8010{Enter}');
    await waitFor(() => expect(callsOf('/api/carts/delivery-place')).toHaveLength(1));
    reply();
    expect(await screen.findByText(/don’t deliver to 8010 Graz yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Try again|Retry/ })).toBeNull();
  });

  it('SLOT-11 takes an email to write to once the shop delivers there', async () => {
    const { user, callsOf } = await open({
      handlers: { 'POST /api/distribution/service-interests': () => ({}) },
    });
    await user.type(field(), '8010');
    const email = await screen.findByLabelText('Your email');
    await user.type(email, 'anna@');
    await user.click(screen.getByRole('button', { name: 'Let me know' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Please enter a valid email/));
    expect(email).toHaveFocus();
    await user.type(email, 'x.example{Enter}');
    expect(await screen.findByText(/follow the link in our email to anna@x.example/)).toBeVisible();
    expect(callsOf('/api/distribution/service-interests')[0]?.body).toEqual({
      email: 'anna@x.example',
      postalCode: '8010',
    });
  });

  it('ERR-27 keeps the email when the shop does not answer', async () => {
    const { user } = await open({
      handlers: {
        'POST /api/distribution/service-interests': () =>
          answer(429, { errorCode: 'TOO_MANY_REQUESTS', message: '' }),
      },
    });
    await user.type(field(), '8010');
    await user.type(await screen.findByLabelText('Your email'), 'anna@x.example{Enter}');
    expect(await screen.findByText('The shop isn’t responding')).toBeVisible();
    expect(screen.getByLabelText('Your email')).toHaveValue('anna@x.example');
  });

  it('tells when no window is free', async () => {
    const full = { ...inside, delivery: { deliveryAreaNumber: 'wien' } };
    const { user } = await open({ handlers: { [ask]: () => full } });
    await user.type(field(), '1070');
    expect(await screen.findByText(/^No time slots are free at the moment/)).toBeVisible();
    expect(startButton()).toBeEnabled();
  });

  it('ERR-27 says that the shop does not answer, and retries', async () => {
    let isBroken = true;
    const { user } = await open({
      handlers: { [ask]: () => (isBroken ? answer(500, { errorCode: 'X', message: '' }) : inside) },
    });
    await user.type(field(), '1070');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(retry);
    expect(await screen.findByText('Yes, we deliver to 1070 Wien')).toBeVisible();
  });

  it('leads to whole addresses and every store', async () => {
    const { user } = await open();
    await user.click(
      screen.getByRole('button', { name: 'Enter a full address or choose a store' }),
    );
    const pickup = await screen.findByRole('radio', { name: /Pickup/ });
    expect(pickup).toBeVisible();
    await user.tab();
    expect(screen.getByRole('radio', { name: /Delivery/ })).toHaveFocus();
  });
});

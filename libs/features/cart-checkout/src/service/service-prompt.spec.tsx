import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requireService } from '@larder/contracts/checkout';
import { appOverlays, headerService } from '@larder/contracts/content';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import { Place } from '@larder/platform';
import { answer, deferred, renderInHost, type Handlers } from '@larder/platform/testing';
import { cartCheckout } from '../feature.js';
import { addressDraft } from './address-draft.js';
import { playShop } from '../testing/play-shop.js';

// Addresses, typed key by key.
jest.setTimeout(30_000);
beforeEach(() => addressDraft.clear());

const area = {
  deliveryAreaNumber: 'wien',
  name: 'Wien',
  pickingUnitIds: ['unit-1'],
  postalCodes: ['1070'],
  polygon: [],
};
const found = {
  streetName: 'Lindengasse',
  streetNumber: '7',
  postalCode: '1070',
  city: 'Wien',
  position: { lat: 48.2, lng: 16.35 },
};
const maps: Handlers = {
  'GET /api/maps/places/autocomplete': () => [
    { id: 'place-1', primaryPart: 'Lindengasse 7', secondaryPart: '1070 Wien' },
  ],
  'GET /api/maps/geocode/location': () => found,
  'GET /api/maps/geocode/address': () => answer(404, { errorCode: 'NOT_FOUND', message: '' }),
  'GET /api/maps/geocode/:id': () => found,
  'GET /api/distribution/delivery-area/intersection': () => area,
  'GET /api/distribution/delivery-area/default': () => area,
};

interface Options {
  readonly services?: ClientRuntimeConfig['services'];
  readonly handlers?: Handlers;
}

async function open({ services, handlers }: Options = {}) {
  const shop = playShop();
  const host = await renderInHost({
    features: [cartCheckout],
    tenant: services ? { services } : {},
    element: (
      <>
        <Place slot={headerService} props={{}} />
        <Place slot={appOverlays} props={{}} />
      </>
    ),
    handlers: { ...shop.handlers, ...maps, ...handlers },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /\?$/ }));
  await screen.findByRole('dialog');
  const callsOf = (path: string) => host.calls.filter((call) => call.path === path);
  return { ...host, shop, user, callsOf };
}

const button = (name: string) => screen.getByRole('button', { name });

async function typeByHand(user: ReturnType<typeof userEvent.setup>, postalCode = '1070') {
  await user.click(screen.getByRole('radio', { name: /Delivery/ }));
  await user.click(button('Enter the address yourself'));
  await user.type(screen.getByLabelText(/^Street/), 'Lindengasse');
  await user.type(screen.getByLabelText(/^No/), '7');
  await user.type(screen.getByLabelText(/Postcode/), postalCode);
  await user.type(screen.getByLabelText(/Town/), 'Wien');
}

describe('delivery', () => {
  it('keeps an address that was typed and not sent, until it is sent', async () => {
    const { user, unmount } = await open();
    await typeByHand(user);
    unmount();
    const again = await open();
    await again.user.click(screen.getByRole('radio', { name: /Delivery/ }));
    expect(screen.getByLabelText(/^Street/)).toHaveValue('Lindengasse');
    expect(screen.getByLabelText(/Town/)).toHaveValue('Wien');
    await again.user.click(button('Deliver here'));
    await screen.findByText(/At the earliest/);
    expect(addressDraft.read()).toBeUndefined();
  });

  it('SLOT-12 SLOT-10 SLOT-07 finds the address while typing, its area, and the earliest window', async () => {
    const { user, callsOf, shop } = await open();
    await user.click(screen.getByRole('radio', { name: /Delivery/ }));
    await user.click(screen.getByLabelText(/Find your address/));
    await user.type(screen.getByRole('combobox'), 'Linden');
    await user.click(await screen.findByRole('option', { name: /Lindengasse 7/ }));
    expect(await screen.findByText('Found: Lindengasse 7, 1070 Wien')).toBeVisible();
    await user.click(button('Deliver here'));
    expect(await screen.findByText(/At the earliest Friday, November 20, 18 to 20/)).toBeVisible();
    expect(callsOf('/api/maps/places/autocomplete').at(-1)?.query).toEqual({
      q: 'Linden',
      addressOnly: 'true',
      restrictCountry: 'AT',
    });
    expect(callsOf('/api/maps/geocode/place-1')).toHaveLength(1);
    const position = callsOf('/api/distribution/delivery-area/intersection')[0]?.query['position'];
    expect(position).toBe('48.2,16.35');
    expect(shop.cart?.distributionAddress).toMatchObject({
      distributionType: 'DELIVERY',
      deliveryAreaNumber: 'wien',
      pickingUnitIds: ['unit-1'],
      streetName: 'Lindengasse',
      position: { lat: 48.2, lng: 16.35 },
    });
  });

  it('SLOT-12 keeps what was found in sight while the rest of the line is looked up', async () => {
    const suggested = maps['GET /api/maps/places/autocomplete'];
    const unanswered = new Promise<never>(() => undefined);
    const { user, callsOf } = await open({
      handlers: {
        'GET /api/maps/places/autocomplete': (...asked) =>
          asked[0].query['q'] === 'Linden' ? suggested?.(...asked) : unanswered,
      },
    });
    await user.click(screen.getByRole('radio', { name: /Delivery/ }));
    await user.click(screen.getByLabelText(/Find your address/));
    await user.type(screen.getByRole('combobox'), 'Linden');
    await screen.findByRole('option', { name: /Lindengasse 7/ });
    await user.keyboard('gasse');
    await waitFor(() => expect(callsOf('/api/maps/places/autocomplete')).toHaveLength(2));
    expect((await screen.findAllByText('Looking for addresses'))[0]).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByText('Found: Lindengasse 7, 1070 Wien')).toBeVisible();
  });

  it('ERR-27 takes a failing address search for one without a result, and lets the address be typed', async () => {
    const fails = () => answer(500, { errorCode: 'INTERNAL_ERROR', message: 'broken' });
    const { user, store } = await open({
      handlers: { 'GET /api/maps/places/autocomplete': fails },
    });
    await user.click(screen.getByRole('radio', { name: /Delivery/ }));
    await user.click(screen.getByLabelText(/Find your address/));
    await user.type(screen.getByRole('combobox'), 'Linden');
    expect((await screen.findAllByText('No address found'))[0]).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(store.getState().notifications).toEqual([]);
    expect(screen.getByRole('button', { name: 'Enter the address yourself' })).toBeVisible();
  });

  it('waits for an address that is still being looked up when the form is sent', async () => {
    const late = deferred<unknown>();
    const handlers = { 'GET /api/maps/geocode/:id': () => late.promise };
    const { user, shop } = await open({ handlers });
    await user.click(screen.getByRole('radio', { name: /Delivery/ }));
    await user.type(screen.getByRole('combobox'), 'Linden');
    await user.click(await screen.findByRole('option', { name: /Lindengasse 7/ }));
    await user.click(button('Deliver here'));
    expect(screen.queryByLabelText(/^Street/)).toBeNull();
    late.resolve(found);
    expect(await screen.findByText(/At the earliest/)).toBeVisible();
    expect(shop.cart?.distributionAddress).toMatchObject({ streetName: 'Lindengasse' });
  });

  it('SLOT-13 uses the place of the device', async () => {
    const coords = { latitude: 48.2, longitude: 16.35 };
    const getCurrentPosition = jest.fn((tell: PositionCallback) =>
      tell({ coords } as GeolocationPosition),
    );
    Object.defineProperty(navigator, 'geolocation', {
      value: { getCurrentPosition },
      configurable: true,
    });
    const { user, callsOf } = await open();
    await user.click(screen.getByRole('radio', { name: /Delivery/ }));
    await user.click(button('Use current location'));
    expect(await screen.findByText('Found: Lindengasse 7, 1070 Wien')).toBeVisible();
    expect(callsOf('/api/maps/geocode/location')[0]?.query).toMatchObject({
      latitude: '48.2',
      longitude: '16.35',
    });
  });

  it('SLOT-10 takes the default area for an address without a position', async () => {
    const { user, shop } = await open();
    await typeByHand(user);
    await user.click(button('Deliver here'));
    await waitFor(() => expect(shop.cart?.distributionAddress?.deliveryAreaNumber).toBe('wien'));
  });

  it('SLOT-10 SLOT-11 takes no default area for a postcode that it does not serve', async () => {
    const { user, shop } = await open();
    await typeByHand(user, '8010');
    await user.click(button('Deliver here'));
    expect(await screen.findByText('We do not deliver to this address yet')).toBeVisible();
    expect(shop.cart).toBeNull();
  });

  it('SLOT-11 says that an address is outside and offers pickup', async () => {
    const { user, shop } = await open({
      handlers: {
        'GET /api/maps/geocode/address': () => found,
        'GET /api/distribution/delivery-area/intersection': () =>
          answer(404, { errorCode: 'OUTSIDE_DELIVERY_AREA', message: '' }),
      },
    });
    await typeByHand(user);
    await user.click(button('Deliver here'));
    expect(await screen.findByText('We do not deliver to this address yet')).toBeVisible();
    expect(shop.cart).toBeNull();
    await user.click(button('Collect instead'));
    expect(await screen.findByRole('radio', { name: /Market hall/ })).toBeVisible();
  });

  it('FORM-56 FORM-58 names what is missing at the field', async () => {
    const { user, shop } = await open();
    await user.click(screen.getByRole('radio', { name: /Delivery/ }));
    await user.click(button('Deliver here'));
    expect(await screen.findByLabelText(/^Street/)).toHaveAccessibleDescription(
      'This field is required',
    );
    expect(screen.getByLabelText(/^No/)).toBeInvalid();
    expect(shop.cart).toBeNull();
  });

  it('FORM-64 sends the details that were given and no empty ones', async () => {
    const { user, shop } = await open();
    await typeByHand(user);
    await user.type(screen.getByLabelText(/Floor/), '3');
    await user.click(button('Deliver here'));
    await waitFor(() => expect(shop.cart?.distributionAddress).toMatchObject({ floor: '3' }));
    expect(shop.cart?.distributionAddress).not.toHaveProperty('door');
  });
});

describe('pickup', () => {
  it('SLOT-14 SLOT-03 chooses among the stores, with address and hours', async () => {
    const { user, shop, callsOf } = await open();
    await user.click(screen.getByRole('radio', { name: /Pickup/ }));
    const card = await screen.findByRole('radio', { name: /Market hall/ });
    expect(card.closest('label')).toHaveTextContent('Marktgasse 1, 1010 Wien');
    expect(card.closest('label')).toHaveTextContent('Mon–Fri 7:30–20:00');
    await user.click(card);
    await user.click(button('Collect here'));
    await screen.findByText(/At the earliest/);
    expect(shop.cart?.distributionAddress).toMatchObject({
      distributionType: 'CLICK_AND_COLLECT',
      storeId: 'store-1',
    });
    expect(callsOf('/api/capacity/window/earliest')[0]?.query).toEqual({
      distributionType: 'CLICK_AND_COLLECT',
      appointableId: 'store-1',
    });
  });

  it('goes straight to the stores in a shop without delivery', async () => {
    await open({ services: { delivery: false, clickAndCollect: true } });
    expect(await screen.findByRole('radio', { name: /Market hall/ })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Delivery/ })).not.toBeInTheDocument();
  });
});

describe('the line below the header', () => {
  it('tells service, place and the earliest time once they are known', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), advanceTimers: true });
    const { user } = await open();
    await typeByHand(user);
    await user.click(button('Deliver here'));
    await user.click(await screen.findByRole('button', { name: 'Continue shopping' }));
    expect(
      await screen.findByRole('button', { name: 'Delivery · 1070 Wien · from today 18–20' }),
    ).toBeVisible();
    jest.useRealTimers();
  });
});

it('requireService waits for the choice and tells when the shopper turns away', async () => {
  const { context, user } = await open();
  const asked = context.use(requireService)?.();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await expect(asked).resolves.toBe(false);
});

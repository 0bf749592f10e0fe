import { screen, waitFor } from '@testing-library/react';
import { answer, deferred } from '@larder/platform/testing';
import { button, found, maps, openService, typeByHand } from '../../testing/open-service.js';
import { addressDraft } from './address/address-draft.js';

// Addresses, typed key by key.
jest.setTimeout(30_000);
beforeEach(() => addressDraft.clear());

describe('delivery', () => {
  it('keeps an address that was typed and not sent, until it is sent', async () => {
    const { user, unmount } = await openService();
    await typeByHand(user);
    unmount();
    const again = await openService();
    await again.user.click(screen.getByRole('radio', { name: /Delivery/ }));
    expect(screen.getByLabelText(/^Street/)).toHaveValue('Lindengasse');
    expect(screen.getByLabelText(/Town/)).toHaveValue('Wien');
    await again.user.click(button('Deliver here'));
    await screen.findByText(/Earliest slot/);
    expect(addressDraft.read()).toBeUndefined();
  });

  it('SLOT-12 SLOT-10 SLOT-07 finds the address while typing, its area, and the earliest window', async () => {
    const { user, callsOf, shop } = await openService();
    await user.click(screen.getByRole('radio', { name: /Delivery/ }));
    await user.click(screen.getByLabelText(/Find your address/));
    await user.type(screen.getByRole('combobox'), 'Linden');
    await user.click(await screen.findByRole('option', { name: /Lindengasse 7/ }));
    expect(await screen.findByText('Found: Lindengasse 7, 1070 Wien')).toBeVisible();
    await user.click(button('Deliver here'));
    expect(
      await screen.findByText(/Earliest slot: Friday, November 20, 18:00 to 20:00/),
    ).toBeVisible();
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

  it('SLOT-01 leaves the order at the door with one tick, which the next form knows', async () => {
    localStorage.clear();
    const { user, shop, unmount } = await openService();
    await typeByHand(user);
    await user.click(screen.getByText('Staircase, floor, door, note'));
    await user.click(screen.getByRole('checkbox', { name: 'Please leave it at the door' }));
    await user.click(button('Deliver here'));
    await screen.findByText(/Earliest slot/);
    expect(shop.cart?.distributionAddress).toMatchObject({ leaveAtDoor: true });
    unmount();
    const again = await openService();
    await typeByHand(again.user);
    await again.user.click(screen.getByText('Staircase, floor, door, note'));
    expect(screen.getByRole('checkbox', { name: 'Please leave it at the door' })).toBeChecked();
    localStorage.clear();
  });

  it('SLOT-12 keeps what was found in sight while the rest of the line is looked up', async () => {
    const suggested = maps['GET /api/maps/places/autocomplete'];
    const unanswered = new Promise<never>(() => undefined);
    const { user, callsOf } = await openService({
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
    const { user, store } = await openService({
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
    const { user, shop } = await openService({ handlers });
    await user.click(screen.getByRole('radio', { name: /Delivery/ }));
    await user.type(screen.getByRole('combobox'), 'Linden');
    await user.click(await screen.findByRole('option', { name: /Lindengasse 7/ }));
    await user.click(button('Deliver here'));
    expect(screen.queryByLabelText(/^Street/)).toBeNull();
    late.resolve(found);
    expect(await screen.findByText(/Earliest slot/)).toBeVisible();
    expect(shop.cart?.distributionAddress).toMatchObject({ streetName: 'Lindengasse' });
  });

  it('SLOT-13 uses the place of the device', async () => {
    const coords = { latitude: 48.2, longitude: 16.35 };
    const getCurrentPosition = jest.fn((onPosition: PositionCallback) =>
      onPosition({ coords } as GeolocationPosition),
    );
    Object.defineProperty(navigator, 'geolocation', {
      value: { getCurrentPosition },
      configurable: true,
    });
    const { user, callsOf } = await openService();
    await user.click(screen.getByRole('radio', { name: /Delivery/ }));
    await user.click(button('Use current location'));
    expect(await screen.findByText('Found: Lindengasse 7, 1070 Wien')).toBeVisible();
    expect(callsOf('/api/maps/geocode/location')[0]?.query).toMatchObject({
      latitude: '48.2',
      longitude: '16.35',
    });
  });

  it('SLOT-10 takes the default area for an address without a position', async () => {
    const { user, shop } = await openService();
    await typeByHand(user);
    await user.click(button('Deliver here'));
    await waitFor(() => expect(shop.cart?.distributionAddress?.deliveryAreaNumber).toBe('wien'));
  });

  it('SLOT-10 SLOT-11 takes no default area for a postcode that it does not serve', async () => {
    const { user, shop } = await openService();
    await typeByHand(user, '8010');
    await user.click(button('Deliver here'));
    expect(await screen.findByText('We don’t deliver to this address yet')).toBeVisible();
    expect(shop.cart).toBeNull();
  });

  it('SLOT-11 says that an address is outside and offers pickup', async () => {
    const { user, shop } = await openService({
      handlers: {
        'GET /api/maps/geocode/address': () => found,
        'GET /api/distribution/delivery-area/intersection': () =>
          answer(404, { errorCode: 'OUTSIDE_DELIVERY_AREA', message: '' }),
      },
    });
    await typeByHand(user);
    await user.click(button('Deliver here'));
    expect(await screen.findByText('We don’t deliver to this address yet')).toBeVisible();
    expect(shop.cart).toBeNull();
    await user.click(button('Collect instead'));
    expect(await screen.findByRole('radio', { name: /Market hall/ })).toBeVisible();
  });

  it('FORM-56 FORM-58 names what is missing at the field', async () => {
    const { user, shop } = await openService();
    await user.click(screen.getByRole('radio', { name: /Delivery/ }));
    await user.click(button('Deliver here'));
    expect(await screen.findByLabelText(/^Street/)).toHaveAccessibleDescription(
      'This field is required',
    );
    expect(screen.getByLabelText(/^No/)).toBeInvalid();
    expect(shop.cart).toBeNull();
  });

  it('FORM-64 sends the details that were given and no empty ones', async () => {
    const { user, shop } = await openService();
    await typeByHand(user);
    await user.type(screen.getByLabelText(/Floor/), '3');
    await user.click(button('Deliver here'));
    await waitFor(() => expect(shop.cart?.distributionAddress).toMatchObject({ floor: '3' }));
    expect(shop.cart?.distributionAddress).not.toHaveProperty('door');
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { tileActions } from '@larder/contracts/catalogue';
import { headerService } from '@larder/contracts/content';
import { customerCleared, type Address } from '@larder/contracts/customer';
import { ExtensionSlot } from '@larder/platform';
import { answer, renderInHost } from '@larder/platform/testing';
import { cartCheckout } from '../../../feature.js';
import { apples, aTimeSlot, home, place, store } from '../../../testing/fixtures.js';
import { openService } from '../../../testing/open-service.js';
import { account, anna, visitor } from '../../../testing/test-visitor.js';
import { createTestServer } from '../../../testing/test-server.js';
import { pickupAddress } from '../pickup/pickup-address.js';
import {
  forgetPlace,
  readDevicePlace,
  rememberPlace,
  rememberUsual,
  slotKey,
} from './device-place.js';

jest.setTimeout(15_000);
beforeEach(() => forgetPlace());

const answers = {
  'GET /api/distribution/postcode-service': () => ({ postalCode: '1070', stores: [] }),
};
const placeCall = '/api/carts/delivery-place';
const addApples = (options: Parameters<typeof openService>[0] = {}) =>
  openService({
    by: 'postcode',
    element: <ExtensionSlot slot={tileActions} props={{ product: apples }} />,
    press: 'Add to cart: Apples',
    handlers: answers,
    hasDialog: false,
    ...options,
  });

describe('the place of this browser', () => {
  it('SLOT-07 is named in the header before there is a cart', async () => {
    rememberPlace(place);
    const host = await renderInHost({
      features: [cartCheckout],
      tenant: { servicePrompt: { mode: 'required', by: 'postcode', interval: 5 } },
      element: <ExtensionSlot slot={headerService} props={{}} />,
      handlers: createTestServer(null).handlers,
    });
    expect(await screen.findByRole('button', { name: /1070$/ })).toBeVisible();
    expect(host.calls.filter(({ path }) => path === placeCall)).toEqual([]);
    act(() => forgetPlace());
    expect(await screen.findByRole('button', { name: /\?$/ })).toBeVisible();
  });

  it('CART-16 ADDR-16 starts a customer’s cart with the postcode of their main address', async () => {
    visitor.set({
      ...anna,
      addresses: [{ category: 'combined', primary: true, postalCode: '1070' } as Address],
    });
    const { shop } = await addApples({ features: [account] });
    await waitFor(() => expect(shop.cart?.productLineItems).toHaveLength(1));
    expect(shop.cart?.deliveryPlace?.postalCode).toBe('1070');
    expect(screen.queryByRole('dialog')).toBeNull();
    visitor.set(undefined);
  });

  it('CART-16 starts a new cart in one call, without a question', async () => {
    rememberPlace(place);
    const { shop, callsOf } = await addApples();
    await waitFor(() => expect(shop.cart?.productLineItems).toHaveLength(1));
    expect(shop.cart?.deliveryPlace?.postalCode).toBe(place.postalCode);
    expect(callsOf(placeCall)).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('CART-16 SLOT-14 starts with the store of the last pickup', async () => {
    rememberPlace(pickupAddress(store));
    const { shop } = await addApples();
    await waitFor(() => expect(shop.cart?.productLineItems).toHaveLength(1));
    expect(shop.cart?.distributionAddress).toMatchObject({ storeId: store.storeId });
  });

  it('SLOT-11 is forgotten and asked for where the shop does not deliver any more', async () => {
    rememberPlace(place);
    const { shop } = await addApples({
      handlers: {
        ...answers,
        'PUT /api/carts/delivery-place': () =>
          answer(400, { errorCode: 'OUTSIDE_DELIVERY_AREA', message: '' }),
      },
    });
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(shop.cart).toBeNull();
    expect(readDevicePlace()).toBeUndefined();
  });

  it('CART-16 is no answer in a shop that asks for whole addresses', async () => {
    rememberPlace(place);
    const { callsOf } = await addApples({ by: 'address' });
    expect(await screen.findByRole('radio', { name: /Delivery/ })).toBeVisible();
    expect(callsOf(placeCall)).toEqual([]);
  });

  it('is in the field when the prompt is opened, and can be forgotten there', async () => {
    rememberPlace(place);
    const { user } = await openService({ by: 'postcode', handlers: answers, press: /1070$/ });
    const field = screen.getByLabelText('Postcode');
    expect(field).toHaveValue(place.postalCode);
    await user.click(screen.getByRole('button', { name: 'Forget this place on this device' }));
    expect(readDevicePlace()).toBeUndefined();
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Forget/ })).toBeNull();
  });

  it('S4 is dropped when a customer signs out', async () => {
    rememberPlace(place);
    const { context } = await openService({ by: 'postcode', handlers: answers, press: /1070$/ });
    await act(async () => context.emit(customerCleared, undefined));
    await waitFor(() => expect(readDevicePlace()).toBeUndefined());
  });

  it('has neither street nor name, and another area has no usual time slot yet', () => {
    const { city, postalCode } = place;
    rememberPlace({
      distributionType: 'DELIVERY',
      deliveryAreaNumber: '3',
      city,
      postalCode,
      streetName: 'Lindengasse',
      streetNumber: '7',
      country: 'Austria',
      countryCode: 'AT',
      firstName: 'Anna',
      lastName: 'Gruber',
      additionalInfo: 'ring twice',
    });
    rememberUsual({ slot: 'Fri 18:00-20:00' });
    expect(readDevicePlace()).toEqual({
      to: { distributionType: 'DELIVERY', deliveryAreaNumber: '3', city, postalCode },
      slot: 'Fri 18:00-20:00',
    });
    rememberPlace(place);
    expect(readDevicePlace()).toEqual({ to: place });
  });

  it('SLOT-01 knows whether the last delivery was left at the door, through stores and postcodes', () => {
    rememberPlace(place);
    rememberUsual({ leaveAtDoor: true });
    rememberPlace({ ...home, distributionType: 'CLICK_AND_COLLECT', storeId: 'wien' });
    rememberPlace(place);
    expect(readDevicePlace()?.leaveAtDoor).toBe(true);
    rememberUsual({ leaveAtDoor: undefined });
    expect(readDevicePlace()).toEqual({ to: place });
  });

  it('names a time slot by weekday and hours on the clock of the shop', () => {
    expect(slotKey(aTimeSlot(18), 'Europe/Vienna')).toBe('Fri 18:00-20:00');
  });
});

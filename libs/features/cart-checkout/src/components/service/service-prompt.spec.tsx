import { screen, waitFor, within } from '@testing-library/react';
import { tileActions } from '@larder/contracts/catalogue';
import { requireService } from '@larder/contracts/checkout';
import { ExtensionSlot } from '@larder/platform';
import { apples, store } from '../../testing/fixtures.js';
import { button, openService, typeByHand } from '../../testing/open-service.js';
import { addressDraft } from './address/address-draft.js';
import { forgetPlace, rememberPlace } from './device/device-place.js';

// Addresses, typed key by key.
jest.setTimeout(30_000);
beforeEach(() => {
  addressDraft.clear();
  forgetPlace();
});

describe('pickup', () => {
  it('SLOT-14 SLOT-03 chooses among the stores, with address and hours', async () => {
    const { user, shop, callsOf } = await openService();
    await user.click(screen.getByRole('radio', { name: /Pickup/ }));
    const card = await screen.findByRole('radio', { name: /Market hall/ });
    expect(card.closest('label')).toHaveTextContent('Marktgasse 1, 1010 Wien');
    expect(card.closest('label')).toHaveTextContent('Mon–Fri 7:30–20:00');
    await user.click(card);
    await user.click(button('Collect here'));
    await screen.findByText(/Earliest slot/);
    expect(shop.cart?.distributionAddress).toMatchObject({
      distributionType: 'CLICK_AND_COLLECT',
      storeId: 'store-1',
    });
    expect(callsOf('/api/capacity/window/earliest')[0]?.query).toEqual({
      distributionType: 'CLICK_AND_COLLECT',
      appointableId: 'store-1',
    });
  });

  it('lists the store that is nearest to the known postcode first, with its distance', async () => {
    const to = { deliveryAreaNumber: 'wien', postalCode: '1070', city: 'Wien' };
    rememberPlace({ distributionType: 'DELIVERY', ...to });
    const near = { ...store, storeId: 'store-2', name: 'Corner shop' };
    const { user } = await openService({
      by: 'address',
      handlers: {
        'GET /api/checkout-stores': () => [store, near],
        'GET /api/distribution/postcode-service': () => ({
          postalCode: '1070',
          stores: [{ store: near, metres: 1234 }],
        }),
      },
    });
    await user.click(screen.getByRole('radio', { name: /Pickup/ }));
    const card = await screen.findByRole('radio', { name: /Corner shop/ });
    await waitFor(() => expect(card.closest('label')).toHaveTextContent('1.2 km away'));
    const stores = screen.getAllByRole('radio', { name: /Corner shop|Market hall/ });
    expect(stores[0]).toBe(card);
    expect(stores[1]?.closest('label')).not.toHaveTextContent('km');
  });

  it('goes straight to the stores in a shop without delivery', async () => {
    await openService({ services: { delivery: false, clickAndCollect: true } });
    expect(await screen.findByRole('radio', { name: /Market hall/ })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Delivery/ })).not.toBeInTheDocument();
  });
});

describe('the line below the header', () => {
  it('tells service, place and the earliest time once they are known', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), advanceTimers: true });
    const { user } = await openService();
    await typeByHand(user);
    await user.click(button('Deliver here'));
    await user.click(await screen.findByRole('button', { name: 'Keep shopping' }));
    expect(
      await screen.findByRole('button', { name: /^Earliest today 18:00–20:00 · 1070/ }),
    ).toBeVisible();
    jest.useRealTimers();
  });
});

describe('a shop that asks for whole addresses', () => {
  it('CART-16 CART-17 SLOT-12 asks for one before the first product, which is added then', async () => {
    const { user, shop, callsOf } = await openService({
      by: 'address',
      element: <ExtensionSlot slot={tileActions} props={{ product: apples }} />,
      press: 'Add to cart: Apples',
    });
    expect(screen.queryByLabelText('Postcode')).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Delivery/ }));
    await user.type(screen.getByRole('combobox'), 'Linden');
    await user.click(await screen.findByRole('option', { name: /Lindengasse 7/ }));
    expect(callsOf('/api/carts/items')).toEqual([]);
    await user.click(button('Deliver here'));
    await waitFor(() => expect(shop.cart?.productLineItems).toHaveLength(1));
    expect(shop.cart?.distributionAddress).toMatchObject({ streetName: 'Lindengasse' });
    expect(shop.cart).not.toHaveProperty('deliveryPlace');
    await user.click(button('Keep shopping'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('requireService waits for the choice and tells when the shopper turns away', async () => {
  const { context, user } = await openService();
  const asked = context.getCapability(requireService)?.();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await expect(asked).resolves.toBe(false);
});

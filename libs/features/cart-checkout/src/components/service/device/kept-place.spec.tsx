import { act, waitFor } from '@testing-library/react';
import { writeCart } from '../../../api/cart/cart-cache.js';
import { aCart, home, place } from '../../../testing/fixtures.js';
import { installFakeDisk, openMonitor } from '../../../testing/open-monitor.js';
import { forgetPlace, readDevicePlace, rememberPlace } from './device-place.js';

jest.setTimeout(15_000);

beforeAll(() => import('../../cart-monitor/cart-monitor.js'));
beforeEach(() => {
  installFakeDisk();
  forgetPlace();
});

describe('SLOT-07 the place of a cart that this browser did not choose', () => {
  it('is kept without street and name, so that the header knows it after the order', async () => {
    await openMonitor();
    await waitFor(() => expect(readDevicePlace()?.to).toEqual(place));
  });

  it('never takes the place of the one that was chosen here', async () => {
    const here = { ...place, deliveryAreaNumber: 'graz', postalCode: '8010', city: 'Graz' };
    rememberPlace(here);
    await openMonitor();
    expect(readDevicePlace()?.to).toEqual(here);
  });

  it('does not come back while the cart lasts, once it is forgotten', async () => {
    const { store } = await openMonitor();
    act(() => forgetPlace());
    act(() => writeCart(store.dispatch, aCart([], { distributionAddress: home, version: 9 })));
    expect(readDevicePlace()).toBeUndefined();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Address } from '@larder/contracts/customer';
import type { Handlers } from '@larder/platform/testing';
import { anna, dropCookies, refusal } from '../../testing/open-account.js';
import { openStanding, standingOrder } from '../../testing/standing-orders.js';

afterEach(dropCookies);

const one = '/api/customers/standing-orders/:id';
const office: Address = {
  id: 'a-office',
  category: 'delivery',
  primary: false,
  firstName: 'Anna',
  lastName: 'Berger',
  streetName: 'Ring',
  streetNumber: '7',
  postalCode: '1010',
  city: 'Wien',
  country: 'Österreich',
  countryCode: 'AT',
  floor: '3',
};
const bill: Address = { ...office, id: 'a-bill', category: 'billing', streetNumber: '9' };

const open = (handlers: Handlers = {}, addresses: readonly Address[] = [office, bill]) =>
  openStanding('/profile/standing-orders?id=s1', {
    'GET /api/customers': () => ({ ...anna, addresses }),
    [`GET ${one}`]: () => standingOrder(),
    ...handlers,
  });
const change = () => screen.findByRole('button', { name: 'Change address' });
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the address of a standing order', () => {
  it('is changed to a saved one that can be delivered to', async () => {
    const { distributionAddress } = standingOrder();
    const moved = { ...distributionAddress, streetName: 'Ring', streetNumber: '7' };
    const { calls } = await open({
      [`PUT ${one}/address`]: () => standingOrder({ distributionAddress: moved }),
    });
    await userEvent.click(await change());
    const inside = await dialog();
    expect(inside.getAllByRole('radio')).toHaveLength(1);
    await userEvent.click(inside.getByRole('button', { name: 'Use this address' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      distributionType: 'DELIVERY',
      streetName: 'Ring',
      streetNumber: '7',
      floor: '3',
    });
    expect(await screen.findByText(/Ring 7, 1010 Wien/)).toBeVisible();
  });

  it.each([
    ['OUTSIDE_DELIVERY_AREA', /don’t deliver there yet/],
    ['CONFLICT', /Choose another time slot first/],
  ])('stays, with the reason, at %s', async (code, reason) => {
    await open({ [`PUT ${one}/address`]: () => refusal(409, code) });
    await userEvent.click(await change());
    await userEvent.click((await dialog()).getByRole('button', { name: 'Use this address' }));
    expect(await screen.findByText(reason)).toBeVisible();
  });

  it('cannot be changed without another saved one, nor for a pickup', async () => {
    await open({}, [bill]);
    await screen.findByText(/Laubenweg 2/);
    expect(screen.queryByRole('button', { name: 'Change address' })).toBeNull();
  });
});

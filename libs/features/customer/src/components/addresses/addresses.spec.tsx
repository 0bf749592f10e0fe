import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Address, Customer } from '@larder/contracts/customer';
import { accountOf } from '../../state/account/account.js';
import { anna, dropCookies, openAccount, refusal, setCookie } from '../../testing/open-account.js';
import { field, fill, press } from '../../testing/typing.js';

afterEach(dropCookies);
afterEach(() => window.sessionStorage.clear());

const saved = (id: string, more: Partial<Address> = {}): Address => ({
  id,
  category: 'delivery',
  primary: false,
  firstName: 'Anna',
  lastName: 'na',
  streetName: `Gasse ${id}`,
  streetNumber: '1',
  postalCode: '1010',
  city: 'Wien',
  country: 'Austria',
  countryCode: 'AT',
  ...more,
});
const settings = {
  account: {
    billingFields: {},
    deliveryPhone: 'Optional',
    invalidAddress: { en: 'We cannot store this:', 'de-AT': 'Das geht nicht:' },
  },
};

/** The addresses of Anna, over a backend that keeps them. */
async function openAddresses(first: Address[], more: object = {}) {
  setCookie('loggedIn', 'true');
  let addresses = first;
  const whole = (): Customer => ({ ...anna, addresses });
  const handlers = {
    'GET /api/customers': whole,
    'GET /api/customers/refresh': whole,
    'POST /api/customers/addresses/delivery': ({ body }: { body: Address }) => {
      const made = { ...saved('new'), ...body };
      addresses = [...addresses, made];
      return made;
    },
    'PUT /api/customers/addresses/delivery': ({ body }: { body: Address }) => {
      addresses = addresses.map((one) => (one.id === body.id ? { ...one, ...body } : one));
      return body;
    },
    'DELETE /api/customers/addresses/a': () => {
      addresses = addresses.filter(({ id }) => id !== 'a');
      return {};
    },
    'POST /api/customers/addresses/b/primary': () => {
      addresses = addresses.map((one) => ({ ...one, primary: one.id === 'b' }));
      return addresses[1];
    },
    ...more,
  };
  const host = await openAccount({
    url: '/profile/addresses',
    settings,
    handlers: handlers as never,
  });
  await screen.findByRole('button', { name: 'Add address' });
  return host;
}
const list = () => screen.getByRole('region', { name: 'Delivery addresses' });

describe('the saved addresses', () => {
  it('name the country in the language of the reader', async () => {
    await openAddresses([saved('a', { country: 'Österreich' })]);
    expect(within(list()).getByText('Austria')).toBeVisible();
  });

  it('SLOT-01 keep whether orders are left at the door, until it is taken back', async () => {
    const { calls } = await openAddresses([saved('a')]);
    await press('Edit: Gasse a 1, 1010 Wien');
    const tick = () => screen.getByRole('checkbox', { name: 'Please leave it at the door' });
    await userEvent.click(tick());
    await press('Save');
    expect(await within(list()).findByText('Please leave it at the door')).toBeVisible();
    await press('Edit: Gasse a 1, 1010 Wien');
    expect(tick()).toBeChecked();
    await userEvent.click(tick());
    await press('Save');
    await screen.findByText('Address saved.');
    const bodies = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(bodies).toMatchObject([{ leaveAtDoor: true }, { leaveAtDoor: false }]);
  });

  it('ADDR-15 ADDR-10 CUST-30 are added by the call of their kind, and the customer is refetched', async () => {
    const { calls, context } = await openAddresses([]);
    expect(screen.getByText('No address saved yet')).toBeInTheDocument();
    await press('Add address');
    await userEvent.selectOptions(field('What the address is for'), 'delivery');
    await fill({ Street: 'Ulmengasse', 'House number': '12', Postcode: '1070', Town: 'Wien' });
    await press('Save');
    expect(await screen.findByText('Address saved.')).toBeInTheDocument();
    expect(within(list()).getByText('Ulmengasse 12')).toBeInTheDocument();
    expect(calls.at(-1)?.path).toBe('/api/customers/refresh');
    expect(accountOf(context).get()?.addresses).toHaveLength(1);
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      firstName: 'na',
      lastName: 'na',
      streetName: 'Ulmengasse',
      countryCode: 'AT',
    });
  });

  it('ADDR-11 ADDR-15 are changed, with placeholders shown as empty fields', async () => {
    const { calls } = await openAddresses([saved('a', { primary: true })]);
    await press('Edit: Gasse a 1, 1010 Wien');
    expect(field('Surname')).toHaveValue('');
    await fill({ Town: 'Graz' });
    await press('Save');
    await screen.findByText('Address saved.');
    expect(within(list()).getByText('1010 Graz')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ id: 'a' });
  });

  it('ADDR-15 one becomes the main one', async () => {
    await openAddresses([saved('a', { primary: true }), saved('b')]);
    await press('Make main address: Gasse b 1, 1010 Wien');
    await screen.findByText('This is your main address now.');
    const [first] = within(list()).getAllByRole('listitem');
    expect(first).toHaveTextContent('Main addressAnnaGasse b 1');
  });

  it('ADDR-15 one is deleted once that was confirmed', async () => {
    const { calls } = await openAddresses([saved('a', { primary: true })]);
    await press('Delete: Gasse a 1, 1010 Wien');
    const dialog = await screen.findByRole('dialog', { name: 'Delete this address?' });
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete address' }));
    expect(await screen.findByText('Address deleted.')).toBeInTheDocument();
    expect(screen.getByText('No address saved yet')).toBeInTheDocument();
  });

  it('ADDR-04 the twentieth is the last one, and the button shows why', async () => {
    await openAddresses(Array.from({ length: 20 }, (_, index) => saved(`${index}`)));
    const add = screen.getByRole('button', { name: 'Add address' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(add).toHaveAccessibleDescription(/saved 20 addresses/);
    await userEvent.click(add);
    expect(screen.queryByText('New address')).toBeNull();
  });

  it('ADDR-09 errors are shown in the shop’s texts', async () => {
    const { calls } = await openAddresses([]);
    await press('Add address');
    await press('Save');
    const found = await screen.findByRole('group', { name: 'We cannot store this:' });
    expect(found).toHaveTextContent('Street: This field is required');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('a list that another tab has filled is reported at the form, which stays', async () => {
    await openAddresses([], {
      'POST /api/customers/addresses/combined': () => refusal(409, '1014'),
    });
    await press('Add address');
    await fill({ Street: 'Ulmengasse', 'House number': '12', Postcode: '1070', Town: 'Wien' });
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('the maximum number of addresses');
    expect(field('Street')).toHaveValue('Ulmengasse');
  });
});

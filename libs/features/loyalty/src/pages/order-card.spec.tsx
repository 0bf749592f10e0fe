import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@larder/platform/testing';
import { mira, openLoyalty } from '../testing/open-loyalty.js';
import OrderCardPage from './order-card.page.js';

const off = { featureJoe: false } as const;
const customer = {
  ...mira,
  billingAddress: { streetName: 'Laubenweg', streetNumber: '3', postalCode: '1010', city: 'Wien' },
};
const status = 'GET /api/customers/physical-card/status';
const order = 'POST /api/customers/physical-card';

it('LOY-18 LOY-19 a card is ordered to the address of the account, followed by its confirmation', async () => {
  const { calls, opened } = await openLoyalty({
    element: <OrderCardPage />,
    tenant: off,
    customer,
    handlers: {
      [status]: () => ({ status: 'NOT_ORDERED' }),
      [order]: () => ({ status: 'ORDERED', orderedOn: '2026-11-24' }),
    },
  });
  expect(await screen.findByLabelText(/^Street/)).toHaveValue('Laubenweg');
  await userEvent.click(screen.getByRole('button', { name: 'Order card' }));
  await waitFor(() => expect(opened).toEqual(['/physicalcard-ok']));
  expect(calls.at(-1)?.body).toEqual({
    firstName: 'Mira',
    lastName: 'Mandl',
    streetName: 'Laubenweg',
    streetNumber: '3',
    postalCode: '1010',
    city: 'Wien',
    countryCode: 'AT',
  });
});

it('FORM-38 shows errors before anything is sent', async () => {
  const { calls } = await openLoyalty({
    element: <OrderCardPage />,
    tenant: off,
    customer: mira,
    handlers: { [status]: () => ({ status: 'NOT_ORDERED' }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Order card' }));
  expect(
    await screen.findByRole('group', { name: 'Please check what you have entered' }),
  ).toHaveTextContent(/Street: Please check this/);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('LOY-18 a card that was ordered is not ordered again', async () => {
  await openLoyalty({
    element: <OrderCardPage />,
    tenant: off,
    customer: mira,
    handlers: { [status]: () => ({ status: 'SENT' }) },
  });
  expect(await screen.findByText('Your card is on its way to you.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it('LOY-18 a card that was ordered in another tab is shown, not reported as an error', async () => {
  let known: object = { status: 'NOT_ORDERED' };
  await openLoyalty({
    element: <OrderCardPage />,
    tenant: off,
    customer,
    handlers: {
      [status]: () => known,
      [order]: () => {
        known = { status: 'ORDERED', orderedOn: '2026-11-24' };
        return answer(409, { errorCode: 'CONFLICT', message: 'ordered already' });
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Order card' }));
  expect(await screen.findByText(/Your card was ordered on/)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('LOY-18 a status that could not be loaded can be refetched', async () => {
  let isBroken = true;
  await openLoyalty({
    element: <OrderCardPage />,
    tenant: off,
    customer,
    handlers: { [status]: () => (isBroken ? answer(503) : { status: 'SENT' }) },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await userEvent.click(again);
  expect(await screen.findByText('Your card is on its way to you.')).toBeInTheDocument();
});

it.each([
  ['PLAT-20 the page of the card is none with the programme', '/physicalcard'],
  ['PLAT-20 nor is its confirmation', '/physicalcard-ok'],
])('%s', async (_title, url) => {
  expect((await openLoyalty({ url })).status).toBe(404);
});

it('CUST-14 an ended session redirects to the login, and typed values are restored on return', async () => {
  const open = () =>
    openLoyalty({
      element: <OrderCardPage />,
      tenant: off,
      customer,
      handlers: { [status]: () => ({ status: 'NOT_ORDERED' }) },
    });
  const { opened, signOut } = await open();
  await userEvent.type(await screen.findByLabelText(/^Street/), ' am See');
  await signOut();
  expect(opened).toEqual(['/login?returnUrl=%2Forder-physical-card&authRequired=true']);
  cleanup();
  await open();
  expect(await screen.findByLabelText(/^Street/)).toHaveValue('Laubenweg am See');
});

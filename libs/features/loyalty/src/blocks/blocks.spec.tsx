import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, deferred } from '@larder/platform/testing';
import { card, five, mira, noCard, openLoyalty } from '../testing/open-loyalty.js';
import LoyaltyLink from './loyalty-link.block.js';
import LoyaltyLogin from './loyalty-login.block.js';
import { schema as buttonSchema } from './loyalty-button.schema.js';
import MemberOffers from './member-offers.block.js';
import VoucherGroup from './voucher-group.block.js';
import { schema as groupSchema } from './voucher-group.schema.js';

const general = 'GET /api/content/vouchers/generalvouchers';
const personal = 'GET /api/content/vouchers/personalvouchers';
const info = 'GET /api/customers/loyalty/card-info';
const group = <VoucherGroup fields={{ title: 'Vouchers', promotionIds: ['own'] }} />;
const own = { promotionId: 'own', type: 'gift', title: 'Just for you' };
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);

it('CONT-41 CUST-15 a guest sees vouchers for everybody, without a customer call', async () => {
  const { calls } = await openLoyalty({ element: group, handlers: { [general]: () => [five] } });
  expect(await screen.findByRole('heading', { name: 'Vouchers' })).toBeInTheDocument();
  expect(titles()).toEqual(['Five per cent']);
  expect(calls.map(({ path }) => path)).toEqual(['/api/content/vouchers/generalvouchers']);
});

it('CONT-41 a customer sees their own first', async () => {
  const { calls } = await openLoyalty({
    element: group,
    customer: mira,
    handlers: { [general]: () => [five], [personal]: () => [own] },
  });
  await waitFor(() => expect(titles()).toEqual(['Just for you', 'Five per cent']));
  expect(calls.find(({ path }) => path.endsWith('personalvouchers'))?.query).toEqual({
    promotionIds: 'own',
  });
});

it('LOY-16 ERR-35 without vouchers there is no group, and a failing call is reported', async () => {
  const refuse = (status: number) => () => answer(status, { errorCode: 'X', message: '' });
  const { unmount } = await openLoyalty({ element: group, handlers: { [general]: refuse(404) } });
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  unmount();
  await openLoyalty({ element: group, handlers: { [general]: refuse(500) } });
  expect(await screen.findByText(/can’t load the vouchers/)).toBeInTheDocument();
});

it('frames what is for members', async () => {
  const frame = (
    <MemberOffers fields={{ text: 'With your card' }}>
      <p>Juice for less</p>
    </MemberOffers>
  );
  await openLoyalty({ element: frame });
  expect(screen.getByText('Juice for less')).toBeVisible();
  expect(screen.getByText('With your card')).toBeVisible();
});

it('CONT-42 LOY-17 the login button leads through the login to the card', async () => {
  const { logins } = await openLoyalty({ element: <LoyaltyLogin fields={{ label: 'Join' }} /> });
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(logins).toEqual(['/profile/loyalty']);
});

it('CONT-42 for a customer it is a link to the card', async () => {
  await openLoyalty({ element: <LoyaltyLogin fields={{}} />, customer: mira });
  expect(screen.getByRole('link', { name: 'View card' })).toHaveAttribute(
    'href',
    '/profile/loyalty',
  );
});

it('CONT-43 LOY-17 the link button links the account in place', async () => {
  await openLoyalty({
    element: <LoyaltyLink fields={{}} />,
    customer: mira,
    handlers: { [info]: () => noCard, 'POST /api/customers/loyalty/link': () => card },
  });
  const button = await screen.findByRole('button', { name: 'Link account' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(button);
  expect(await screen.findByText(/now linked to your member card/)).toBeInTheDocument();
});

it('CONT-43 the link button waits until membership is known', async () => {
  const known = deferred();
  const { calls } = await openLoyalty({
    element: <LoyaltyLink fields={{}} />,
    customer: mira,
    handlers: { [info]: () => known.promise },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Link account' }));
  known.resolve(card);
  expect(await screen.findByText(/is linked to your member card\./)).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it.each([
  ['CONFLICT', /linked to another account/],
  ['TOO_MANY_REQUESTS', /Too many attempts/],
  ['10048', /no longer valid/],
])('CONT-43 shows why an account cannot be linked: %s', async (errorCode, message) => {
  await openLoyalty({
    element: <LoyaltyLink fields={{}} />,
    customer: mira,
    handlers: {
      [info]: () => answer(503, { errorCode: 'X', message: '' }),
      'POST /api/customers/loyalty/link': () => answer(409, { errorCode, message: '' }),
    },
  });
  const button = await screen.findByRole('button', { name: 'Link account' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('CONT-43 a guest is led through the login', async () => {
  const { logins } = await openLoyalty({ element: <LoyaltyLink fields={{}} /> });
  await userEvent.click(screen.getByRole('button', { name: 'Link account' }));
  expect(logins).toEqual(['/profile/loyalty']);
});

it.each([
  ['login', <LoyaltyLogin key="a" fields={{}} />],
  ['link', <LoyaltyLink key="b" fields={{}} />],
  ['vouchers', group],
])('LOY-17 PLAT-20 without the programme the block %s is nothing', async (_name, element) => {
  const { calls } = await openLoyalty({ element, tenant: { featureJoe: false } });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(calls).toEqual([]);
});

it('fields of an editor are checked', () => {
  expect(groupSchema.safeParse({ title: '' }).success).toBe(false);
  expect(groupSchema.safeParse({ title: 'x', promotionIds: [] }).success).toBe(false);
  expect(buttonSchema.safeParse({ label: '' }).success).toBe(false);
  expect([groupSchema.safeParse({ title: 'x' }), buttonSchema.safeParse({})]).toEqual([
    { success: true, data: { title: 'x' } },
    { success: true, data: {} },
  ]);
});

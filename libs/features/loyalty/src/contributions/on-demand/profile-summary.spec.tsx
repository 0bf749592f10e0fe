import { screen, waitFor } from '@testing-library/react';
import { profileSummary } from '@larder/contracts/customer';
import { ExtensionSlot } from '@larder/platform';
import { answer } from '@larder/platform/testing';
import { card, mira, openLoyalty } from '../../testing/open-loyalty.js';

const call = 'GET /api/customers/loyalty/card-info';
const element = <ExtensionSlot slot={profileSummary} props={{ customer: mira }} />;
const open = (handlers = {}) => openLoyalty({ customer: mira, element, handlers });

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it('LOY-01 shows a member’s points, and leads to the vouchers of which one ends soon', async () => {
  const ending = { promotionId: 'v', type: 'x', title: 'Bread', expirationDate: inDays(3) };
  await open({ [call]: () => ({ ...card, vouchers: [ending] }) });
  expect(await screen.findByText(/^One voucher ends on /)).toBeVisible();
  expect(screen.getByText(/\d Points$/)).toBeVisible();
  const [link] = screen.getAllByRole('link');
  expect(link?.getAttribute('href')).toMatch(/\/vouchers$/);
});

it('LOY-03 invites who is no member', async () => {
  await open({ [call]: () => ({ ...card, joeAuthenticationStatus: 'None' }) });
  expect(await screen.findByText('Become a member')).toBeVisible();
});

it('shows nothing when the card does not load', async () => {
  const { calls, container } = await open({ [call]: () => answer(503, {}) });
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/card-info'))).toBe(true));
  await waitFor(() => expect(container.querySelector('a')).toBeNull());
});

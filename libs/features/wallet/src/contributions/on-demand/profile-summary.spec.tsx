import { screen, waitFor } from '@testing-library/react';
import { profileRoute, profileSummary } from '@larder/contracts/customer';
import { defineFeature, eager, ExtensionSlot, route } from '@larder/platform';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { wallet } from '../../feature.js';
import { mira } from '../../testing/open-wallet.js';

const account = defineFeature({
  id: 'account',
  enabled: () => true,
  routes: [route(profileRoute, eager({ default: () => null }))],
});
const open = (handler: Handlers[string]) =>
  renderInHost({
    features: [wallet, account],
    element: <ExtensionSlot slot={profileSummary} props={{ customer: mira }} />,
    handlers: { 'GET /api/customers/digital-wallet': handler },
  });

it.each([
  [3150, '€31.50', 'You can pay with it'],
  [0, '€0.00', 'Add a gift card'],
])('PAY-06 shows a balance of %s cents', async (balance, figure, note) => {
  await open(() => ({ balance, giftCards: [], history: [] }));
  expect(await screen.findByText(figure)).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/profile/wallet');
});

it('ERR-29 shows nothing when the wallet does not load', async () => {
  const { calls, container } = await open(() => answer(503, {}));
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(container.querySelector('a')).toBeNull());
});

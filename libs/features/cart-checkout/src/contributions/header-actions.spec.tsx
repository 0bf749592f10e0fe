import { act, screen } from '@testing-library/react';
import { bottomBar, headerActions } from '@larder/contracts/content';
import { ExtensionSlot } from '@larder/platform';
import { renderInHost } from '@larder/platform/testing';
import { cartCheckout } from '../feature.js';
import { quantitiesSlice } from '../state/quantities.js';
import { aCart, aLine, apples, tomatoes } from '../testing/fixtures.js';
import { createTestServer } from '../testing/test-server.js';

const open = (cart: Parameters<typeof createTestServer>[0]) =>
  renderInHost({
    features: [cartCheckout],
    isPublic: true,
    element: (
      <>
        <ExtensionSlot slot={headerActions} props={{}} />
        <ExtensionSlot slot={bottomBar} props={{}} />
      </>
    ),
    handlers: createTestServer(cart).handlers,
  });

describe('the cart link', () => {
  it('shows count and amount', async () => {
    await open(aCart([aLine(apples, 2), aLine(tomatoes, 500)]));
    const links = await screen.findAllByRole('link', { name: 'Cart: 2 products, €5.48' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/cart', '/cart']);
  });

  it('counts what is on its way before the server has answered', async () => {
    const { store } = await open(null);
    expect(await screen.findAllByRole('link', { name: 'Cart, empty' })).toHaveLength(2);
    const { wanted } = quantitiesSlice.actions;
    act(() => void store.dispatch(wanted({ sku: 'apple', quantity: 1 })));
    expect(screen.getAllByRole('link', { name: /^Cart: 1 product/ })).toHaveLength(2);
  });
});

it('does not fetch the cart of a visitor who never had one', async () => {
  const { calls } = await open(null);
  expect(calls).toEqual([]);
});

it('leaves nothing in a shop without the feature', async () => {
  const { container } = await renderInHost({
    features: [cartCheckout],
    tenant: { featureCartCheckout: false },
    element: <ExtensionSlot slot={headerActions} props={{}} />,
  });
  expect(container).not.toHaveTextContent('Cart');
});

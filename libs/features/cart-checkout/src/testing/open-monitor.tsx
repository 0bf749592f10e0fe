import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appOverlays, headerActions } from '@larder/contracts/content';
import { tileActions } from '@larder/contracts/catalogue';
import { ExtensionSlot } from '@larder/platform';
import { renderInHost, type Handlers } from '@larder/platform/testing';
import { changeStore, type StoredChanges } from '../components/cart-monitor/change-store.js';
import { offlineChanges } from '../components/cart-monitor/offline-changes.js';
import { cartCheckout } from '../feature.js';
import CartPage from '../pages/cart.page.js';
import { stateOf } from '../state/state.js';
import { aCart, aLine, apples, evening, home, tomatoes } from './fixtures.js';
import { createTestServer } from './test-server.js';

const { id, start, end } = evening;
export const cart = aCart([aLine(apples, 3), aLine(tomatoes, 500)], {
  distributionAddress: home,
  distributionWindow: { id, start, end },
});
/** What the browser keeps from page to page. */
export const disk: { changes: StoredChanges | undefined } = { changes: undefined };
/** Replaces the store of the browser, which Jest's page does not have. */
export function installFakeDisk(): void {
  offlineChanges.only(undefined);
  disk.changes = undefined;
  changeStore.read = () => Promise.resolve(disk.changes);
  changeStore.write = (changes) => {
    disk.changes = changes;
    return Promise.resolve();
  };
}

/** A page with the cart monitor, once it has validated the cart. */
export async function openMonitor(
  handlers: Handlers = {},
  { onCartPage = false, first = cart } = {},
) {
  const shop = createTestServer(first);
  const broken: { current: Handlers } = { current: handlers };
  const names = new Set([...Object.keys(shop.handlers), ...Object.keys(handlers)]);
  const all = Object.fromEntries(
    [...names].map((name) => [
      name,
      ((...args) => (broken.current[name] ?? shop.handlers[name])?.(...args)) as Handlers[string],
    ]),
  ) as Handlers;
  const host = await renderInHost({
    features: [cartCheckout],
    element: (
      <>
        {onCartPage ? (
          <CartPage params={{}} search={new URLSearchParams()} />
        ) : (
          <ExtensionSlot slot={tileActions} props={{ product: apples }} />
        )}
        <ExtensionSlot slot={headerActions} props={{}} />
        <ExtensionSlot slot={appOverlays} props={{}} />
      </>
    ),
    handlers: all,
  });
  const user = userEvent.setup();
  const state = () => stateOf(host.store.getState());
  const notices = () => state().notifications.map(({ text }) => text);
  await waitFor(
    () => {
      if (!host.calls.some(({ path }) => /validation/.test(path))) throw new Error('no validation');
    },
    { timeout: 10_000 },
  );
  return { ...host, shop, user, state, notices, broken };
}

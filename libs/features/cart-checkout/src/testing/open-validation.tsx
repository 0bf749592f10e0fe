import { act } from '@testing-library/react';
import { appOverlays } from '@larder/contracts/content';
import { ExtensionSlot } from '@larder/platform';
import { renderInHost, type Handlers } from '@larder/platform/testing';
import { cartCheckout } from '../feature.js';
import { Earliest } from '../components/service/times/earliest.js';
import { stateOf } from '../state/state.js';
import { aCart, aLine, apples, evening, home } from './fixtures.js';
import { createTestServer } from './test-server.js';

/** Milliseconds in which calls that were answered have settled. */
export const SETTLED = 100;
export const cart = aCart([aLine(apples, 3)], {
  distributionAddress: home,
  distributionWindow: evening,
});

/** Opens a page under the periodic check; `advance` moves the clock of the test. */
export const openWith =
  (advance: (ms: number) => Promise<void>) =>
  async (shop = createTestServer(cart), handlers: Handlers = {}, url = '/') => {
    const host = await renderInHost({
      features: [cartCheckout],
      url,
      element: (
        <>
          <ExtensionSlot slot={appOverlays} props={{}} />
          <Earliest to={home} />
        </>
      ),
      handlers: { ...shop.handlers, ...handlers },
    });
    const pass = (ms: number) => act(() => advance(ms));
    await pass(SETTLED);
    const countOf = (path: string) => host.calls.filter((call) => call.path === path).length;
    const state = () => stateOf(host.store.getState());
    return { ...host, shop, pass, state, countOf, runs: () => countOf('/api/carts/validation') };
  };

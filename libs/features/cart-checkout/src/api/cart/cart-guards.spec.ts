import { act } from '@testing-library/react';
import type { AppStore } from '@larder/platform';
import { renderInHost } from '@larder/platform/testing';
import { createElement } from 'react';
import { cartCheckout } from '../../feature.js';
import { aCart, aLine, apples } from '../../testing/fixtures.js';
import { cartApi } from './cart-api.js';
import { orderingApi } from '../ordering-api.js';
import { writeCart } from './cart-cache.js';

type Change = (dispatch: AppStore['dispatch']) => PromiseLike<{ readonly error?: unknown }>;
const { removeItems } = cartApi.endpoints;
const { setDistributionAddress } = orderingApi.endpoints;

const removal =
  (lineItemIds: string): Change =>
  (dispatch) =>
    dispatch(removeItems.initiate({ query: { lineItemIds } }));
const noAddress: Change = (dispatch) =>
  dispatch(setDistributionAddress.initiate({ body: undefined as never }));

/** Message of a change that never became a call. */
async function refusal(change: Change, hasCart: boolean) {
  // The store logs errors that are thrown while a request is built.
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store, calls } = await renderInHost({
    features: [cartCheckout],
    element: createElement('p'),
  });
  if (hasCart) act(() => writeCart(store.dispatch, aCart([aLine(apples, 1)])));
  const { error } = await act(async () => change(store.dispatch));
  consoleError.mockRestore();
  expect(calls).toEqual([]);
  return (error as { readonly message?: string } | undefined)?.message;
}

describe('a cart change with missing arguments', () => {
  it.each([
    ['ERR-37', noAddress, true, 'distributionAddress is undefined'],
    ['ERR-43', removal(''), true, 'missing lineItemIds'],
    ['ERR-42', removal('line-1'), false, 'Cart Items remove: missing cart'],
  ])('%s throws and is not sent', async (_id, change, hasCart, message) => {
    expect(await refusal(change, hasCart)).toBe(message);
  });
});

import { act } from '@testing-library/react';
import { renderInHost } from '@larder/platform/testing';
import { createElement } from 'react';
import { cartCheckout } from '../feature.js';
import { aCart, aLine, apples } from '../testing/fixtures.js';
import { cartApi } from './cart-api.js';
import { writeCart } from './cart-cache.js';

type Change = (typeof cartApi.endpoints)['removeItems' | 'setDistributionAddress'];

/** Message of a change that never became a call. */
async function refusal(change: Change, args: object, hasCart: boolean) {
  // The store tells the console of what is thrown while a call is made.
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store, calls } = await renderInHost({
    features: [cartCheckout],
    element: createElement('p'),
  });
  if (hasCart) act(() => writeCart(store.dispatch, aCart([aLine(apples, 1)])));
  const outcome = await act(async () => store.dispatch(change.initiate(args as never)));
  told.mockRestore();
  expect(calls).toEqual([]);
  return (outcome as { readonly error?: { readonly message?: string } }).error?.message;
}
const { removeItems, setDistributionAddress } = cartApi.endpoints;

describe('changes of the cart that lack what they need', () => {
  it.each([
    ['ERR-37', setDistributionAddress, { body: undefined }, 'distributionAddress is undefined'],
    ['ERR-43', removeItems, { query: { lineItemIds: '' } }, 'missing lineItemIds'],
  ] as const)('%s are told so and not sent', async (_id, change, args, message) => {
    expect(await refusal(change, args, true)).toBe(message);
  });

  it('ERR-42 removing lines without a cart is told so and not sent', async () => {
    const args = { query: { lineItemIds: 'line-1' } };
    expect(await refusal(removeItems, args, false)).toBe('Cart Items remove: missing cart');
  });
});

import type { RootState } from '@larder/platform';
import { aCart, aLine, apples, home } from '../../testing/fixtures.js';
import { distributionRequest } from '../address-guard.js';
import { cachedCart, logouts, newerCart, writeCart } from './cart-cache.js';
// The query whose responses the cache contains.
import './cart-api.js';
import { removalRequest } from './cart-guards.js';

const cart = aCart([aLine(apples, 1)], { version: 3 });
const stateWith = (data?: unknown) =>
  ({ api: { queries: { 'getCart(undefined)': { data } } } }) as unknown as RootState;

it('ERR-37 an address that is there is sent', () => {
  expect(distributionRequest({ body: home } as never)).toMatchObject({ args: { body: home } });
  expect(() => distributionRequest(undefined as never)).toThrow('distributionAddress is undefined');
});

describe('the cart that the browser knows', () => {
  it('CART-31 is the result of its one query, null, or undefined before it', () => {
    expect(cachedCart(stateWith(cart))).toBe(cart);
    expect(cachedCart(stateWith(null))).toBeNull();
    expect(cachedCart({ api: { queries: {} } } as unknown as RootState)).toBeUndefined();
    expect(logouts.count).toBe(0);
  });

  it('CART-31 is written as if it had been fetched', () => {
    const dispatch = jest.fn();
    writeCart(dispatch, cart);
    const [entry] = (dispatch.mock.calls[0]?.[0] as { payload: object[] }).payload;
    expect(entry).toMatchObject({ queryDescription: { endpointName: 'getCart' }, value: cart });
    expect(JSON.stringify(entry)).toContain('getCart(undefined)');
  });

  it('R8 is the newer one of the same cart, and any response about another', () => {
    const at = (version: number, id = 'cart-1') => aCart([], { id, version });
    expect(newerCart(undefined, at(1)).version).toBe(1);
    expect(newerCart(null, at(1)).version).toBe(1);
    expect(newerCart(at(2), at(3)).version).toBe(3);
    expect(newerCart(at(4), at(3)).version).toBe(4);
    expect(newerCart(at(9, 'old'), at(1)).version).toBe(1);
    const answer = at(3);
    expect(newerCart(at(3), answer)).toBe(answer);
  });
});

describe('lines that are removed', () => {
  const args = (lineItemIds: string) => ({ query: { lineItemIds } });

  it('ERR-42 ERR-43 are some, of a cart that is there', () => {
    expect(removalRequest(args('a,b'), stateWith(cart))).toMatchObject({ args: args('a,b') });
    const gone = 'Cart Items remove: missing cart';
    expect(() => removalRequest(args('a'), stateWith(null))).toThrow(gone);
    expect(() => removalRequest(args('a'), stateWith())).toThrow(gone);
    expect(() => removalRequest(args(''), stateWith(cart))).toThrow('missing lineItemIds');
  });
});

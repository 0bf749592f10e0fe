import type { Cart } from '@larder/contracts/cart';
import { quantitiesSlice } from '../../../state/quantities.js';
import {
  aCart,
  aLine,
  apples,
  aProduct,
  billing,
  evening,
  home,
  tomatoes,
} from '../../../testing/fixtures.js';
import { lineCount } from '../../../state/line-count.js';
import { sortLines } from '../lines/sort-lines.js';
import { errorsOf, isTimeSlotError, hasMessage, displayableErrors } from './validation-groups.js';

const error = (code: string) => ({ code, message: '' });

describe('errors about missing choices', () => {
  it.each<[string, Partial<Cart>]>([
    ['005', { distributionAddress: home }],
    ['130', { distributionAddress: home }],
    ['008', { distributionWindow: evening }],
    ['006', { billingAddress: billing }],
    ['007', { billingAddress: billing }],
    ['031', { billingAddress: billing }],
  ])('CART-93 %s is shown once a choice was made and is invalid', (code, chosen) => {
    const all = { distributionAddress: home, distributionWindow: evening, billingAddress: billing };
    const [name] = Object.keys(chosen) as (keyof typeof all)[];
    const { [name as keyof typeof all]: _missing, ...others } = all;
    expect(displayableErrors([error(code)], aCart([], others))).toEqual([]);
    expect(displayableErrors([error(code)], aCart([], chosen))).toHaveLength(1);
  });

  it('CART-92 others are always shown', () => {
    expect(displayableErrors([error('023'), error('X')], aCart([]))).toHaveLength(2);
  });

  it('CART-76 only published codes have their own text', () => {
    expect(['131', 'X', 'toString', '005'].map(hasMessage)).toEqual([false, false, false, true]);
    expect(['022', '005', 'X'].map(isTimeSlotError)).toEqual([true, false, false]);
  });

  it('CART-87 a code of pickup alone is general elsewhere', () => {
    expect(errorsOf([error('006')], 'general', 'DELIVERY')).toHaveLength(1);
    expect(errorsOf([error('006')], 'general', 'CLICK_AND_COLLECT')).toHaveLength(0);
  });
});

describe('lines in the order that was chosen', () => {
  const named = (sku: string, name: string, parts: object = {}) =>
    aLine(aProduct({ sku, name, ...parts }), 1);
  const skus = (lines: ReturnType<typeof sortLines>) => lines.map(({ product }) => product.sku);
  const same = [named('2', 'b'), named('1', 'a')];

  it.each(['category', 'unitprice'] as const)('CART-12 CART-14 of equal %s are by name', (sort) => {
    expect(skus(sortLines(same, sort, 'de'))).toEqual(['1', '2']);
  });

  it('CART-12 are by the whole path of their category', () => {
    const category = { slug: 'c', name: 'Same' };
    const below = (name: string) => ({ category, parentCategories: [{ slug: name, name }] });
    const lines = [named('1', 'a', below('Z')), named('2', 'b', below('A'))];
    expect(skus(sortLines(lines, 'category', 'de'))).toEqual(['2', '1']);
  });

  it('CART-12 keep the levels of their path apart', () => {
    const at = (parent: string, name: string) => ({
      category: { slug: name, name },
      parentCategories: [{ slug: parent, name: parent }],
    });
    const lines = [named('1', 'a', at('AB', 'A')), named('2', 'b', at('A', 'BC'))];
    expect(skus(sortLines(lines, 'category', 'de'))).toEqual(['2', '1']);
  });

  it('CART-11 do not change the cart itself', () => {
    const lines = [...same];
    sortLines(lines, 'alphabetically', 'de');
    expect(lines).toEqual(same);
    expect(sortLines(lines, 'chronologically', 'de')).toBe(lines);
  });

  it('CART-14 are sorted by the price of one unit, for any quantity', () => {
    const sheets = { content: { amount: 100, unit: 'sheet' }, price: { regular: { value: 300 } } };
    const one = { content: { amount: 1, unit: 'piece' }, price: { regular: { value: 4 } } };
    const lines = [named('piece', 'a', one), named('sheets', 'b', sheets)];
    expect(skus(sortLines(lines, 'unitprice', 'de'))).toEqual(['sheets', 'piece']);
  });
});

describe('requested quantities', () => {
  const { wanted, settled } = quantitiesSlice.actions;
  const { reducer, name, getInitialState } = quantitiesSlice;

  it('R8 are kept until the server has confirmed them', () => {
    expect([name, getInitialState()]).toEqual(['cartQuantities', {}]);
    const both = [wanted({ sku: 'a', quantity: 1 }), wanted({ sku: 'b', quantity: 2 })];
    const state = both.reduce(reducer, getInitialState());
    expect(state).toEqual({ a: 1, b: 2 });
    expect(reducer(state, wanted({ sku: 'a', quantity: 3 }))).toEqual({ a: 3, b: 2 });
    expect(reducer(state, settled('a'))).toEqual({ b: 2 });
    expect(reducer(state, settled('c'))).toEqual(state);
  });

  it('CART-05 count as lines, those that go do not', () => {
    const cart = aCart([aLine(apples, 1), aLine(tomatoes, 250)]);
    expect(lineCount(undefined, { a: 1 })).toBe(1);
    expect(lineCount(cart, { apple: 2, tomato: 0 })).toBe(1);
  });
});

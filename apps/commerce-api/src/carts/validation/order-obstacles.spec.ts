import { code, now, ruleCart, ruleLine, store, vienna } from '../testing/rule-cart.js';
import type { CartLine, CartState } from '../state.js';
import { orderObstacles, validate } from './validation.js';

const place = { distributionType: 'DELIVERY', appointableId: 'W1' } as const;
const found = (cart: CartState) => validate(cart, { now, place });
/** Stored by an earlier version of the shop, with a shape that today's types do not allow. */
const stored = <T>(value: unknown) => value as T;

describe('lines that cannot be ordered as they are', () => {
  it('CART-96 name a product that is gone, and more of one than can be ordered', () => {
    const gone = ruleLine('gone', {}, { availability: 'unavailable', maxQuantity: 0 });
    const many = ruleLine('many', { quantity: 11 }, { maxQuantity: 10 });
    const most = ruleLine('most', { quantity: 10 }, { maxQuantity: 10 });
    expect(found(ruleCart({ lines: [gone, many, most] }))).toEqual([
      {
        code: 'NOT_ORDERABLE',
        message: expect.stringContaining('no longer'),
        lineItemId: 'line-gone',
      },
      {
        code: 'MAX_QUANTITY_REACHED',
        message: expect.stringContaining('10'),
        lineItemId: 'line-many',
      },
    ]);
  });
});

describe('lines with allergens that the shopper avoids', () => {
  const contains = (allergens: readonly ('milk' | 'nuts')[]) => {
    const { goods, ...line } = ruleLine('bar', { quantity: 11 }, { maxQuantity: 10 });
    return { ...line, goods: { ...goods, facts: { ...goods.facts, allergens } } };
  };
  const allergenProfile: CartState['allergenProfile'] = { chosen: ['milk'], diet: [] };
  const finding: CartLine['confirmed'] = { contains: ['milk'], mayContain: [], isUnknown: false };
  const codesOf = (line: CartLine) =>
    found(ruleCart({ lines: [line], allergenProfile })).map((one) => one.code);

  it('have to be confirmed, before their other errors are reported', () => {
    expect(found(ruleCart({ lines: [contains(['milk'])], allergenProfile }))).toStrictEqual([
      {
        code: 'ALLERGEN_CONFIRMATION_REQUIRED',
        message: expect.stringContaining('allergens'),
        lineItemId: 'line-bar',
      },
    ]);
  });

  it('count as valid once they are confirmed, and so do lines without any', () => {
    expect(codesOf({ ...contains(['milk']), confirmed: finding })).toStrictEqual([
      'MAX_QUANTITY_REACHED',
    ]);
    expect(codesOf(contains(['nuts']))).toStrictEqual(['MAX_QUANTITY_REACHED']);
  });
});

describe('what a shopper has to mend', () => {
  it('CART-66 names the fields of an address that is not usable', () => {
    const distributionAddress = { ...vienna, streetNumber: '', city: '' };
    const [finding] = found(ruleCart({ row: { distributionAddress } }));
    expect(finding?.code).toBe('004');
    expect(finding?.message).toMatch(/: streetNumber, city$/);
  });

  it('CART-75 an unknown service type is reported before other errors of the address', () => {
    const distributionAddress = stored<typeof vienna>({
      ...vienna,
      distributionType: 'DRONE',
      streetNumber: '',
    });
    expect(found(ruleCart({ row: { distributionAddress } }))).toStrictEqual([
      { code: '130', message: expect.stringMatching(/delivery nor pickup/) },
    ]);
  });

  it('CART-80 CART-82 reports each fault of its codes once', () => {
    const over = { ...code, isOver: true };
    const early = { ...code, isAhead: true };
    const codes = [over, { ...over, code: 'OTHER' }, code, early];
    expect(found(ruleCart({ codes }))).toEqual([
      { code: '223', message: expect.stringContaining('expired') },
      { code: '228', message: expect.stringContaining('not active') },
    ]);
  });

  it.each([
    ['005', { row: { distributionAddress: null } }, /Delivery or a store/],
    ['008', { row: { windowId: null } }, /window/],
    ['031', { row: { billingAddress: null } }, /billing address/],
  ] as const)('%s is worded', (id, parts, message) => {
    const finding = found(ruleCart(parts)).find((one) => one.code === id);
    expect(finding?.message).toMatch(message);
  });

  it('CART-68 CART-69 CART-74 reports each error of the billing address once', () => {
    const billingAddress = stored<never>({ city: 'Wien' });
    const messages = found(ruleCart({ row: { billingAddress } }));
    expect(messages.map(({ code: id }) => id).sort()).toEqual(['006', '007', '031']);
    for (const { message } of messages) expect(message).toMatch(/address|telephone/);
  });
});

describe('limits of an order', () => {
  const terms = {
    minOrderValueDelivery: 1000,
    maxOrderValueDelivery: 5000,
    maxOrderWeightDelivery: 3000,
    minOrderValueCC: 100,
  };
  const obstacles = (quantity: number, parts: Parameters<typeof ruleCart>[0] = {}) => {
    const content = { amount: 100, unit: 'g' } as const;
    const line = ruleLine('rice', { quantity, cents: 100 }, { content } as never);
    return orderObstacles(ruleCart({ lines: [line], terms, ...parts }));
  };

  it('an empty cart, or one with goods that are gone, is not ordered', () => {
    const gone = ruleLine('gone', {}, { availability: 'unavailable' });
    const empty = [{ code: 'CART_EMPTY', message: 'The cart is empty' }];
    expect(orderObstacles(ruleCart())).toEqual(empty);
    expect(orderObstacles(ruleCart({ lines: [gone] }))).toEqual(empty);
  });

  it.each([
    ['CART-54 below the minimum', 9, ['MIN_ORDER_VALUE']],
    ['CART-59 exactly at the minimum', 10, []],
    ['CART-59 exactly as heavy as can be', 30, []],
    ['CART-53 too heavy', 31, ['MAX_ORDER_WEIGHT']],
    ['CART-52 CART-53 too heavy and too much', 51, ['MAX_ORDER_WEIGHT', 'MAX_ORDER_VALUE']],
  ])('%s', (_name, quantity, expected) => {
    const findings = obstacles(quantity);
    expect(findings.map((one) => one.code)).toEqual(expected);
    for (const { message } of findings) expect(message).toMatch(/order/i);
  });

  it('CART-57 an addition has no minimum, and pickup has its own', () => {
    expect(obstacles(9, { row: { mode: 'ADDON' } })).toEqual([]);
    expect(obstacles(9, { row: { distributionAddress: store } })).toEqual([]);
  });

  it('CART-54 the lower minimum holds before a service is chosen', () => {
    expect(obstacles(1, { row: { distributionAddress: null } })).toStrictEqual([]);
  });
});

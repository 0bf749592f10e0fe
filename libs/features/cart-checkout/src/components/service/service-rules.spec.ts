import { isPromptDue, offeredServices, type PromptFacts } from './service-rules.js';

const fresh: PromptFacts = {
  mode: 'required',
  interval: 5,
  hasService: false,
  addedSinceSkip: undefined,
};

describe('isPromptDue', () => {
  it.each<[string, Partial<PromptFacts>, boolean]>([
    ['CART-16 before the first product', {}, true],
    ['CART-16 no more once a service is chosen', { hasService: true }, false],
    ['CART-17 a required prompt cannot be skipped', { addedSinceSkip: 0 }, true],
    ['CART-19 an optional one asks first, too', { mode: 'optional' }, true],
    ['CART-19 rests after it was skipped', { mode: 'optional', addedSinceSkip: 4 }, false],
    ['CART-19 CART-20 comes back after 5', { mode: 'optional', addedSinceSkip: 5 }, true],
    ['a shop that asks in the checkout never asks before', { mode: 'checkout' }, false],
    ['CART-19 interval of the shop', { mode: 'optional', interval: 2, addedSinceSkip: 2 }, true],
  ])('%s', (_name, facts, expected) => {
    expect(isPromptDue({ ...fresh, ...facts })).toBe(expected);
  });
});

it.each([
  [true, true, ['DELIVERY', 'CLICK_AND_COLLECT']],
  [false, true, ['CLICK_AND_COLLECT']],
  [true, false, ['DELIVERY']],
])('offers what the shop has: delivery %s, pickup %s', (delivery, clickAndCollect, services) => {
  expect(offeredServices({ delivery, clickAndCollect })).toEqual(services);
});

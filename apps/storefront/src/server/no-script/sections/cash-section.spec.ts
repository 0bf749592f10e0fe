import { loadRules } from '../rules.js';
import type { Visit } from '../visit.js';
import { cashIn } from './cash-section.js';

describe('the cash of a form without scripts', () => {
  it.each([
    [{ method: 'payment-at-the-door', paysWith: '50' }, { paysWith: 5000 }],
    [{ method: 'payment-at-the-door', paysWith: '' }, {}],
    [{ method: 'payment-at-the-door', paysWith: 'much' }, undefined],
    [{ method: 'payment-at-the-door', paysWith: '0' }, undefined],
    [{ method: 'payment-at-the-store', paysWith: '50' }, {}],
  ])('of %p is %p', async (sent, expected) => {
    const visit = { rules: await loadRules() } as Visit;
    expect(cashIn(visit, sent)).toEqual(expected);
  });
});

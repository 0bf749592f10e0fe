import { agreedFor } from '../pricing/agreed-line.js';
import { chargedTotal, maxLineTotal } from '../picking-rules.js';
import { orderLine, outcomeOf, substitutedBy, weighedLine } from '../testing/rule-order.js';

const a = orderLine('a', { quantity: 2, cents: 300, deposit: 25 });

describe('what a line is charged', () => {
  it.each([
    ['as it was ordered', a, outcomeOf('a', 2), { total: 600, deposit: 50 }],
    ['for one of two', a, outcomeOf('a', 1), { total: 300, deposit: 25 }],
    ['no more pieces than were ordered', a, outcomeOf('a', 3), { total: 600, deposit: 50 }],
    [
      'nothing where it is missing',
      a,
      outcomeOf('a', 2, { outcome: 'MISSING' }),
      { total: 0, deposit: 0 },
    ],
    ['nothing where nothing was picked', a, outcomeOf('a', 0), { total: 0, deposit: 0 }],
    [
      'nothing for a substitute that did not come',
      a,
      outcomeOf('a', 0, substitutedBy(500, 10)),
      { total: 0, deposit: 0 },
    ],
    ['nothing for less than nothing', a, outcomeOf('a', -1), { total: 0, deposit: 0 }],
    [
      'what a cheaper product costs',
      a,
      outcomeOf('a', 2, substitutedBy(500, 10)),
      { total: 500, deposit: 10 },
    ],
    [
      'no more for a dearer product',
      a,
      outcomeOf('a', 2, substitutedBy(900, 90)),
      { total: 600, deposit: 50 },
    ],
    ['what it weighs', weighedLine, outcomeOf('apples', 450), { total: 90, deposit: 0 }],
    [
      'ten percent more at the most',
      weighedLine,
      outcomeOf('apples', 900),
      { total: 110, deposit: 0 },
    ],
  ])('F8 %s', (_name, line, given, expected) => {
    const { unitPrice } = agreedFor({}, line);
    expect(chargedTotal(line, given, { unitPrice })).toEqual(expected);
  });

  it('F8 may be ten percent above what was expected of weighed goods, rounded down', () => {
    expect(maxLineTotal(weighedLine)).toBe(110);
    expect(maxLineTotal({ ...weighedLine, lineTotal: 99 })).toBe(108);
    expect(maxLineTotal(a)).toBe(600);
  });

  it('CAT-09 is at the price agreed for the line, the member’s or the regular one', () => {
    const price = { regular: { value: 300 }, loyalty: { value: 250 } };
    const line = { ...orderLine('a', { quantity: 2, cents: 300 }, { price }) };
    const at = (unitPrice: number) => chargedTotal(line, outcomeOf('a', 1), { unitPrice }).total;
    expect([at(250), at(300)]).toEqual([250, 300]);
  });
});

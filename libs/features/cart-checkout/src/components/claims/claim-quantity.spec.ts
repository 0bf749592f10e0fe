import { shownWeight } from '@larder/pricing';
import { claimChoices, lessOf, moreOf } from './claim-quantity.js';

const goods = { lineItemId: 'l', name: 'Goods', sku: 's', value: 100 };
const pieces = { ...goods, weighed: false, quantity: 3 };
const grams = { ...goods, weighed: true, quantity: 450 };
const inPounds = { ...grams, isInPounds: true } as const;

it.each([
  ['pieces', pieces, [1, 2, 3]],
  ['grams', grams, [100, 200, 300, 400, 450]],
  ['a gram above a step', { ...grams, quantity: 201 }, [100, 200, 201]],
  ['pounds', { ...inPounds, quantity: 680 }, [113, 227, 340, 454, 567, 680]],
  ['half a pound', { ...inPounds, quantity: 227 }, [113, 227]],
  ['half a pound and a bit', { ...inPounds, quantity: 229 }, [113, 229]],
  ['less than a step', { ...inPounds, quantity: 60 }, [60]],
])('%s are claimed in steps up to all of them, and back to nothing', (_name, line, steps) => {
  expect(claimChoices(line, 100)).toEqual(steps);
  const up: number[] = [];
  for (let last = 0; last < line.quantity; up.push(last)) last = moreOf(line, last);
  expect(up).toEqual(steps);
  const down: number[] = [];
  for (let last = line.quantity; last > 0; down.push(last)) last = lessOf(line, last);
  expect(down).toEqual([0, ...steps.slice(0, -1)].toReversed());
});

it('steps of pounds are quarters, none of which looks like another', () => {
  const shown = claimChoices({ ...inPounds, quantity: 700 }, 100).map((amount) => {
    const { value, unit } = shownWeight(amount, true);
    return `${value} ${unit}`;
  });
  expect(shown).toEqual(['4 oz', '8 oz', '12 oz', '1 lb', '1.25 lb', '1.5 lb', '1.54 lb']);
});

it('many steps are offered with larger ones between them, pieces up to the most', () => {
  expect(claimChoices({ ...grams, quantity: 1150 }, 5)).toEqual([300, 600, 900, 1150]);
  expect(claimChoices({ ...pieces, quantity: 9 }, 5)).toEqual([1, 2, 3, 4, 5]);
});

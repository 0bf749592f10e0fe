import { aCart, aLine, apples, tomatoes, water } from '../../../testing/fixtures.js';
import { cartRows } from './cart-rows.js';
import { lineCount } from '../../../state/line-count.js';

const a = aLine(apples, 1);
const t = aLine(tomatoes, 250);
const w = aLine(water, 6);
const shown = (rows: ReturnType<typeof cartRows>) =>
  rows.map(({ line, isRemoved }) => `${line.product.sku}${isRemoved ? ' removed' : ''}`);

describe('cartRows', () => {
  it('offers to put a line back where it stood, before the server has answered', () => {
    const rows = cartRows([a, t, w], [{ line: t, index: 1 }], { tomato: 0 });
    expect(shown(rows)).toEqual(['apple', 'tomato removed', 'water']);
  });

  it('and after it has', () => {
    const rows = cartRows([a, w], [{ line: t, index: 1 }], {});
    expect(shown(rows)).toEqual(['apple', 'tomato removed', 'water']);
  });

  it('shows a line that is available again as a line', () => {
    const rows = cartRows([a, w, t], [{ line: t, index: 1 }], { tomato: 250 });
    expect(shown(rows)).toEqual(['apple', 'water', 'tomato']);
  });
});

describe('lineCount', () => {
  it.each([
    ['no cart', null, {}, 0],
    ['what the cart holds', aCart([a, t]), {}, 2],
    ['a product that is on its way in', aCart([a]), { tomato: 250 }, 2],
    ['a product that is on its way out', aCart([a, t]), { apple: 0 }, 1],
  ])('counts %s', (_name, cart, wanted, count) => {
    expect(lineCount(cart, wanted)).toBe(count);
  });
});

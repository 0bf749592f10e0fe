/** @jest-environment node */
import type { Call } from '@larder/contracts';
import type { Cart, ProductLineItem } from '@larder/contracts/cart';
import type { SavedGood } from '@larder/contracts/cart/basket';
import type { Product } from '@larder/contracts/catalogue';
import type { Html, Piece } from '../markup.js';
import type { Visit } from '../visit.js';
import { lineExtras, orderNote, saveNote } from './notes-section.js';
import { handleSavedForm, savedSection } from './saved-section.js';

const product = { sku: 'tea', name: 'Tea', orderability: 'CanBeOrdered' } as Product;
const tea: SavedGood = { sku: 'tea', name: 'Tea', quantity: 2, note: '<ripe>', product };

/** A visit whose texts are their keys, and whose calls are recorded. */
function visitWith(goods: readonly SavedGood[] = []) {
  const sent: (readonly [id: string, args: unknown])[] = [];
  const text = (key: string) => key;
  const line = { lineItemId: 'line-tea', quantity: 2, product };
  const visit = {
    text,
    own: text,
    texts: {},
    token: () => Promise.resolve('t'),
    to: (page: string) => `/${page}`,
    shop: { built: { shop: { registry: { tenant: { servicePrompt: { mode: 'checkout' } } } } } },
    rules: {
      getBasketText: () => text,
      formatQuantity: () => '2 ×',
      destinationOf: () => undefined,
    },
    cart: () => Promise.resolve({ productLineItems: [line] }),
    call: ({ id }: Call, args: object = {}) => {
      if (id === 'getSavedGoods') return Promise.resolve({ goods });
      sent.push([id, args]);
      return Promise.resolve({});
    },
  };
  // Of a visit the sections use no more than this.
  return { visit: visit as unknown as Visit, sent };
}

const plainOf = (piece: Piece) => (piece as Html).text.replace(/\s+/g, ' ');

describe('notes to the picker without scripts', () => {
  it('are fields of the line and of the order, with what is written, escaped', async () => {
    const { visit } = visitWith();
    const line = { lineItemId: 'line-tea', product, note: '<ripe>' } as ProductLineItem;
    const ofLine = plainOf(await lineExtras(visit, line));
    expect(ofLine).toContain('&lt;ripe&gt;</textarea>');
    expect(ofLine).toMatch(/name="later" value="line-tea"/);
    const ofOrder = plainOf(await orderNote(visit, { note: 'ring' } as Cart, 'order'));
    expect(ofOrder).toContain('action="/order"');
    expect(ofOrder).toContain('>ring</textarea>');
  });

  it('are stored trimmed, with simple line breaks', async () => {
    const { visit, sent } = visitWith();
    await saveNote(visit, { lineNote: ' ripe ', line: 'line-tea' });
    await saveNote(visit, { orderNote: 'ring\r\ntwice' });
    expect(sent).toEqual([
      ['setLineNote', { params: { lineItemId: 'line-tea' }, body: { note: 'ripe' } }],
      ['setOrderNote', { body: { note: 'ring\ntwice' } }],
    ]);
  });

  it('say when they are too long, and are not sent', async () => {
    const { visit, sent } = visitWith();
    expect(await saveNote(visit, { lineNote: 'x'.repeat(101) })).toBe('note.tooLong');
    expect(sent).toEqual([]);
  });
});

describe('goods put aside without scripts', () => {
  it('have a button back and one that removes them; those no longer sold only the last', async () => {
    const gone = { sku: 'old', name: 'Old', quantity: 1 };
    const text = plainOf(await savedSection(visitWith([tea, gone]).visit));
    expect(text).toMatch(/name="back" value="tea"/);
    expect(text).not.toMatch(/name="back" value="old"/);
    expect(text.match(/name="forget"/g)).toHaveLength(2);
    expect(text).toContain('&lt;ripe&gt;');
    expect(await savedSection(visitWith().visit)).toBeUndefined();
  });

  it('leave the cart for the list', async () => {
    const { visit, sent } = visitWith();
    expect(await handleSavedForm(visit, { later: 'line-tea' })).toEqual({ refused: undefined });
    expect(sent).toEqual([['saveForLater', { body: { lineItemId: 'line-tea' } }]]);
  });

  it('go back with their note, and leave the list then', async () => {
    const limits = { maxQuantity: 10, quantityStepSize: 1, bundleSize: 1 };
    const { visit, sent } = visitWith([{ ...tea, product: { ...product, ...limits } }]);
    expect(await handleSavedForm(visit, { back: 'tea' })).toEqual({});
    expect(sent.map(([id]) => id)).toEqual(['setItem', 'setLineNote', 'removeSavedGood']);
    expect(sent[1]?.[1]).toEqual({ params: { lineItemId: 'line-tea' }, body: { note: '<ripe>' } });
  });
});

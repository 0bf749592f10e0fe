/** @jest-environment node */
import type { Cart } from '@larder/contracts/cart';
import type { OrderConfig } from '@larder/contracts/checkout';
import type { Html } from '../markup.js';
import type { Visit } from '../visit.js';
import { saveTip, tipSection } from './tip-section.js';

const cart = { priceInfo: { tip: 100 } } as Cart;
const config = { paymentMethods: [] } as OrderConfig;

/** A visit whose texts are their keys, and whose calls are recorded. */
function visitWith(tips: readonly number[]) {
  const sent: unknown[] = [];
  const text = (key: string) => key;
  const visit = {
    text,
    own: text,
    token: () => Promise.resolve('t'),
    to: (page: string) => `/${page}`,
    texts: { money: (cents: number) => `€${cents / 100}` },
    rules: { getTipText: () => text, offeredTips: () => tips },
    call: (_call: unknown, args: object) => {
      sent.push(args);
      return Promise.resolve({});
    },
  };
  // Of a visit the section uses no more than this.
  return { visit: visit as unknown as Visit, sent };
}

describe('the tip without scripts', () => {
  it('is a form of its own, with what is chosen already', async () => {
    const { text } = (await tipSection(visitWith([100, 200]).visit, cart, config)) as Html;
    const plain = text.replace(/\s+/g, ' ');
    expect(plain).toContain('action="/order"');
    expect(plain).toMatch(/value="100" checked/);
    expect(plain).toContain('€2');
    expect(plain).toContain('value="0"');
  });

  it('is not there where no tips are taken', async () => {
    expect(await tipSection(visitWith([]).visit, cart, config)).toBeUndefined();
  });

  it('is stored in cents', async () => {
    const { visit, sent } = visitWith([100]);
    expect(await saveTip(visit, { tip: '100' })).toBeUndefined();
    expect(sent).toEqual([{ body: { tip: 100 } }]);
  });
});

import { readCents, readPrices, readUnitPrice } from './read-prices.js';

const parts = ['price', 'amount', 'suffix', 'former', 'note', 'member', 'multi'] as const;
const names = Object.fromEntries(parts.map((part) => [part, part])) as Record<
  (typeof parts)[number],
  string
>;
const texts = {
  lowest: '30-Tage-Bestpreis: {amount}',
  maximum: 'MRP {amount}, incl. of all taxes',
  deposit: 'zzgl. {amount} Pfand',
  units: { kg: 'kg', g: 'g', l: 'l', ml: 'ml' },
};
const read = (html: string) => readPrices(html, names, texts);
const hidden = (text: string) => `<span class="visually-hidden">${text} </span>`;

describe('reading prices from a page', () => {
  it('finds everything beside a price', () => {
    const [found] = read(`<ul>
      <li><span>−16 %</span><a href="/produkt/erdbeeren">Erdbeeren</a>
        <div class="price reduced">
          <span class="now">${hidden('Aktionspreis')}<span class="amount">€ 3,99</span>
            <s class="former">${hidden('statt')}€ 4,99</s></span>
          <span class="member"><svg></svg>Mitglieder € 3,49 (€ 6,98\u00a0/\u00a0kg)</span>
          <span class="multi">3 für € 9,98 (€ 6,65\u00a0/\u00a0kg)</span>
          <span class="note">€ 7,98\u00a0/\u00a0kg</span>
          <span class="note">30-Tage-Bestpreis: € 4,79</span>
          <span class="note">zzgl. € 0,25 Pfand</span>
        </div></li>
      <li><a href="/produkt/apfel">Apfel</a><div class="price"><b class="amount">€ 2</b></div></li>
    </ul>`);
    expect(found).toEqual({
      isOwn: false,
      links: ['/produkt/erdbeeren'],
      price: {
        amount: 399,
        grams: undefined,
        unitPrice: { value: 798, amount: 1, unit: 'kg' },
        former: 499,
        lowest: 479,
        deposit: 25,
        percent: 16,
        member: { amount: 349, unitPrice: { value: 698, amount: 1, unit: 'kg' } },
        multi: { count: 3, amount: 998, unitPrice: { value: 665, amount: 1, unit: 'kg' } },
      },
    });
  });

  it('reads texts with spaces that do not break, as French has them', () => {
    const [found] = readPrices(
      '<div class="price"><b class="amount">2,45\u00a0€</b><span class="note">sur 30 jours\u202f: 2,95\u00a0€</span></div>',
      names,
      { ...texts, lowest: 'sur 30 jours\u202f: {amount}' },
    );
    expect(found?.price.lowest).toBe(295);
  });

  it('reads the weight of a step, and what is not there as missing', () => {
    const [found] = read(
      '<main><div class="price"><b class="amount">€ 1,20</b><i class="suffix">je ca. 1,2 kg</i></div></main>',
    );
    expect(found).toMatchObject({ isOwn: true, links: [] });
    expect(found?.price).toEqual({ amount: 120, grams: 1200 });
  });

  it('reads units in the words of a language', () => {
    const hindi = { ...texts, units: { kg: 'किग्रा', g: 'ग्राम', l: 'ली', ml: 'मिली' } };
    const html = (unit: string) =>
      `<div class="price"><b class="amount">₹ 168,00</b><i class="note">₹ 0,67 / ${unit}</i></div>`;
    for (const [symbol, word] of Object.entries(hindi.units))
      expect(readPrices(html(word), names, hindi)[0]?.price.unitPrice?.unit).toBe(symbol);
  });

  it('reads a maximum retail price and a unit price by gram', () => {
    const [found] =
      read(`<main><div class="price"><b class="amount">₹52</b><s class="former">₹60</s>
      <i class="note">₹0.10\u00a0/\u00a0g</i><i class="note">MRP ₹60, incl. of all taxes</i></div></main>`);
    const unitPrice = { value: 10, amount: 1, unit: 'g' };
    expect(found?.price).toEqual({ amount: 5200, former: 6000, maximum: 6000, unitPrice });
  });

  it.each([
    ['€ 1.299,00', 129900],
    ['£2.40', 240],
    ['5 €', 500],
    ['₹1,23,456', 12345600],
    ['₹1,234.50', 123450],
    ['gratis', undefined],
  ])('reads %s as %p cents', (text, cents) => {
    expect(readCents(text)).toBe(cents);
  });

  it.each([
    ['€ 0,80 / 100 g', { value: 80, amount: 100, unit: 'g' }],
    ['1,10 € / Stück', { value: 110, amount: 1, unit: 'piece' }],
    ['£1.10 each', { value: 110, amount: 1, unit: 'piece' }],
    ['30-Tage-Bestpreis: € 4,79', undefined],
  ])('reads the unit price %s', (text, unitPrice) => {
    expect(readUnitPrice(text)).toEqual(unitPrice);
  });
});

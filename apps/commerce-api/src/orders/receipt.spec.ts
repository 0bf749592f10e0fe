import type { ProductLineItem } from '@larder/contracts/cart';
import type { Order } from '@larder/contracts/checkout';
import type { Product } from '@larder/contracts/catalogue';
import { benefitOf, lineDeposit, lineTotal, perPiecePrice, priceInfo } from '@larder/pricing';
import * as fc from 'fast-check';
import { simulatedFulfilment } from './fulfilment/simulated.js';
import { receiptOf } from './receipt.js';
import type { Basis, Picked } from './tables.js';

const cents = fc.integer({ min: 1, max: 30_000 });

const anyLine = fc
  .record({
    kind: fc.constantFrom('piece', 'weight', 'bundle'),
    step: fc.integer({ min: 1, max: 1500 }),
    steps: fc.integer({ min: 1, max: 20 }),
    regular: cents,
    deposit: fc.option(fc.integer({ min: 0, max: 600 }), { nil: undefined }),
    loyalty: fc.option(cents, { nil: undefined }),
    isMember: fc.boolean(),
    rate: fc.constantFrom(0, 2.6, 10, 13, 20),
  })
  .map(({ kind, step: grams, steps, regular, deposit, loyalty, isMember, rate }) => {
    const step = kind === 'weight' ? grams : 1 + (grams % 12);
    const product = {
      ...{ sku: 's', name: 'n', weightArticle: kind === 'weight', quantityStepSize: step },
      ...{ weightPieceArticle: false, bundleSize: kind === 'bundle' ? step : 1 },
      price: {
        regular: { value: regular },
        ...(loyalty !== undefined && { loyalty: { value: loyalty } }),
        ...(deposit !== undefined && { depositPrice: deposit }),
      },
    } as Product;
    const price = isMember && loyalty !== undefined ? Math.min(regular, loyalty) : regular;
    const quantity = step * steps;
    const line: ProductLineItem = {
      ...{ lineItemId: '', quantity, product, perPiecePrice: perPiecePrice(product, price) },
      lineTotal: lineTotal(product, quantity, price),
      lineDeposit: lineDeposit(product, quantity),
    };
    return { line, rate };
  });

const anyOrder = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
    fee: fc.constantFrom(0, 190, 690),
    crates: fc.constantFrom(0, 500),
    pass: fc.constantFrom(0, 0, 4900),
    benefit: fc.option(
      fc.oneof(
        fc.record({ kind: fc.constant('amount' as const), cents }),
        fc.record({ kind: fc.constant('percent' as const), percent: fc.nat({ max: 100 }) }),
      ),
      { nil: undefined },
    ),
    threshold: fc.option(cents, { nil: undefined }),
  })
  .map(({ lines: drawn, fee, crates, pass, benefit, threshold }) => {
    const lines = drawn.map(({ line }, at) => ({ ...line, lineItemId: `l${at}` }));
    const goods = lines.reduce((sum, line) => sum + line.lineTotal, 0);
    const sums = priceInfo(
      {
        lines: lines.map((line, at) => ({
          ...line,
          ...{
            lineSavings: 0,
            weighted: line.product.weightArticle,
            vatRate: drawn[at]?.rate ?? 0,
          },
        })),
        ...{ serviceFee: fee, crateDepositDesired: true, passPrice: pass, payments: [] },
        discount: benefit ? benefitOf(benefit, goods) : 0,
      },
      { crateDeposit: crates, serviceFeeTaxRate: 20, freeOfChargeThreshold: threshold },
    );
    const document = {
      ...{ orderNumber: '1234567890', payments: [], productLineItems: lines, priceInfo: sums },
    } as unknown as Omit<Order, 'status'>;
    const vatRates = Object.fromEntries(drawn.map(({ rate }, at) => [`l${at}`, rate]));
    const basis: Basis = { vatRates, benefit, hasPass: false, freeOfChargeThreshold: threshold };
    return { document, basis };
  });

/** Whatever somebody may write down, the impossible included. */
const anyPicking = fc.array(
  fc.record({
    outcome: fc.constantFrom('PICKED' as const, 'MISSING' as const, 'SUBSTITUTED' as const),
    percent: fc.integer({ min: 0, max: 400 }),
    total: fc.nat({ max: 1_000_000 }),
    deposit: fc.nat({ max: 10_000 }),
  }),
  { minLength: 12, maxLength: 12 },
);

type Drawn = typeof anyPicking extends fc.Arbitrary<infer Value> ? Value : never;

function pickedOf({ productLineItems }: Omit<Order, 'status'>, drawn: Drawn) {
  const lines = productLineItems.map(({ lineItemId, quantity }, at): Picked['lines'][number] => {
    const { outcome = 'MISSING', percent = 0, total = 0, deposit = 0 } = drawn[at] ?? {};
    const substitute = { sku: 'x', name: 'x', total, deposit, vatRate: 20 };
    return {
      ...{ lineItemId, outcome, quantity: Math.round((quantity * percent) / 100) },
      ...(outcome === 'SUBSTITUTED' && { substitute }),
    };
  });
  return { pickedAt: '2026-11-25T08:00:00.000Z', lines, depositReturned: 0 };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('a receipt', () => {
  it('F8 is the sum of its parts and never above what was promised, whatever was picked', () => {
    fc.assert(
      fc.property(anyOrder, anyPicking, ({ document, basis }, drawn) => {
        const receipt = receiptOf(document, basis, pickedOf(document, drawn));
        const { goods, discount, deposits, serviceFee, deliveryPass, total, promised } = receipt;
        expect(goods).toBe(sumOf(receipt.lines.map((line) => line.total)));
        expect(total).toBe(goods - discount + deposits + serviceFee + deliveryPass);
        expect(total).toBeLessThanOrEqual(promised.highest);
        expect(total).toBeGreaterThanOrEqual(0);
        for (const line of receipt.lines) {
          expect(line.total).toBeLessThanOrEqual(line.highest);
          if (line.outcome === 'MISSING') expect([line.total, line.deposit]).toEqual([0, 0]);
        }
        expect(sumOf(receipt.vat.map(({ gross }) => gross))).toBe(total - deposits);
        for (const { net, vat, gross } of receipt.vat) expect(net + vat).toBe(gross);
      }),
      { numRuns: 3000 },
    );
  });

  it('F8 is the order’s own total where all came as ordered', () => {
    fc.assert(
      fc.property(anyOrder, ({ document, basis }) => {
        const lines = document.productLineItems.map(({ lineItemId, quantity }) => ({
          ...{ lineItemId, outcome: 'PICKED' as const, quantity },
        }));
        const picked = { pickedAt: '2026-11-25T08:00:00.000Z', lines, depositReturned: 0 };
        const receipt = receiptOf(document, basis, picked);
        expect(receipt.total).toBe(document.priceInfo.total);
        expect(sumOf(receipt.vat.map(({ vat }) => vat))).toBe(document.priceInfo.totalVat);
      }),
      { numRuns: 2000 },
    );
  });

  it('F8 of thousands of simulated orders is inside what was promised: by weight alone it differs', async () => {
    await fc.assert(
      fc.asyncProperty(anyOrder, fc.nat(), async ({ document, basis }, number) => {
        const start = new Date('2026-11-25T09:00:00Z');
        const news = await simulatedFulfilment.ask({
          ...{ orderNumber: `${number}`, status: 'PICKING', isPickup: false, cutOff: start, start },
          ...{ end: new Date('2026-11-25T11:00:00Z'), now: new Date('2026-11-25T10:00:00Z') },
          lines: document.productLineItems,
          findSubstitute: ({ lineTotal: total, lineDeposit: deposit }) =>
            Promise.resolve({ sku: 'x', name: 'x', total, deposit, vatRate: 10 }),
        });
        if (!news.picked) throw new Error('Nothing was picked');
        const { lines, total, promised } = receiptOf(document, basis, news.picked);
        expect(total).toBeLessThanOrEqual(promised.highest);
        for (const { outcome, weighed, ordered, picked, total: paid, expected } of lines) {
          if (outcome === 'MISSING') continue;
          if (!weighed) expect([picked, paid]).toEqual([ordered, expected]);
          // Nine in a hundred at most, in whole grams.
          else expect(Math.abs(picked - ordered)).toBeLessThanOrEqual(ordered * 0.09 + 0.5);
        }
        expect(lines.some(({ outcome }) => outcome === 'PICKED')).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

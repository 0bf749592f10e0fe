import { deliveredLines } from '../claims/claim-amounts.js';
import { isPrepaid } from '../is-prepaid.js';
import { createReceipt } from './receipt.js';
import {
  orderLine,
  orderOf,
  outcomeOf,
  picked,
  substitutedBy,
  weighedLine,
} from '../testing/rule-order.js';
import type { PricingSnapshot, PickedLine } from '../tables.js';

const basis: PricingSnapshot = { vatRates: { a: 10, b: 20, apples: 10 }, hasPass: false };
const a = orderLine('a', { quantity: 2, cents: 300, deposit: 25 });
const b = orderLine('b', { cents: 400 });
const card = { methodKey: 'credit-cards', brandName: 'visa', amountPlanned: 0, id: 'p' };
const atTheDoor = { ...card, methodKey: 'payment-at-the-door' };

describe('a receipt', () => {
  it('F8 lists ordered quantity, delivered quantity and price of each line', () => {
    const order = orderOf([a, b, weighedLine]);
    const lines = [outcomeOf('a', 1), outcomeOf('apples', 520)];
    expect(createReceipt(order, basis, picked(lines)).lines).toEqual([
      {
        lineItemId: 'a',
        name: 'a',
        outcome: 'PICKED',
        weighed: false,
        ordered: 2,
        picked: 1,
        expected: 600,
        highest: 600,
        total: 300,
        deposit: 25,
        vatRate: 10,
      },
      {
        lineItemId: 'b',
        name: 'b',
        outcome: 'MISSING',
        weighed: false,
        ordered: 1,
        picked: 0,
        expected: 400,
        highest: 400,
        total: 0,
        deposit: 0,
        vatRate: 20,
      },
      {
        lineItemId: 'apples',
        name: 'apples',
        outcome: 'PICKED',
        weighed: true,
        ordered: 500,
        picked: 520,
        expected: 100,
        highest: 110,
        total: 104,
        deposit: 0,
        vatRate: 10,
      },
    ]);
  });

  it('F8 marks what is weighed in pounds, with its claims', () => {
    const product = { ...weighedLine.product, unitPriceSymbol: 'lb' };
    const canned = orderLine('a', { cents: 300 }, { unitPriceSymbol: 'oz' });
    const document = orderOf([{ ...weighedLine, product }, canned]);
    const outcome = picked([outcomeOf('apples', 520), outcomeOf('a', 1)]);
    const receipt = createReceipt(document, basis, outcome);
    expect(receipt.lines.map(({ isInPounds }) => isInPounds)).toEqual([true, undefined]);
    const delivered = deliveredLines({ document, basis, picked: outcome.lines, receipt });
    expect(delivered.map(({ isInPounds }) => isInPounds)).toEqual([true, undefined]);
  });

  it('F8 lists a substitute with its own tax', () => {
    const [line] = createReceipt(
      orderOf([a]),
      basis,
      picked([outcomeOf('a', 2, substitutedBy(500))]),
    ).lines;
    expect(line).toMatchObject({ name: 'a', substitute: 'Other', vatRate: 13, picked: 2 });
  });

  it('F8 shows no picked quantity of a missing line, whatever was recorded', () => {
    const missing = outcomeOf('a', 2, { outcome: 'MISSING' });
    expect(createReceipt(orderOf([a]), basis, picked([missing])).lines[0]).toMatchObject({
      picked: 0,
    });
  });

  it('F8 uses the service’s tax rate for a line without a rate', () => {
    const receipt = createReceipt(
      orderOf([b]),
      { ...basis, vatRates: {} },
      picked([outcomeOf('b', 1)]),
    );
    expect(receipt.lines[0]?.vatRate).toBe(20);
  });

  it('F8 adds up goods, discount, deposits, crates, service and pass', () => {
    const order = orderOf([a, b], { discounts: 150, crates: 500, passPrice: 4900 });
    const receipt = createReceipt(order, basis, picked([outcomeOf('a', 1), outcomeOf('b', 1)]));
    expect(receipt).toMatchObject({
      goods: 700,
      discount: 150,
      deposits: 525,
      serviceFee: 190,
      deliveryPass: 4900,
      total: 700 - 150 + 525 + 190 + 4900,
      orderNumber: '1234567890',
      issuedAt: '2026-11-25T08:00:00.000Z',
      depositReturned: 0,
    });
  });

  it('F8 never takes off more than the price of the delivered goods', () => {
    const order = orderOf([a, b], { discounts: 700, serviceFeesAfterDiscount: 0 });
    const receipt = createReceipt(order, basis, picked([outcomeOf('b', 1)]));
    expect(receipt).toMatchObject({ goods: 400, discount: 400, total: 0, vat: [] });
  });

  it('F8 shows the expected and the maximum total', () => {
    const order = orderOf([weighedLine], { overAuthorizationAmount: 10 });
    const { promised } = createReceipt(order, basis, picked([outcomeOf('apples', 500)]));
    expect(promised).toEqual({ expected: 290, highest: 300 });
  });

  it('F8 has tax by rate: the discount reduces each rate proportionally, untaxed deposits are separate', () => {
    const order = orderOf([a, b], { discounts: 100, passPrice: 1000 });
    const { vat } = createReceipt(order, basis, picked([outcomeOf('a', 2), outcomeOf('b', 1)]));
    expect(vat).toEqual([
      { rate: 10, gross: 540, net: 491, vat: 49 },
      { rate: 20, gross: 360 + 190 + 1000, net: 1292, vat: 258 },
      { rate: 0, gross: 50, net: 50, vat: 0, isOutsideScope: true },
    ]);
  });

  it('F8 taxes a deposit at its own rate, and a substitute’s at the substitute’s rate', () => {
    const agreed = { unitPrice: 300, memberShare: 0, discount: 0, depositVatRate: 10 };
    const taxed = { ...basis, lines: { a: agreed } };
    const order = orderOf([a], { serviceFeesAfterDiscount: 0 });
    const gross = (line: PickedLine) =>
      createReceipt(order, taxed, picked([line])).vat.map((part) => [part.rate, part.gross]);
    expect(gross(outcomeOf('a', 2))).toEqual([[10, 650]]);
    expect(gross(outcomeOf('a', 2, substitutedBy(500, 10)))).toEqual([[13, 510]]);
  });

  it('F8 deducts returned empties from the taxed deposit on crates', () => {
    const order = orderOf([b], { crates: 500, serviceFeesAfterDiscount: 0 });
    const { vat } = createReceipt(
      order,
      { ...basis, vatRates: { b: 10 }, crateTaxRate: 20 },
      picked([outcomeOf('b', 1)], 125),
    );
    expect(vat.map((part) => [part.rate, part.gross])).toEqual([
      [10, 400],
      [20, 375],
    ]);
  });

  it('CART-98 keeps the order’s codes, if there were any', () => {
    const discountCodes = [
      { code: 'KORB5', title: '5', appliesTo: 'goods', savings: 500 },
    ] as const;
    const order = orderOf([a], {}, { discountCodes } as never);
    expect(createReceipt(order, basis, picked([])).discountCodes).toEqual(discountCodes);
    expect(createReceipt(orderOf([a]), basis, picked([]))).not.toHaveProperty('discountCodes');
  });
});

describe('what is still to pay', () => {
  const heavier = picked([outcomeOf('apples', 540)]);

  it('F8 is never more than was charged with the order, where that was paid ahead', () => {
    const order = orderOf([weighedLine], {}, { payments: [card] } as never);
    expect(createReceipt(order, basis, heavier)).toMatchObject({ total: 298, toPay: 290 });
  });

  it('F8 follows the actual weight when it is paid on handover', () => {
    const order = orderOf([weighedLine], {}, { payments: [card, atTheDoor] } as never);
    expect(createReceipt(order, basis, heavier)).toMatchObject({ total: 298, toPay: 298 });
  });

  it('F8 is reduced by returned empties and missing goods', () => {
    const order = orderOf([a, b], {}, { payments: [card] } as never);
    const receipt = createReceipt(order, basis, picked([outcomeOf('b', 1)], 125));
    expect(receipt).toMatchObject({ total: 590, depositReturned: 125, toPay: 465 });
  });

  it('CHK-10 an order is paid ahead unless a part is paid on handover', () => {
    expect(isPrepaid({ payments: [card] as never })).toBe(true);
    expect(isPrepaid({ payments: [card, atTheDoor] as never })).toBe(false);
    expect(isPrepaid({ payments: [] })).toBe(true);
  });
});

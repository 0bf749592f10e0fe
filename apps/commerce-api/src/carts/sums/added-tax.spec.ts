import { createReceipt } from '../../orders/receipt/receipt.js';
import { deliveredLines } from '../../orders/claims/claim-amounts.js';
import { repriceOrder } from '../../orders/changes/reprice.js';
import { createPricingSnapshot } from '../../orders/pricing/placed-pricing-snapshot.js';
import type { PickedLine } from '../../orders/tables.js';
import type { Order } from '@larder/contracts/checkout';
import { ruleCart, ruleLine } from '../testing/rule-cart.js';
import { toCart } from '../view.js';

const lines = [
  ruleLine('bread', { cents: 500, vatRate: 0 }),
  ruleLine('soap', { cents: 499, quantity: 2, vatRate: 8.875 }),
];
const state = (country: string) => ruleCart({ country, lines, timeSlot: undefined });

/** The order of a cart in that country, with what is needed to change, charge and credit it. */
function orderIn(country: string) {
  const cart = toCart(state(country));
  const document = {
    orderNumber: '1',
    productLineItems: cart.productLineItems,
    priceInfo: cart.priceInfo,
    payments: [{ methodKey: 'credit-cards', brandName: 'Card', amountPlanned: 1587 }],
  } as unknown as Omit<Order, 'status'>;
  return { document, basis: createPricingSnapshot(state(country), country) };
}

const pickedOf = (quantities: Readonly<Record<string, number>>): PickedLine[] =>
  Object.entries(quantities).map(([sku, quantity]) => ({
    lineItemId: `line-${sku}`,
    quantity,
    outcome: quantity > 0 ? 'PICKED' : 'MISSING',
  }));
const receiptOf = (order: ReturnType<typeof orderIn>, picked: PickedLine[]) => {
  const at = { pickedAt: '2026-11-28T08:00:00.000Z', depositReturned: 0 };
  return createReceipt(order.document, order.basis, { ...at, lines: picked });
};

describe('an order in a country whose prices are without tax', () => {
  it.each([
    ['US', 1587, 89, 89],
    ['AT', 1498, undefined, 81],
  ])('CART-06 %s: costs %d, of which %s is added', (country, total, addedTax, totalVat) => {
    const { priceInfo } = orderIn(country).document;
    expect(priceInfo).toMatchObject({ total, totalVat, orderValue: 1498 });
    expect(priceInfo.addedTax).toBe(addedTax);
  });

  it('F8 has the tax of what was delivered on the receipt, by rate', () => {
    const receipt = receiptOf(orderIn('US'), pickedOf({ bread: 1, soap: 1 }));
    expect(receipt).toMatchObject({ goods: 999, addedTax: 44, total: 1043, toPay: 1043 });
    expect(receipt.vat).toEqual([
      { rate: 0, gross: 500, net: 500, vat: 0 },
      { rate: 8.875, gross: 543, net: 499, vat: 44 },
    ]);
  });

  it('credits the tax with the goods of a claim', () => {
    const order = orderIn('US');
    const picked = pickedOf({ bread: 1, soap: 2 });
    const receipt = receiptOf(order, picked);
    const credits = deliveredLines({ ...order, picked, receipt });
    expect(credits.map(({ sku, paid }) => [sku, paid])).toEqual([
      ['bread', 500],
      ['soap', 1087],
    ]);
  });

  it('F8 has less tax once a line is taken off the order', () => {
    const { document, basis } = orderIn('US');
    const [bread, soap] = document.productLineItems;
    const totalOf = (line: typeof bread) =>
      repriceOrder({ document, basis, lines: line ? [line] : [], serviceFee: 0 }).priceInfo;
    expect(totalOf(bread)).toMatchObject({ total: 500, totalVat: 0 });
    expect(totalOf(soap)).toMatchObject({ total: 1087, addedTax: 89 });
  });
});

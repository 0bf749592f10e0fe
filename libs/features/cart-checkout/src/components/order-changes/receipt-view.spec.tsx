import { screen, within } from '@testing-library/react';
import type { Receipt } from '@larder/contracts/checkout';
import { at, open, placed } from '../../testing/placed-order.js';

describe('the receipt of an order', () => {
  it('F8 shows the receipt: weights, substitutes, missing goods, taxes', async () => {
    const cents = { deposit: 0, vatRate: 10, expected: 299, highest: 328, total: 305 };
    const line = { ...cents, outcome: 'PICKED', weighed: false, ordered: 1, picked: 1 } as const;
    const apples = { lineItemId: 'd', name: 'Apples', weighed: true, isInPounds: true } as const;
    const outside = { rate: 0, gross: 100, net: 100, vat: 0, isOutsideScope: true } as const;
    const receipt: Receipt = {
      orderNumber: '1001',
      issuedAt: at,
      goods: 704,
      discount: 0,
      deposits: 150,
      serviceFee: 190,
      deliveryPass: 0,
      total: 1044,
      depositReturned: 50,
      toPay: 994,
      payments: [],
      vat: [{ rate: 10, gross: 894, net: 813, vat: 81 }, outside],
      promised: { expected: 1100, highest: 1129 },
      lines: [
        { ...line, lineItemId: 'a', name: 'Plums', weighed: true, ordered: 1000, picked: 1020 },
        { ...line, lineItemId: 'b', name: 'Tea', outcome: 'SUBSTITUTED', substitute: 'Mint' },
        { ...line, lineItemId: 'c', name: 'Figs', outcome: 'MISSING', ordered: 2, total: 0 },
        { ...line, ...apples, ordered: 227, picked: 680 },
      ],
    };
    const { changeableUntil: _gone, ...later } = placed;
    await open(
      { 'GET /api/orders/:orderNumber/receipt': () => receipt },
      { ...later, status: 'COMPLETED', hasReceipt: true },
    );
    const part = within(await screen.findByRole('region', { name: 'Receipt' }));
    expect(await part.findByRole('link', { name: 'Invoice as PDF' })).toHaveAttribute(
      'href',
      '/api/orders/1001/invoice',
    );
    const rows = (await part.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Plums1 kg1.02 kg€3.05',
      'Mint instead of Tea11€3.05',
      'Figs2not available, not charged€0.00',
      'Apples8 oz1.5 lb€3.05',
    ]);
    expect(part.getByText('Estimated €11.00, guaranteed no more than €11.29.')).toBeVisible();
    expect(part.getByText('€9.94')).toBeVisible();
    expect(part.getByText('10% VAT on €8.94 (included)').nextSibling).toHaveTextContent('€0.81');
    const untaxed = part.getByText('Not subject to VAT (deposits, gift cards, tip)');
    expect(untaxed.nextSibling).toHaveTextContent('€1.00');
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
  });

  it.each([
    ['names taxed goods alone where tax is added to the prices', 44, ['8.875% sales tax on €4.99']],
    ['names no tax where none is added', 0, []],
  ])('F8 %s', async (_case, addedTax, expected) => {
    const untaxed = { rate: 0, gross: 500, net: 500, vat: 0 };
    const tip = { rate: 0, gross: 200, net: 200, vat: 0, isOutsideScope: true } as const;
    const taxed = { rate: 8.875, gross: 543, net: 499, vat: 44 };
    const sums = { goods: 500, discount: 0, deposits: 0, serviceFee: 0, deliveryPass: 0, tip: 200 };
    const receipt: Receipt = {
      ...sums,
      addedTax,
      orderNumber: '1001',
      issuedAt: at,
      total: 1044,
      depositReturned: 0,
      toPay: 1044,
      payments: [],
      vat: addedTax > 0 ? [untaxed, taxed, tip] : [untaxed, tip],
      promised: { expected: 1044, highest: 1044 },
      lines: [],
    };
    const { changeableUntil: _gone, ...later } = placed;
    await open(
      { 'GET /api/orders/:orderNumber/receipt': () => receipt },
      { ...later, status: 'COMPLETED', hasReceipt: true },
    );
    const part = within(await screen.findByRole('region', { name: 'Receipt' }));
    await part.findByText('Tip');
    const names = part.getAllByRole('term').map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Goods',
      'Service fee',
      'Tip',
      ...(addedTax > 0 ? ['Sales tax'] : []),
      'Total',
      ...expected,
    ]);
  });

  it('F8 names no limit of an order that could not cost more', async () => {
    const sums = { goods: 704, discount: 0, deposits: 150, serviceFee: 190, deliveryPass: 0 };
    const paid = { total: 1044, depositReturned: 50, toPay: 994, payments: [] };
    const receipt: Receipt = {
      ...sums,
      ...paid,
      orderNumber: '1001',
      issuedAt: at,
      promised: { expected: 1044, highest: 1044 },
      vat: [],
      lines: [],
    };
    await open(
      { 'GET /api/orders/:orderNumber/receipt': () => receipt },
      { ...placed, status: 'COMPLETED', hasReceipt: true },
    );
    await screen.findByRole('link', { name: 'Invoice as PDF' });
    expect(screen.queryByText(/guaranteed/)).toBeNull();
  });
});

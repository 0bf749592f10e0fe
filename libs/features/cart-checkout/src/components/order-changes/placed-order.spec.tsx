import { screen, waitFor, within } from '@testing-library/react';
import type { Order, Receipt } from '@larder/contracts/checkout';
import { answer } from '@larder/platform/testing';
import { aTimeSlot } from '../../testing/fixtures.js';
import { order, at, placed, open, button } from '../../testing/placed-order.js';

const cheaper: Order = {
  ...order,
  distributionWindow: { id: 'w2', start: '2026-12-19T09:00:00Z', end: '2026-12-19T11:00:00Z' },
  priceInfo: { ...order.priceInfo, total: order.priceInfo.total - 200 },
};
const other = aTimeSlot(20, {
  id: 'w2',
  start: cheaper.distributionWindow.start,
  end: cheaper.distributionWindow.end,
});

describe('an order after it was placed', () => {
  it('CHK-05 shows its statuses in order, the current one, and until when it can be changed', async () => {
    await open();
    const list = within(await screen.findByRole('region', { name: 'Order status' }));
    const items = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(items[0]).toContain('Placed, now');
    expect(items.slice(1)).toEqual([
      'Being picked, still to come',
      'On its way, still to come',
      'Completed, still to come',
    ]);
    expect(list.getByText(/until Friday, December 18, 15/)).toBeVisible();
    const calendar = list.getByRole('link', { name: 'Add to calendar' });
    expect(calendar).toHaveAttribute('href', '/api/orders/1001/calendar');
  });

  it('cancels it after a question, and not without', async () => {
    const { user, callsOf } = await open({
      'POST /api/orders/:orderNumber/cancel': () => ({ ...placed, status: 'CANCELLED' }),
    });
    await user.click(await button('Cancel order'));
    await user.click(await button('Keep order'));
    expect(callsOf('POST /api/orders/1001/cancel')).toEqual([]);
    await user.click(await button('Cancel order'));
    await user.click(await button('Yes, cancel'));
    await waitFor(() => expect(callsOf('POST /api/orders/1001/cancel')).toHaveLength(1));
    await waitFor(() => expect(callsOf('GET /api/orders/1001')).toHaveLength(2));
    expect(await screen.findByText('Your order has been cancelled.')).toBeVisible();
  });

  it('changes its time slot at the displayed total', async () => {
    const { user, callsOf } = await open({
      'GET /api/capacity/window': () => [other],
      'POST /api/orders/:orderNumber/changes': ({ body }) => ({
        isDone: 'expectedTotal' in (body as object),
        order: cheaper,
      }),
    });
    await user.click(await button('Change time slot'));
    await user.click(await button('Next'));
    expect(await screen.findByText('Please choose another time slot.')).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: /10:00 to 12:00/ }));
    await user.click(await button('Next'));
    expect(await screen.findByText(/Your new total is €14.32 instead of €16.32/)).toBeVisible();
    await user.click(await button('Change order'));
    await waitFor(() =>
      expect(callsOf('POST /api/orders/1001/changes').map(({ body }) => body)).toEqual([
        { windowId: 'w2' },
        { windowId: 'w2', expectedTotal: cheaper.priceInfo.total },
      ]),
    );
  });

  it('CART-54 shows why a change was refused', async () => {
    const { user } = await open({
      'POST /api/orders/:orderNumber/changes': () =>
        answer(409, { errorCode: 'MIN_ORDER_VALUE', message: 'too little' }),
    });
    await user.click(await button('Remove products'));
    const [first] = await screen.findAllByRole('checkbox');
    if (first) await user.click(first);
    await user.click(await button('Next'));
    expect(
      await screen.findByText('Your order would then be below the minimum order.'),
    ).toBeVisible();
  });

  it.each(['ON_THE_WAY', 'READY'] as const)(
    'CHK-05 an order that is %s shows where it is before what was ordered',
    async (status) => {
      await open({ 'GET /api/orders/:orderNumber': () => ({ ...order, status }) });
      const state = await screen.findByRole('region', { name: 'Order status' });
      const number = screen.getByText(order.orderNumber);
      expect(state.compareDocumentPosition(number)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  it('CHK-05 a delivered order no longer says what comes next', async () => {
    await open({ 'GET /api/orders/:orderNumber': () => ({ ...order, status: 'COMPLETED' }) });
    await screen.findByRole('region', { name: 'Order status' });
    expect(screen.queryByRole('heading', { name: 'What happens next' })).toBeNull();
  });

  it('offers no change once it is being picked', async () => {
    const { changeableUntil: _gone, ...later } = placed;
    await open({}, { ...later, status: 'PICKING' });
    await screen.findByText(/Being picked/);
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });

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

import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from '@larder/contracts/checkout';
import { answer } from '@larder/platform/testing';
import { aTimeSlot } from '../../testing/fixtures.js';
import { order, placed, open, button } from '../../testing/placed-order.js';

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

  it('CHK-05 names the total and until when it can be changed beside time and place', async () => {
    await open();
    const until = await screen.findByText('Change it until');
    expect(until.nextSibling).toHaveTextContent(/Friday, December 18, 15/);
    expect(screen.getByText('Delivery').nextSibling).toBeVisible();
    expect(screen.getAllByText('Total')).toHaveLength(2);
    expect(screen.getAllByText('€16.32')).toHaveLength(2);
  });

  it('CHK-05 says when it is too late to change it', async () => {
    const { changeableUntil: _gone, ...late } = placed;
    await open({}, late);
    expect(await screen.findByText('No longer possible')).toBeVisible();
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
});

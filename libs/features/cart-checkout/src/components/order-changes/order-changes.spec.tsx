import { screen, waitFor, within } from '@testing-library/react';
import { answer, deferred } from '@larder/platform/testing';
import { order, open, button } from '../../testing/placed-order.js';

describe('a placed order', () => {
  it('CART-03 becomes an addition once, for any number of presses, and leads to what was bought', async () => {
    const answered = deferred();
    const mode = 'PUT /api/carts/mode';
    const { user, callsOf, opened } = await open({ [mode]: () => answered.promise });
    const add = await button('Add products');
    await user.click(add);
    await user.click(add);
    expect(callsOf(mode).map(({ body }) => body)).toEqual([{ mode: 'ADDON', orderNumber: '1001' }]);
    answered.resolve({ id: 'c1' });
    await waitFor(() => expect(opened).toEqual(['/buy-again']));
  });

  it('CART-03 shows when additions are no longer possible', async () => {
    const { user, opened } = await open({
      'PUT /api/carts/mode': () => answer(409, { errorCode: 'ORDER_CLOSED', message: '' }),
    });
    await user.click(await button('Add products'));
    expect(await screen.findByText(/it is being picked/)).toBeVisible();
    expect(opened).toEqual([]);
  });

  it.each([
    [
      { authorised: 4500, captured: 0, refunded: 0 },
      ['€45.00 is reserved. We charge you only once your order is packed'],
      ['You paid'],
    ],
    [
      { authorised: 0, captured: 4100, refunded: 300 },
      ['You paid €41.00.', 'We refund €3.00.'],
      ['reserved', 'not charged'],
    ],
    [
      { authorised: 0, captured: 0, refunded: 0, later: 4500 },
      ['We reserve €45.00 two days before your time slot.'],
      ['not charged', 'You paid'],
    ],
    [
      { authorised: 0, captured: 0, refunded: 0 },
      ['You are not charged.'],
      ['reserved', 'You paid'],
    ],
  ])('shows reserved, charged and refunded amounts: %j', async (charge, shown, hidden) => {
    await open({ 'GET /api/orders/:orderNumber': () => ({ ...order, charge }) });
    const card = screen.getByRole('region', { name: 'Order status' });
    await within(card).findByText(new RegExp(shown[0] ?? ''));
    for (const text of shown) expect(card).toHaveTextContent(text);
    for (const text of hidden) expect(card).not.toHaveTextContent(text);
  });

  it.each([
    { authorised: 4500, captured: 0, refunded: 0 },
    { authorised: 0, captured: 4100, refunded: 300 },
  ])('CHK-10 never calls an invoice reserved or paid: %j', async (charge) => {
    const payments = [{ methodKey: 'pay-by-invoice-b2c', amountPlanned: 4500 }];
    await open({ 'GET /api/orders/:orderNumber': () => ({ ...order, payments, charge }) });
    const card = screen.getByRole('region', { name: 'Order status' });
    await button('Add products');
    if (charge.refunded > 0) await within(card).findByText('We refund €3.00.');
    expect(card).not.toHaveTextContent(/reserved|You paid|not charged/);
  });

  it('links to the payment when the reserved amount was lost', async () => {
    const paymentUrl = '/api/payments/2/start';
    await open({ 'GET /api/orders/:orderNumber': () => ({ ...order, paymentUrl }) });
    const link = await screen.findByRole('link', { name: 'Pay now' });
    expect(link).toHaveAttribute('href', paymentUrl);
    expect(
      screen.getByText(/Please pay for your order, otherwise we have to cancel it/),
    ).toBeVisible();
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SavedPaymentMethod } from '@larder/contracts/wallet';
import { redirectToPayment } from '../../order/redirect-to-payment.js';
import { openCheckout, ready } from '../../../testing/open-checkout.js';
import { mine, total, offered, wallet, planned, submit } from '../../../testing/payment-methods.js';

jest.mock('../../order/redirect-to-payment.js', () => ({ redirectToPayment: jest.fn() }));
jest.setTimeout(30_000);
const card = (parts: Partial<SavedPaymentMethod>): SavedPaymentMethod => ({
  id: 'm1',
  methodKey: 'credit-cards',
  provider: 'card-simulator',
  paymentBrand: 'Visa',
  lastDigits: '4242',
  cardExpiryMonth: 3,
  cardExpiryYear: 2029,
  isPrimary: false,
  expired: false,
  ...parts,
});

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(redirectToPayment).mockClear();
});

describe('the choice of a payment method', () => {
  it('PAY-13 needs no other way when the wallet pays all', async () => {
    const user = userEvent.setup();
    sessionStorage.setItem('use-wallet', 'true');
    const { callsOf } = await openCheckout(mine, {
      ...offered,
      ...wallet(total + 500),
      'POST /api/carts/payment': () => planned(total),
    });
    expect(await screen.findByText(/covers the whole amount/)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(await submit());
    await user.click(await screen.findByRole('button', { name: /Order with obligation/ }));
    await waitFor(() => expect(callsOf('POST /api/checkout')).toHaveLength(1));
    expect(callsOf('POST /api/checkout')[0]?.body).not.toHaveProperty('methodKey');
  });

  it('PAY-13 CART-98 asks for nothing where codes have taken everything off, and says so', async () => {
    const user = userEvent.setup();
    const { discounts, ...sums } = ready.priceInfo;
    const savings = discounts + sums.total;
    const { callsOf } = await openCheckout({
      ...ready,
      discountCodes: [{ code: 'ALL', title: 'All', appliesTo: 'goods', savings }],
      priceInfo: { ...sums, discounts: savings, total: 0 },
    });
    expect(
      await screen.findByText('Nothing to pay: code ALL covers the whole amount.'),
    ).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(await screen.findByRole('button', { name: /Order with obligation/ }));
    await waitFor(() => expect(callsOf('POST /api/checkout')).toHaveLength(1));
    expect(callsOf('POST /api/checkout')[0]?.body).toEqual({ cartId: 'cart-1', expectedTotal: 0 });
  });

  it('CHK-03 the chosen way is kept over a reload, for its cart alone, until the order is sent', async () => {
    const user = userEvent.setup();
    const { unmount } = await openCheckout(ready);
    await user.click(await screen.findByRole('radio', { name: /On delivery/ }));
    await user.click(await submit());
    unmount();
    const other = await openCheckout({ ...ready, id: 'cart-2' });
    expect(await screen.findByRole('radio', { name: /On delivery/ })).toBeVisible();
    other.unmount();
    await openCheckout(ready);
    await user.click(await screen.findByRole('button', { name: /Order with obligation/ }));
    await waitFor(() => expect(sessionStorage.getItem('larder.checkout.method')).toBeNull());
  });

  it('PAY-16 PAY-04 an expired card is marked and cannot be chosen', async () => {
    const user = userEvent.setup();
    await openCheckout(mine, {
      ...offered,
      ...wallet(0),
      'GET /api/customers/payment-methods': () => [
        card({ isPrimary: true }),
        card({ id: 'm2', lastDigits: '1111', expired: true }),
      ],
    });
    await user.click(await screen.findByRole('radio', { name: /Credit or debit card/ }));
    expect(await screen.findByText('Visa •••• 4242')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /4242/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change card' }));
    expect(await screen.findByRole('radio', { name: /4242 expires 03\/29/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /1111 expired/ })).toBeDisabled();
    expect(screen.queryByRole('checkbox', { name: /Save this/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Another card/ }));
    expect(screen.getByRole('checkbox', { name: /Save this/ })).toBeVisible();
  });

  it('CHK-18 leaves for the provider’s address once the order waits for it', async () => {
    const user = userEvent.setup();
    const redirectUrl = '/api/payments/1/start';
    await openCheckout(mine, {
      ...offered,
      ...wallet(0),
      'GET /api/customers/payment-methods': () => [],
      'POST /api/checkout': () => ({
        checkoutId: 'c',
        orderNumber: '1001',
        status: 'PAYMENT_PENDING',
        redirectUrl,
      }),
    });
    await user.click(await screen.findByRole('radio', { name: /PayPal/ }));
    await user.click(await submit());
    await user.click(await screen.findByRole('button', { name: /Order with obligation/ }));
    await waitFor(() => expect(redirectToPayment).toHaveBeenCalledWith(redirectUrl));
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart } from '@larder/contracts/cart';
import type { SavedPaymentMethod } from '@larder/contracts/wallet';
import { answer } from '@larder/platform/testing';
import { redirectToPayment } from '../../order/redirect-to-payment.js';
import { openCheckout, ready } from '../../../testing/open-checkout.js';
import { orderConfig } from '../../../testing/fixtures.js';

jest.mock('../../order/redirect-to-payment.js', () => ({ redirectToPayment: jest.fn() }));
jest.setTimeout(30_000);

const mine: Cart = { ...ready, customerId: 'c1' };
const { total } = ready.priceInfo;
const offered = {
  'GET /api/order-config': () => ({
    ...orderConfig,
    paymentMethods: ['credit-cards', 'paypal'],
    giftCardMethodKey: 'market-card',
  }),
};
const wallet = (balance: number) => ({
  'GET /api/customers/digital-wallet': () => ({ balance, giftCards: [], history: [] }),
});
const planned = (amountPlanned: number): Cart => ({
  ...mine,
  version: mine.version + 1,
  payments: [{ id: 'p1', methodKey: 'market-card', brandName: 'GIFTCARD', amountPlanned }],
});
const card = (parts: Partial<SavedPaymentMethod>): SavedPaymentMethod => ({
  ...{ id: 'm1', methodKey: 'credit-cards', provider: 'card-simulator', paymentBrand: 'Visa' },
  ...{ lastDigits: '4242', cardExpiryMonth: 3, cardExpiryYear: 2029 },
  ...{ isPrimary: false, expired: false, ...parts },
});
const submit = () => screen.findByRole('button', { name: 'Continue to summary' });

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(redirectToPayment).mockClear();
});

describe('the payment step of a customer', () => {
  it('PAY-07 PAY-11 PAY-12 PAY-13 plans the wallet, and asks for a second way for the rest', async () => {
    const user = userEvent.setup();
    const { callsOf } = await openCheckout(mine, {
      ...offered,
      ...wallet(100),
      'GET /api/customers/payment-methods': () => [],
      'POST /api/carts/payment': () => planned(100),
    });
    await user.click(await screen.findByRole('checkbox', { name: /balance of your gift cards/ }));
    expect(await screen.findByText(/second way to pay/)).toBeVisible();
    expect(callsOf('POST /api/carts/payment')[0]?.body).toEqual({
      methodKey: 'market-card',
      brandName: 'GIFTCARD',
      amount: 100,
    });
    expect(sessionStorage.getItem('use-wallet')).toBe('true');
    await user.click(await submit());
    expect(screen.queryByRole('button', { name: /Order with obligation/ })).toBeNull();
    expect(screen.getByRole('group', { name: /pay/ })).toHaveAccessibleDescription(/\S/);
  });

  it('PAY-12 CHK-12 plans again for another balance, and reserves the rest alone on a card', async () => {
    const user = userEvent.setup();
    const { overAuthorizationAmount } = ready.priceInfo;
    const part = { ...planned(100).priceInfo, coveredAmount: 100 };
    const { callsOf } = await openCheckout(
      { ...planned(300), priceInfo: part },
      {
        ...offered,
        ...wallet(100),
        'GET /api/customers/payment-methods': () => [],
        'POST /api/carts/payment': () => ({ ...planned(100), priceInfo: part, version: 9 }),
      },
    );
    await waitFor(() =>
      expect(callsOf('POST /api/carts/payment')[0]?.body).toMatchObject({ amount: 100 }),
    );
    await user.click(await screen.findByRole('radio', { name: /Credit or debit card/ }));
    const rest = ((total + overAuthorizationAmount - 100) / 100).toFixed(2);
    expect(await screen.findByText(new RegExp(`more, €${rest}`))).toBeVisible();
  });

  it.each([
    [24, /two days before your time slot/],
    [10_000, /charged only when your order is packed/],
  ])(
    'CHK-10 says that a card is saved where the delivery is over %d hours ahead',
    async (hours, words) => {
      const user = userEvent.setup();
      const start = new Date(Date.now() + 48 * 3_600_000).toISOString();
      const distributionWindow = { ...ready.distributionWindow, start };
      await openCheckout({ ...ready, distributionWindow } as Cart, {
        'GET /api/order-config': () => ({
          ...orderConfig,
          paymentMethods: ['credit-cards', 'payment-at-the-door'],
          savedForLater: { methods: ['credit-cards'], hours },
        }),
      });
      await user.click(await screen.findByRole('radio', { name: /Credit or debit card/ }));
      expect(await screen.findByText(words)).toBeVisible();
      if (hours > 48) expect(screen.queryByText(/saved for this order/)).toBeNull();
    },
  );

  it('CHK-10 says of a method that cannot be reserved that it is charged at once, and how much', async () => {
    const user = userEvent.setup();
    await openCheckout(ready, {
      'GET /api/order-config': () => ({
        ...orderConfig,
        paymentMethods: ['credit-cards', 'paypal'],
        chargedAtOnce: ['paypal'],
      }),
    });
    await user.click(await screen.findByRole('radio', { name: /PayPal/ }));
    const amount = (total / 100).toFixed(2);
    expect(await screen.findByText(new RegExp(`you pay €${amount} now`))).toBeVisible();
    expect(screen.queryByText(/we reserve/i)).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Credit or debit card/ }));
    expect(await screen.findByText(/charged only when your order is packed/)).toBeVisible();
  });

  it('PAY-11 says that the wallet cannot pay, and does not go on trying', async () => {
    const user = userEvent.setup();
    const { callsOf } = await openCheckout(mine, {
      ...offered,
      ...wallet(100),
      'POST /api/carts/payment': () => answer(409, { errorCode: '261', message: '' }),
    });
    const choice = await screen.findByRole('checkbox', { name: /balance of your gift cards/ });
    await user.click(choice);
    expect(await screen.findByText(/cannot be used at the moment/)).toBeVisible();
    expect(choice).not.toBeChecked();
    expect(sessionStorage.getItem('use-wallet')).toBeNull();
    expect(callsOf('POST /api/carts/payment')).toHaveLength(1);
  });

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
    expect(await screen.findByText('Nothing to pay: code ALL covers everything.')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(await screen.findByRole('button', { name: /Order with obligation/ }));
    await waitFor(() => expect(callsOf('POST /api/checkout')).toHaveLength(1));
    expect(callsOf('POST /api/checkout')[0]?.body).toEqual({ cartId: 'cart-1', expectedTotal: 0 });
  });

  it('CHK-03 the chosen way is kept over a reload, for its cart alone, until the order is sent', async () => {
    const user = userEvent.setup();
    const { unmount } = await openCheckout(ready);
    await user.click(await screen.findByRole('radio', { name: /At the door/ }));
    await user.click(await submit());
    unmount();
    const other = await openCheckout({ ...ready, id: 'cart-2' });
    expect(await screen.findByRole('radio', { name: /At the door/ })).toBeVisible();
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
    expect(await screen.findByRole('radio', { name: /4242 valid to 03\/29/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /1111 expired/ })).toBeDisabled();
    expect(screen.queryByRole('checkbox', { name: /Remember/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Another card/ }));
    expect(screen.getByRole('checkbox', { name: /Remember/ })).toBeVisible();
  });

  it('CHK-18 leaves for the provider’s address once the order waits for it', async () => {
    const user = userEvent.setup();
    const redirectUrl = '/api/payments/1/start';
    await openCheckout(mine, {
      ...offered,
      ...wallet(0),
      'GET /api/customers/payment-methods': () => [],
      'POST /api/checkout': () => ({
        ...{ checkoutId: 'c', orderNumber: '1001', status: 'PAYMENT_PENDING', redirectUrl },
      }),
    });
    await user.click(await screen.findByRole('radio', { name: /PayPal/ }));
    await user.click(await submit());
    await user.click(await screen.findByRole('button', { name: /Order with obligation/ }));
    await waitFor(() => expect(redirectToPayment).toHaveBeenCalledWith(redirectUrl));
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart } from '@larder/contracts/cart';
import { answer } from '@larder/platform/testing';
import { redirectToPayment } from '../../order/redirect-to-payment.js';
import { openCheckout, ready } from '../../../testing/open-checkout.js';
import { orderConfig } from '../../../testing/fixtures.js';
import { mine, total, offered, wallet, planned, submit } from '../../../testing/payment-methods.js';

jest.mock('../../order/redirect-to-payment.js', () => ({ redirectToPayment: jest.fn() }));
jest.setTimeout(30_000);

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
    await user.click(await screen.findByRole('checkbox', { name: /my gift card balance/ }));
    expect(await screen.findByText(/second payment method/)).toBeVisible();
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
    [24, /Two days before your time slot/],
    [10_000, /charge you only once your order is packed/],
  ])(
    'CHK-10 says that a card is saved where the delivery is over %d hours ahead',
    async (hours, text) => {
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
      expect(await screen.findByText(text)).toBeVisible();
      if (hours > 48) expect(screen.queryByText(/save your card for this order/)).toBeNull();
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
    expect(await screen.findByText(/charge you only once your order is packed/)).toBeVisible();
  });

  it('CHK-10 CHK-12 says when and how much an invoice asks for, and reserves nothing', async () => {
    const user = userEvent.setup();
    await openCheckout(ready, {
      'GET /api/order-config': () => ({
        ...orderConfig,
        paymentMethods: ['credit-cards', 'pay-by-invoice-b2c'],
      }),
    });
    await user.click(await screen.findByRole('radio', { name: /Invoice/ }));
    expect(
      await screen.findByText(/invoice you only once your order is packed.*\(\+[\d.]+.%\) at most/),
    ).toBeVisible();
    expect(screen.queryByText(/we reserve/i)).toBeNull();
  });

  it('PAY-11 says that the wallet cannot pay, and does not go on trying', async () => {
    const user = userEvent.setup();
    const { callsOf } = await openCheckout(mine, {
      ...offered,
      ...wallet(100),
      'POST /api/carts/payment': () => answer(409, { errorCode: '261', message: '' }),
    });
    const choice = await screen.findByRole('checkbox', { name: /my gift card balance/ });
    await user.click(choice);
    expect(await screen.findByText(/can’t be used right now/)).toBeVisible();
    expect(choice).not.toBeChecked();
    expect(sessionStorage.getItem('use-wallet')).toBeNull();
    expect(callsOf('POST /api/carts/payment')).toHaveLength(1);
  });
});

it('CHK-15 shows the shop’s file with a method’s mark, beside its name', async () => {
  const { container } = await openCheckout(ready, {
    'GET /api/order-config': () => ({
      ...orderConfig,
      paymentMethods: ['eps', 'paypal', 'sepa-debit'],
      paymentLogos: { paypal: '/media/market/paypal.svg' },
    }),
  });
  expect(await screen.findByRole('radio', { name: /^SEPA direct debit/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: /^eps transfer/ })).toBeVisible();
  const marks = [...container.querySelectorAll('label img')];
  expect(marks.map((mark) => mark.getAttribute('src'))).toEqual(['/media/market/paypal.svg']);
});

import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@larder/platform/testing';
import { billing, orderConfig } from '../testing/fixtures.js';
import { atContact, ready } from '../testing/open-checkout.js';
import { open, button, choosePayment } from '../testing/checkout-page.js';

// Whole journeys, typed key by key.
jest.setTimeout(30_000);

beforeEach(() => sessionStorage.clear());

it('CHK-03 shows the legal notice beside the button, and opens its pages separately', async () => {
  const conditions = { text: 'Our terms hold.', links: [{ label: 'Terms', href: '/terms' }] };
  const { user } = await open(ready, {
    'GET /api/order-config': () => ({ ...orderConfig, conditions }),
  });
  const order = await choosePayment(user);
  expect(screen.getByText('Our terms hold.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Terms (opens in a new tab)' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/terms', '_blank']);
  expect(link.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('contact and billing', () => {
  it('FORM-62 FORM-63 shows errors at the field and in a focused summary', async () => {
    const { user, callsOf } = await open(atContact);
    await user.type(screen.getByLabelText(/Email/), 'a@');
    await user.type(screen.getByLabelText(/Phone/), 'call me');
    await user.click(button('Continue to payment'));
    const summary = await screen.findByRole('group', { name: '4 fields need your attention' });
    expect(summary).toHaveFocus();
    expect(screen.getByLabelText(/First name/)).toHaveAccessibleDescription(
      'This field is required',
    );
    expect(screen.getByLabelText(/Email/)).toHaveAccessibleDescription(
      /^Please enter a valid email address/,
    );
    expect(screen.getByLabelText(/Phone/)).toHaveAccessibleDescription(/enter a phone number/);
    expect(callsOf('POST /api/carts/billing-address')).toHaveLength(0);
    await user.click(within(summary).getByRole('link', { name: /First name/ }));
    expect(screen.getByLabelText(/First name/)).toHaveFocus();
  });

  it('keeps what was typed over a reload', async () => {
    const first = await open(atContact);
    await first.user.type(screen.getByLabelText(/First name/), 'Anna');
    first.unmount();
    await open(atContact);
    await waitFor(() => expect(screen.getByLabelText(/First name/)).toHaveValue('Anna'));
  });

  it('keeps what was typed when saving fails', async () => {
    const { user } = await open(
      { ...atContact, billingAddress: billing },
      {
        'POST /api/carts/billing-address': () => answer(503, { errorCode: '', message: '' }),
      },
    );
    await user.click(button('Change Contact and billing'));
    await user.click(button('Continue to payment'));
    expect(await screen.findByText(/couldn’t save/)).toBeVisible();
    expect(screen.getByLabelText(/First name/)).toHaveValue('Anna');
  });

  it('shows what the server refuses at the field', async () => {
    const { user } = await open(
      { ...atContact, billingAddress: billing },
      {
        'POST /api/carts/billing-address': () =>
          answer(400, { errorCode: 'BAD_REQUEST', message: '', fields: { city: 'no' } }),
      },
    );
    await user.click(button('Change Contact and billing'));
    await user.click(button('Continue to payment'));
    await waitFor(() =>
      expect(screen.getByLabelText(/Town/)).toHaveAccessibleDescription(/check this entry/),
    );
  });
});

describe('payment', () => {
  it('CHK-17 offers what suits the service', async () => {
    await open(ready);
    expect(await screen.findByRole('radio', { name: /On delivery/ })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /In the store/ })).not.toBeInTheDocument();
  });

  it('CHK-11 CHK-12 names the surcharge for cards alone', async () => {
    const paymentMethods = ['payment-at-the-door', 'credit-cards'] as const;
    const { user } = await open(ready, {
      'GET /api/order-config': () => ({ ...orderConfig, paymentMethods }),
    });
    await user.click(await screen.findByRole('radio', { name: /On delivery/ }));
    expect(screen.queryByText(/we reserve/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /Credit or debit card/ }));
    const { total, overAuthorizationAmount } = ready.priceInfo;
    const percent = ((overAuthorizationAmount * 100) / total).toFixed(2);
    const amount = ((total + overAuthorizationAmount) / 100).toFixed(2);
    const notice = new RegExp(`${percent}% more, €${amount}`);
    expect(await screen.findByText(notice)).toBeVisible();
  });
});

it('leads on from an empty cart', async () => {
  await open(null);
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

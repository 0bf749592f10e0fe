import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, deferred } from '@larder/platform/testing';
import { checkoutSlice } from '../../../state/checkout.js';
import { currentStep, openCheckout, ready } from '../../../testing/open-checkout.js';
import { mine, offered, submit } from '../../../testing/payment-methods.js';

jest.setTimeout(30_000);
beforeEach(() => sessionStorage.clear());

const payPal = () => screen.findByRole('radio', { name: /PayPal/ });
const orderButton = () => screen.findByRole('button', { name: /Order with obligation/ });

describe('a payment method that was selected and not confirmed', () => {
  it('CHK-03 is still selected when another step opened and closed meanwhile', async () => {
    const user = userEvent.setup();
    const { store } = await openCheckout(ready, offered);
    await user.click(await payPal());
    act(() => void store.dispatch(checkoutSlice.actions.slotLost()));
    expect(currentStep()).toHaveTextContent('Time slot');
    act(() => void store.dispatch(checkoutSlice.actions.slotChosen()));
    expect(await payPal()).toBeChecked();
    await user.click(await submit());
    expect(await orderButton()).toBeVisible();
  });

  it('CHK-03 counts when it was selected before the page was hydrated', async () => {
    const user = userEvent.setup();
    const { state } = await openCheckout(ready, offered, [], (page) => {
      page.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]?.click();
    });
    expect(await payPal()).toBeChecked();
    await user.click(await submit());
    expect(await orderButton()).toBeVisible();
    expect(state().methodKey).toBe('paypal');
  });

  it('CHK-03 does not outlive the visitor whose it was', async () => {
    const user = userEvent.setup();
    const { store } = await openCheckout(ready, offered);
    await user.click(await payPal());
    act(() => void store.dispatch(checkoutSlice.actions.left()));
    expect(await payPal()).not.toBeChecked();
  });
});

it('PAY-16 a new card to be saved stays chosen when the saved ones are known late', async () => {
  const user = userEvent.setup();
  const late = deferred<unknown>();
  await openCheckout(mine, {
    ...offered,
    'GET /api/customers/digital-wallet': () => answer(404, { errorCode: 'NOT_FOUND', message: '' }),
    'GET /api/customers/payment-methods': () => late.promise,
  });
  await user.click(await screen.findByRole('radio', { name: /Credit or debit card/ }));
  await user.click(await screen.findByRole('checkbox', { name: /Save this/ }));
  await act(async () =>
    late.resolve([
      {
        id: 'm1',
        methodKey: 'credit-cards',
        provider: 'card-simulator',
        paymentBrand: 'Visa',
        lastDigits: '4242',
        cardExpiryMonth: 3,
        cardExpiryYear: 2029,
        isPrimary: true,
        expired: false,
      },
    ]),
  );
  expect(await screen.findByRole('radio', { name: /4242/ })).not.toBeChecked();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Save this/ })).toBeChecked());
});

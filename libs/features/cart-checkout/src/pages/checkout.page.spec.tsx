import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart } from '@larder/contracts/cart';
import { checkoutEntered } from '@larder/contracts/checkout';
import { defineFeature, on } from '@larder/platform';
import { answer, type Handlers } from '@larder/platform/testing';
import { checkoutSlice } from '../state/checkout.js';
import { aCart, billing, orderConfig } from '../testing/fixtures.js';
import {
  atContact,
  atSlot,
  currentStep,
  lines,
  openCheckout,
  ready,
} from '../testing/open-checkout.js';

// Whole journeys, typed key by key.
jest.setTimeout(30_000);

beforeEach(() => sessionStorage.clear());

const open = async (cart: Cart | null, handlers?: Handlers) => ({
  ...(await openCheckout(cart, handlers)),
  user: userEvent.setup(),
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function choosePayment(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Continue to summary' }));
  return screen.findByRole('button', { name: 'Order with obligation to pay' });
}

it('TRK-13 tells others once that the checkout was entered, and not with an empty cart', async () => {
  const told: Cart[] = [];
  const listener = defineFeature({
    id: 'listener',
    enabled: () => true,
    listens: [on(checkoutEntered, ({ cart }) => void told.push(cart))],
  });
  const { unmount } = await openCheckout(aCart([]), {}, [listener]);
  unmount();
  expect(told).toEqual([]);
  await openCheckout(ready, {}, [listener]);
  expect(told.map(({ id }) => id)).toEqual([ready.id]);
});

describe('the steps', () => {
  it.each([
    ['service and address', aCart(lines), 'Delivery or pickup'],
    ['the time slot', atSlot, 'Time slot'],
    ['contact and billing', atContact, 'Contact and billing'],
    ['payment', ready, 'Payment'],
  ])(
    'CHK-01 CHK-03 a guest begins at the first step that misses something: %s',
    async (_n, cart, title) => {
      await open(cart);
      expect(currentStep()).toHaveTextContent(title);
      expect(screen.queryByText('Order with obligation to pay')).not.toBeInTheDocument();
    },
  );

  it('CHK-03 goes through every step to the order, with the focus on each heading', async () => {
    const { user, shop, opened } = await open(atSlot);
    await user.click(await screen.findByRole('radio', { name: /18 to 20/ }));
    await user.click(button('Take this time slot'));
    expect(await screen.findByRole('heading', { name: /Contact and billing/ })).toHaveFocus();
    await user.type(screen.getByLabelText(/First name/), 'Anna');
    await user.type(screen.getByLabelText(/Last name/), 'Berger');
    await user.type(screen.getByLabelText(/Email/), 'anna@example.test');
    await user.type(screen.getByLabelText(/Phone/), '0664 1234567');
    await user.click(button('Continue to payment'));
    expect(await screen.findByRole('heading', { name: /Payment/ })).toHaveFocus();
    await user.click(await choosePayment(user));
    await waitFor(() => expect(opened).toEqual(['/checkout-ok?order=1001']));
    expect(shop.orders[0]?.billingAddress.phoneNumber).toBe('+436641234567');
  });

  it('CHK-08 saves a step to the cart when it is completed, and not before', async () => {
    const { user, callsOf } = await open(atSlot);
    await user.click(await screen.findByRole('radio', { name: /20 to 22/ }));
    expect(callsOf('POST /api/carts/distribution-time-slot')).toHaveLength(0);
    await user.click(button('Take this time slot'));
    await screen.findByRole('heading', { name: /Contact and billing/ });
    expect(callsOf('POST /api/carts/distribution-time-slot')[0]?.body).toEqual({ id: 'window-20' });
  });

  it('lets a completed step be changed', async () => {
    const { user } = await open(ready);
    await user.click(button('Change: Time slot'));
    expect(currentStep()).toHaveTextContent('Time slot');
    expect(screen.getByRole('heading', { name: /Time slot/ })).toHaveFocus();
  });
});

describe('the time slot', () => {
  it('SLOT-17 groups by day and reads as a sentence: price, places left, full', async () => {
    await open(atSlot);
    const day = await screen.findByRole('group', { name: 'Friday, November 20' });
    const names = within(day)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('aria-label'));
    expect(names).toEqual([
      'Friday, November 20, 16 to 18, €2.90, fully booked',
      'Friday, November 20, 18 to 20, €2.90, 3 left',
      'Friday, November 20, 20 to 22, free',
    ]);
    expect(within(day).getByRole('radio', { name: /16 to 18/ })).toBeDisabled();
    expect(day).toHaveAccessibleDescription('18–20: order until Thursday, November 19, 22 o’clock');
  });

  it.each(['022', '023', '140', '141'])(
    'SLOT-16 has another chosen after code %s',
    async (code) => {
      const { user, callsOf } = await open(atSlot, {
        'POST /api/carts/distribution-time-slot': () =>
          answer(409, { errorCode: code, message: '' }),
      });
      await user.click(await screen.findByRole('radio', { name: /18 to 20/ }));
      await user.click(button('Take this time slot'));
      const day = await screen.findByRole('group', { name: 'Friday, November 20' });
      await waitFor(() => expect(day).toHaveAccessibleDescription(/[Pp]lease choose another one/));
      await waitFor(() => expect(callsOf('GET /api/capacity/window')).toHaveLength(2));
      expect(currentStep()).toHaveTextContent('Time slot');
    },
  );

  it('SLOT-16 opens the step again when the validation finds the slot lost', async () => {
    const { store } = await open(ready);
    act(() => void store.dispatch(checkoutSlice.actions.slotLost()));
    expect(await screen.findByText(/no longer available/)).toBeVisible();
    expect(currentStep()).toHaveTextContent('Time slot');
  });

  it('SLOT-09 names what the slot cannot bring', async () => {
    const { user } = await open(ready, {
      'POST /api/capacity': () => [
        { sku: 'apple', available: false },
        { sku: 'tomato', available: true },
      ],
    });
    await choosePayment(user);
    expect(await screen.findByText('Not available in the chosen time slot: Apples')).toBeVisible();
  });

  it('says so when nothing is free', async () => {
    await open(atSlot, { 'GET /api/capacity/window': () => [] });
    expect(await screen.findByText('No time slot is free right now')).toBeVisible();
  });
});

it('CHK-03 says beside the button what ordering agrees to, and opens its pages apart', async () => {
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
  it('FORM-62 FORM-63 tells at the field and in a summary that takes the focus', async () => {
    const { user, callsOf } = await open(atContact);
    await user.type(screen.getByLabelText(/Email/), 'a@');
    await user.type(screen.getByLabelText(/Phone/), 'call me');
    await user.click(button('Continue to payment'));
    const summary = await screen.findByRole('group', { name: '4 entries are missing or wrong' });
    expect(summary).toHaveFocus();
    expect(screen.getByLabelText(/First name/)).toHaveAccessibleDescription(
      'This field is required',
    );
    expect(screen.getByLabelText(/Email/)).toHaveAccessibleDescription(
      /^Please enter a valid email/,
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
    await user.click(button('Change: Contact and billing'));
    await user.click(button('Continue to payment'));
    expect(await screen.findByText(/could not be saved/)).toBeVisible();
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
    await user.click(button('Change: Contact and billing'));
    await user.click(button('Continue to payment'));
    await waitFor(() =>
      expect(screen.getByLabelText(/Town/)).toHaveAccessibleDescription(
        /check how this is written/,
      ),
    );
  });
});

describe('payment', () => {
  it('CHK-17 offers what suits the service', async () => {
    await open(ready);
    expect(await screen.findByRole('radio', { name: /At the door/ })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /At the store/ })).not.toBeInTheDocument();
  });

  it('CHK-11 CHK-12 names the surcharge for cards alone', async () => {
    const paymentMethods = ['payment-at-the-door', 'credit-cards'] as const;
    const { user } = await open(ready, {
      'GET /api/order-config': () => ({ ...orderConfig, paymentMethods }),
    });
    await user.click(await screen.findByRole('radio', { name: /At the door/ }));
    expect(screen.queryByText(/we reserve/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /Credit or debit card/ }));
    const { total, overAuthorizationAmount } = ready.priceInfo;
    const percent = ((overAuthorizationAmount * 100) / total).toFixed(2);
    const amount = ((total + overAuthorizationAmount) / 100).toFixed(2);
    const words = new RegExp(`${percent} % more, €${amount}`);
    expect(await screen.findByText(words)).toBeVisible();
  });
});

it('leads on from an empty cart', async () => {
  await open(null);
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

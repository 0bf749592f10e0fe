import { act, screen, waitFor, within } from '@testing-library/react';
import type { Cart } from '@larder/contracts/cart';
import { checkoutEntered } from '@larder/contracts/checkout';
import { defineFeature, on } from '@larder/platform';
import { answer } from '@larder/platform/testing';
import { checkoutSlice } from '../state/checkout.js';
import { aCart } from '../testing/fixtures.js';
import {
  atContact,
  atSlot,
  currentStep,
  lines,
  openCheckout,
  ready,
} from '../testing/open-checkout.js';
import { open, button, choosePayment } from '../testing/checkout-page.js';

// Whole journeys, typed key by key.
jest.setTimeout(30_000);

beforeEach(() => sessionStorage.clear());

it('TRK-13 emits once that the checkout was entered, and not with an empty cart', async () => {
  const started: Cart[] = [];
  const listener = defineFeature({
    id: 'listener',
    enabled: () => true,
    listens: [on(checkoutEntered, ({ cart }) => void started.push(cart))],
  });
  const { unmount } = await openCheckout(aCart([]), {}, [listener]);
  unmount();
  expect(started).toEqual([]);
  await openCheckout(ready, {}, [listener]);
  expect(started.map(({ id }) => id)).toEqual([ready.id]);
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

  it('CHK-03 completes every step up to the order, with the focus on each heading', async () => {
    const { user, shop, opened } = await open(atSlot);
    await user.click(await screen.findByRole('radio', { name: /18:00 to 20:00/ }));
    await user.click(button('Use this time slot'));
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
    await user.click(await screen.findByRole('radio', { name: /20:00 to 22:00/ }));
    expect(callsOf('POST /api/carts/distribution-time-slot')).toHaveLength(0);
    await user.click(button('Use this time slot'));
    await screen.findByRole('heading', { name: /Contact and billing/ });
    expect(callsOf('POST /api/carts/distribution-time-slot')[0]?.body).toEqual({ id: 'window-20' });
  });

  it('CHK-03 offers to change completed steps, not the one that is open', async () => {
    await open(atContact);
    const names = screen
      .getAllByRole('button', { name: /^Change/ })
      .map((one) => one.getAttribute('aria-label'));
    expect(names).toEqual(['Change Delivery or pickup', 'Change Time slot']);
  });

  it('lets a completed step be changed', async () => {
    const { user } = await open(ready);
    await user.click(button('Change Time slot'));
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
      'Friday, November 20, 16:00 to 18:00, €2.90, fully booked',
      'Friday, November 20, 18:00 to 20:00, €2.90, 3 left',
      'Friday, November 20, 20:00 to 22:00, free',
    ]);
    expect(within(day).getByRole('radio', { name: /16:00 to 18:00/ })).toBeDisabled();
    const free = within(day).getByRole('radio', { name: /18:00 to 20:00/ });
    expect(free).toHaveAccessibleDescription('order by Thu 22:00');
  });

  it.each(['022', '023', '140', '141'])(
    'SLOT-16 has another chosen after code %s',
    async (code) => {
      const { user, callsOf } = await open(atSlot, {
        'POST /api/carts/distribution-time-slot': () =>
          answer(409, { errorCode: code, message: '' }),
      });
      await user.click(await screen.findByRole('radio', { name: /18:00 to 20:00/ }));
      await user.click(button('Use this time slot'));
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

  it('SLOT-09 lists what is unavailable for the slot', async () => {
    const { user } = await open(ready, {
      'POST /api/capacity': () => [
        { sku: 'apple', available: false },
        { sku: 'tomato', available: true },
      ],
    });
    await choosePayment(user);
    expect(await screen.findByText('Not available in this time slot: Apples')).toBeVisible();
  });

  it('shows when nothing is available', async () => {
    await open(atSlot, { 'GET /api/capacity/window': () => [] });
    expect(await screen.findByText('No time slots available right now')).toBeVisible();
  });
});

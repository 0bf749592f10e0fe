import { act, screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { answer, deferred } from '@larder/platform/testing';
import { aCart, billing, place } from '../testing/fixtures.js';
import { atSlot, lines, ready } from '../testing/open-checkout.js';
import { goOn, openOnePage, order, section } from '../testing/one-page.js';

// Whole journeys, typed key by key.
jest.setTimeout(30_000);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const byPostcode = aCart(lines, { deliveryPlace: place });
type User = ReturnType<typeof userEvent.setup>;

async function typeStreet(user: User) {
  const where = section(/^Delivery or pickup/);
  await user.type(await where.findByLabelText(/^Street/), 'Lindengasse');
  await user.type(where.getByLabelText(/^No/), '7');
}

async function typePerson(user: User) {
  await user.type(screen.getByLabelText(/First name/), 'Anna');
  await user.type(screen.getByLabelText(/Last name/), 'Berger');
  await user.type(screen.getByLabelText(/Email/), 'anna@example.test');
  await user.type(screen.getByLabelText(/Phone/), '0664 1234567');
}

describe('a guest who gave the postcode', () => {
  it('CHK-01 CHK-03 CHK-08 fills one page, goes on, and orders', async () => {
    const { user, shop, callsOf, opened } = await openOnePage(byPostcode);
    await typePerson(user);
    await typeStreet(user);
    await user.click(goOn());
    const button = await order();
    expect(shop.cart).toMatchObject({
      distributionAddress: { streetName: 'Lindengasse', streetNumber: '7' },
      billingAddress: { ...billing, country: expect.any(String) as string },
      distributionWindow: { id: 'window-18' },
    });
    expect(callsOf('POST /api/carts/billing-address')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: /Review and order/ })).toHaveFocus();
    await user.click(button);
    await waitFor(() => expect(opened).toEqual(['/checkout-ok?order=1001']));
    expect(shop.orders[0]?.payments[0]?.methodKey).toBe('payment-at-the-door');
  });

  it('SLOT-07 SLOT-16 proposes the earliest time slot, and holds nothing before the rest is right', async () => {
    const { user, callsOf } = await openOnePage(byPostcode);
    const when = section(/^Time slot ?, suggested/);
    expect(await when.findByText('Friday, November 20, 18:00 to 20:00')).toBeVisible();
    await user.click(goOn());
    await waitFor(() => expect(screen.getByLabelText(/First name/)).toHaveFocus());
    expect(callsOf('POST /api/carts/distribution-time-slot')).toHaveLength(0);
  });

  it('FORM-62 FORM-63 shows all errors at their fields at once, and focuses the first', async () => {
    const { user, callsOf } = await openOnePage(byPostcode);
    await user.type(screen.getByLabelText(/First name/), 'Anna');
    await user.type(screen.getByLabelText(/Email/), 'a@');
    await section(/^Delivery or pickup/).findByLabelText(/^Street/);
    await user.click(goOn());
    await waitFor(() => expect(screen.getByLabelText(/Last name/)).toHaveFocus());
    expect(screen.getByLabelText(/Email/)).toHaveAccessibleDescription(/valid email/);
    expect(section(/^Delivery or pickup/).getByLabelText(/^Street/)).toBeInvalid();
    expect(callsOf('POST /api/carts/distribution-address')).toHaveLength(0);
    expect(screen.getByLabelText(/First name/)).toHaveValue('Anna');
  });

  it('asks for another billing address only when there is one', async () => {
    const { user, shop } = await openOnePage(byPostcode);
    const who = section(/^Contact and billing/);
    expect(who.queryByLabelText(/^Street/)).toBeNull();
    await user.click(who.getByRole('checkbox', { name: 'Bill to the delivery address' }));
    await user.type(who.getByLabelText(/^Street/), 'Ring');
    await user.type(who.getByLabelText(/^No/), '1');
    await user.type(who.getByLabelText(/Postcode/), '8010');
    await user.type(who.getByLabelText(/Town/), 'Graz');
    await typePerson(user);
    await typeStreet(user);
    await user.click(goOn());
    await order();
    expect(shop.cart?.billingAddress).toMatchObject({ streetName: 'Ring', city: 'Graz' });
    expect(shop.cart?.distributionAddress).toMatchObject({ streetName: 'Lindengasse' });
  });

  it('CART-20 SLOT-07 begins without a place: the time slot follows the address', async () => {
    const { user, shop } = await openOnePage(aCart(lines));
    await typePerson(user);
    await user.click(goOn());
    const where = section(/^Delivery or pickup/);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: /^Delivery or pickup/ })).toHaveFocus(),
    );
    await user.click(await where.findByRole('radio', { name: /Delivery/ }));
    await user.click(await where.findByRole('button', { name: /yourself|by hand/i }));
    await typeStreet(user);
    await user.type(where.getByLabelText(/Postcode/), '1070');
    await user.type(where.getByLabelText(/Town/), 'Wien');
    await user.click(goOn());
    await waitFor(() => expect(screen.getByText(/November 20, 18:00 to 20:00/)).toBeVisible());
    if (!shop.cart?.distributionWindow) await user.click(goOn());
    expect(await order()).toBeVisible();
  });

  it('SLOT-11 stays with an address that lies outside, and orders nothing', async () => {
    const { user, callsOf } = await openOnePage(byPostcode);
    await typePerson(user);
    await typeStreet(user);
    const postcode = section(/^Delivery or pickup/).getByLabelText(/Postcode/);
    await user.clear(postcode);
    await user.type(postcode, '8010');
    await user.click(goOn());
    expect(await screen.findByText('We don’t deliver to this address yet')).toBeVisible();
    expect(callsOf('POST /api/carts/distribution-time-slot')).toHaveLength(0);
    expect(screen.getByLabelText(/First name/)).toHaveValue('Anna');
  });
});

it('keeps another billing address in sight while it is typed', async () => {
  const saved = { ...billing, streetNumber: '9' };
  const { user } = await openOnePage({ ...atSlot, billingAddress: saved });
  await user.click(screen.getByRole('button', { name: 'Change Contact and billing' }));
  const number = await screen.findByLabelText(/^No/);
  await user.clear(number);
  await user.type(number, '7');
  expect(screen.getByLabelText(/^No/)).toHaveValue('7');
});

describe('the time slot', () => {
  it('SLOT-16 proposes the next one when the proposal was taken meanwhile', async () => {
    const { user, callsOf } = await openOnePage(
      { ...atSlot, billingAddress: billing },
      {
        'POST /api/carts/distribution-time-slot': () =>
          answer(409, { errorCode: '023', message: '' }),
      },
    );
    await section(/^Time slot/).findByText('Friday, November 20, 18:00 to 20:00');
    await user.click(goOn());
    expect(await section(/^Time slot/).findByText(/[Pp]lease choose another one/)).toBeVisible();
    await waitFor(() => expect(callsOf('GET /api/capacity/window/earliest')).toHaveLength(2));
    expect(screen.queryByText('Order with obligation to pay')).toBeNull();
  });

  it('SLOT-06 SLOT-17 opens in place, and another one is taken by its own button', async () => {
    const { user, shop } = await openOnePage({ ...atSlot, billingAddress: billing });
    await user.click(await screen.findByRole('button', { name: 'Change Time slot' }));
    expect(screen.getByRole('heading', { name: /Time slot/ })).toHaveFocus();
    expect(await screen.findByRole('radio', { name: /18:00 to 20:00/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /20:00 to 22:00/ }));
    await user.click(screen.getByRole('button', { name: 'Use this time slot' }));
    await waitFor(() => expect(shop.cart?.distributionWindow?.id).toBe('window-20'));
    expect(screen.getByRole('heading', { name: /Time slot/ })).toHaveFocus();
  });

  it('saves what is open with the page’s button', async () => {
    const { user, shop } = await openOnePage({ ...atSlot, billingAddress: billing });
    await user.click(await screen.findByRole('button', { name: 'Change Time slot' }));
    await user.click(await screen.findByRole('radio', { name: /20:00 to 22:00/ }));
    await user.click(goOn());
    await order();
    expect(shop.cart?.distributionWindow?.id).toBe('window-20');
  });

  it('says when none is free', async () => {
    await openOnePage(atSlot, {
      'GET /api/capacity/window/earliest': () => answer(409, { errorCode: '023', message: '' }),
      'GET /api/capacity/window': () => [],
    });
    expect(await screen.findByText('No time slots available right now')).toBeVisible();
  });
});

describe('the one button', () => {
  it('CHK-02 sends nothing twice on a double click, and does not order by it', async () => {
    const { user, callsOf } = await openOnePage({ ...atSlot, billingAddress: billing });
    await section(/^Time slot/).findByText('Friday, November 20, 18:00 to 20:00');
    await user.dblClick(goOn());
    await order();
    expect(callsOf('POST /api/carts/distribution-time-slot')).toHaveLength(1);
    expect(callsOf('POST /api/checkout')).toHaveLength(0);
  });

  it('is busy while it saves', async () => {
    const late = deferred<unknown>();
    const { user } = await openOnePage(
      { ...atSlot, billingAddress: billing },
      { 'POST /api/carts/distribution-time-slot': () => late.promise },
    );
    await section(/^Time slot/).findByText('Friday, November 20, 18:00 to 20:00');
    await user.click(goOn());
    expect(goOn()).toHaveAttribute('aria-busy', 'true');
    await act(async () => late.resolve(ready));
    expect(await order()).toBeVisible();
  });
});

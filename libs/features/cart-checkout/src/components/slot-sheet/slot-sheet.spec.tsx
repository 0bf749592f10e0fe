import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@larder/platform/testing';
import { aCart, aLine, apples, evening, place } from '../../testing/fixtures.js';
import { openCartWithChecks } from '../../testing/open-cart.js';
import { held, openSheet } from '../../testing/open-slot-sheet.js';

beforeAll(() => import('./slot-sheet.js'));
beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), advanceTimers: true }),
);
afterEach(() => jest.useRealTimers());

const { id } = evening;
const setSlot = 'POST /api/carts/distribution-time-slot';
const empty = aCart([], { deliveryPlace: place });
const radio = (name: RegExp) => screen.findByRole('radio', { name });

describe('the sheet with the time slots', () => {
  it('SLOT-06 SLOT-17 takes a time slot in one tap, before the first product', async () => {
    const { user, callsOf } = await openSheet(empty, {
      [setSlot]: () => held('2026-11-20T08:30:00Z', { version: 2, productLineItems: [] }),
    });
    expect(screen.getByText('1070 Wien')).toBeVisible();
    expect(await radio(/16:00 to 18:00.*fully booked/)).toBeDisabled();
    await user.click(await radio(/18:00 to 20:00/));
    await waitFor(() => expect(callsOf(setSlot)[0]?.body).toEqual({ id }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      await screen.findByRole('button', { name: /^Today 18:00–20:00 · 1070 · 30 min left/ }),
    ).toBeVisible();
  });

  it('SLOT-17 by keyboard takes nothing on the way: a button takes what is chosen', async () => {
    const { user, callsOf } = await openSheet(empty);
    (await radio(/18:00 to 20:00/)).focus();
    await user.keyboard('{ArrowDown}');
    expect(await radio(/20:00 to 22:00/)).toBeChecked();
    expect(callsOf(setSlot)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Take today 20:00–22:00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(setSlot)[0]?.body).toEqual({ id: 'window-20' });
  });

  it('CART-72 SLOT-16 stays open when somebody was faster, says so, and offers what is left', async () => {
    const later = { ...evening, id: 'later', start: evening.end, end: '2026-11-20T21:00:00Z' };
    const answers = [[evening, later]];
    const { user, dialog } = await openSheet(empty, {
      'GET /api/capacity/window': () => answers.shift() ?? [{ ...evening, state: 'full' }, later],
      [setSlot]: () => answer(409, { errorCode: '023', message: 'full' }),
    });
    await user.click(await radio(/18:00 to 20:00/));
    expect(await within(dialog).findByText(/has just been taken/i)).toBeVisible();
    expect(await radio(/18:00 to 20:00.*fully booked/)).toBeDisabled();
    expect(await radio(/20:00 to/)).toBeEnabled();
  });

  it('SLOT-06 closes with a message when the session, and the cart with it, is gone', async () => {
    const gone = () => answer(404, { errorCode: 'NOT_FOUND', message: 'no cart' });
    const reads = [empty];
    const { user, store } = await openSheet(empty, {
      'GET /api/carts': () => reads.shift() ?? gone(),
      [setSlot]: gone,
    });
    await user.click(await radio(/18:00 to 20:00/));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().notifications).toMatchObject([{ type: 'error' }]);
    expect(await screen.findByRole('button', { name: /^Delivery or/ })).toBeVisible();
  });

  it('offers another try when the time slots do not come', async () => {
    let isDown = true;
    const { user, dialog } = await openSheet(empty, {
      'GET /api/capacity/window': () =>
        isDown ? answer(500, { errorCode: 'UNKNOWN', message: '' }) : [evening],
    });
    isDown = false;
    await user.click(await within(dialog).findByRole('button', { name: /again/i }));
    expect(await radio(/18:00 to 20:00/)).toBeVisible();
  });

  it('says that none is free, and lets the shopper go on', async () => {
    await openSheet(empty, { 'GET /api/capacity/window': () => [{ ...evening, state: 'full' }] });
    expect(await screen.findByText(/You can start shopping in the meantime/)).toBeVisible();
  });

  it('SLOT-06 is one tap away from the cart’s page, too', async () => {
    await openCartWithChecks({});
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(await screen.findByRole('button', { name: 'Time slot: Change' }));
    expect(await screen.findByRole('dialog', { name: 'When should we deliver?' })).toBeVisible();
    expect(screen.getByText('Lindengasse 7, 1070 Wien')).toBeVisible();
  });

  it('leads on to another place', async () => {
    const { user } = await openSheet(empty);
    await user.click(screen.getByRole('button', { name: 'Change place' }));
    expect(await screen.findByRole('dialog', { name: 'Delivery or pickup' })).toBeVisible();
  });
});

describe('a held time slot in the sheet', () => {
  it('SLOT-06 shows how long it is held, and is given back', async () => {
    const { user, callsOf } = await openSheet(held('2026-11-20T08:20:00Z'), {
      'DELETE /api/carts/distribution-time-slot': () =>
        aCart([aLine(apples, 1)], { deliveryPlace: place, version: 2 }),
    });
    const own = await screen.findByRole('region', { name: 'Your time slot' });
    expect(own).toHaveTextContent('Today 18:00–20:00');
    expect(await within(own).findByRole('button', { name: 'Reserve it for longer' })).toBeVisible();
    await user.click(within(own).getByRole('button', { name: 'Release' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Your time slot' })).toBeNull(),
    );
    expect(callsOf('DELETE /api/carts/distribution-time-slot')).toHaveLength(1);
    expect(screen.getByText('The time slot is free again.')).toBeInTheDocument();
    expect(await radio(/18:00 to 20:00/)).not.toBeChecked();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  });

  it('says when giving it back has failed', async () => {
    const { user } = await openSheet(held('2026-11-20T08:20:00Z'), {
      'DELETE /api/carts/distribution-time-slot': () =>
        answer(500, { errorCode: 'UNKNOWN', message: '' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Release' }));
    expect(await screen.findByText(/could not be given back/)).toBeVisible();
  });

  it('SLOT-06 cannot be held for longer before something is in the cart, and says so', async () => {
    const { distributionWindow } = held('2026-11-20T08:20:00Z');
    const cart = aCart([], {
      deliveryPlace: place,
      ...(distributionWindow && {
        distributionWindow: { ...distributionWindow, extensionsLeft: 0 },
      }),
    });
    await openSheet(cart);
    expect(await screen.findByText(/once something is in your cart/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reserve it for longer' })).toBeNull();
  });

  it('SLOT-16 that is over can be taken again with one tap', async () => {
    const { user, callsOf } = await openSheet(held('2026-11-20T07:59:00Z'));
    expect(await screen.findByText(/^Your reservation has ended. The time slot is/)).toBeVisible();
    await user.click(await radio(/18:00 to 20:00/));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(setSlot)).toHaveLength(1);
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart } from '@larder/contracts/cart';
import { appNotices, appOverlays, headerService } from '@larder/contracts/content';
import { ExtensionSlot } from '@larder/platform';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { cartCheckout } from '../../feature.js';
import { aCart, aLine, apples, evening, place } from '../../testing/fixtures.js';
import { createTestServer } from '../../testing/test-server.js';

beforeAll(() => Promise.all([import('./slot-sheet.js'), import('./hold-watch.js')]));
beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), advanceTimers: true }),
);
afterEach(() => jest.useRealTimers());

const setSlot = 'POST /api/carts/distribution-time-slot';
const { id, start, end } = evening;
const held = (heldUntil: string, parts: Partial<Cart> = {}) =>
  aCart([aLine(apples, 1)], {
    deliveryPlace: place,
    distributionWindow: { id, start, end, heldUntil, extensionsLeft: 2 },
    ...parts,
  });

async function open(cart: Cart, handlers: Handlers = {}) {
  const shop = createTestServer(cart);
  const host = await renderInHost({
    features: [cartCheckout],
    element: (
      <>
        <ExtensionSlot slot={headerService} props={{}} />
        <ExtensionSlot slot={appNotices} props={{}} />
        <ExtensionSlot slot={appOverlays} props={{}} />
      </>
    ),
    handlers: { ...shop.handlers, ...handlers },
  });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const callsOf = (line: string) =>
    host.calls.filter(({ method, path }) => `${method} ${path}` === line);
  return { ...host, shop, user, callsOf };
}

/** The same, with the sheet opened from the header. */
async function openSheet(cart: Cart, handlers: Handlers = {}) {
  const opened = await open(cart, handlers);
  await opened.user.click(await screen.findByRole('button', { name: / · 1070/ }));
  const dialog = await screen.findByRole('dialog', { name: 'When should we come?' });
  return { ...opened, dialog };
}
const empty = aCart([], { deliveryPlace: place });
const radio = (name: RegExp) => screen.findByRole('radio', { name });

describe('the sheet with the time slots', () => {
  it('SLOT-06 SLOT-17 takes a time slot in one tap, before the first product', async () => {
    const { user, callsOf } = await openSheet(empty, {
      [setSlot]: () => held('2026-11-20T08:30:00Z', { version: 2, productLineItems: [] }),
    });
    expect(screen.getByText('1070 Wien')).toBeVisible();
    expect(await radio(/16 to 18.*fully booked/)).toBeDisabled();
    await user.click(await radio(/18 to 20/));
    await waitFor(() => expect(callsOf(setSlot)[0]?.body).toEqual({ id }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(
      await screen.findByRole('button', { name: /^Today 18–20 · 1070 · 30 min left/ }),
    ).toBeVisible();
  });

  it('SLOT-17 by keyboard takes nothing on the way: a button takes what is chosen', async () => {
    const { user, callsOf } = await openSheet(empty);
    (await radio(/18 to 20/)).focus();
    await user.keyboard('{ArrowDown}');
    expect(await radio(/20 to 22/)).toBeChecked();
    expect(callsOf(setSlot)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Take today 20–22' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(setSlot)[0]?.body).toEqual({ id: 'window-20' });
  });

  it('CART-72 SLOT-16 stays open when somebody was faster, and says so', async () => {
    const { user, dialog } = await openSheet(empty, {
      [setSlot]: () => answer(409, { errorCode: '023', message: 'full' }),
    });
    await user.click(await radio(/18 to 20/));
    expect(await within(dialog).findByText(/has just been booked up|fully booked/i)).toBeVisible();
    expect(dialog).toBeVisible();
  });

  it('offers another try when the time slots do not come', async () => {
    let isDown = true;
    const { user, dialog } = await openSheet(empty, {
      'GET /api/capacity/window': () =>
        isDown ? answer(500, { errorCode: 'UNKNOWN', message: '' }) : [evening],
    });
    isDown = false;
    await user.click(await within(dialog).findByRole('button', { name: /again/i }));
    expect(await radio(/18 to 20/)).toBeVisible();
  });

  it('says that none is free, and lets the shopper go on', async () => {
    await openSheet(empty, { 'GET /api/capacity/window': () => [{ ...evening, state: 'full' }] });
    expect(await screen.findByText(/You can start shopping in the meantime/)).toBeVisible();
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
    expect(own).toHaveTextContent('Today 18–20');
    expect(await within(own).findByRole('button', { name: 'Hold it for longer' })).toBeVisible();
    await user.click(within(own).getByRole('button', { name: 'Give back' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Your time slot' })).toBeNull(),
    );
    expect(callsOf('DELETE /api/carts/distribution-time-slot')).toHaveLength(1);
    expect(screen.getByText('The time slot is free again.')).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  });

  it('says when giving it back has failed', async () => {
    const { user } = await openSheet(held('2026-11-20T08:20:00Z'), {
      'DELETE /api/carts/distribution-time-slot': () =>
        answer(500, { errorCode: 'UNKNOWN', message: '' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Give back' }));
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
    expect(screen.queryByRole('button', { name: 'Hold it for longer' })).toBeNull();
  });

  it('SLOT-16 that is over can be taken again with one tap', async () => {
    const { user, callsOf } = await openSheet(held('2026-11-20T07:59:00Z'));
    expect(await screen.findByText(/^Your hold has ended. The time slot is/)).toBeVisible();
    await user.click(await radio(/18 to 20/));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(setSlot)).toHaveLength(1);
  });
});

describe('a hold while its holder shops', () => {
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  const spoken = () => document.getElementById('ui-announcements')?.textContent ?? '';

  it('SLOT-06 is read aloud at five minutes and at one', async () => {
    await open(held('2026-11-20T08:05:30Z'));
    await pass(5);
    expect(spoken()).toBe('');
    await pass(60);
    expect(spoken()).toMatch(/another 5 minutes/);
    await pass(240);
    expect(spoken()).toMatch(/one more minute/);
  });

  it('SLOT-16 CART-79 is over: the header promises no time, and a notice leads to the sheet', async () => {
    const cart = held('2026-11-20T08:01:00Z');
    const { store } = await open(cart, {
      'GET /api/carts/validation': () => ({
        cartDTO: cart,
        errors: [{ code: '141', message: 'over', isFree: true }],
      }),
    });
    await pass(66);
    expect(screen.getByRole('button', { name: /^Choose a new time slot · 1070/ })).toBeVisible();
    const [notice] = (
      store.getState() as unknown as { notifications: { text: string; action?: { does: never } }[] }
    ).notifications;
    expect(notice?.text).toBe('Your hold has ended. The time slot is still free.');
    act(() => void (notice?.action && store.dispatch(notice.action.does)));
    expect(await screen.findByRole('dialog', { name: 'When should we come?' })).toBeVisible();
  });
});

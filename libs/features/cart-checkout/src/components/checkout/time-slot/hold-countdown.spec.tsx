import { act, screen } from '@testing-library/react';
import { answer, type Handlers } from '@larder/platform/testing';
import { openCheckout, ready } from '../../../testing/open-checkout.js';
import { evening } from '../../../testing/fixtures.js';

beforeAll(() => import('./hold-countdown.js'));
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-19T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

const { id, start, end } = evening;
const held = (heldUntil: string, extensionsLeft = 2) => ({
  ...ready,
  distributionWindow: { id, start, end, heldUntil, extensionsLeft },
});
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

async function open(cart = held('2026-11-19T10:06:00Z'), handlers: Handlers = {}) {
  const checkout = await openCheckout(cart, handlers);
  await pass(1);
  return checkout;
}
const spoken = () =>
  screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('the duration of a hold', () => {
  it('SLOT-06 is shown in minutes, and read aloud at five and at one', async () => {
    await open();
    expect(screen.getByText(/reserved for 6 more minutes/)).toBeVisible();
    expect(spoken()).not.toMatch(/minutes/);
    await pass(62);
    expect(spoken()).toMatch(/5 more minutes/);
    await pass(60);
    expect(spoken()).not.toMatch(/minutes/);
    await pass(180);
    expect(spoken()).toMatch(/one more minute/);
  });

  it('SLOT-06 is made longer at a click', async () => {
    const later = { ...held('2026-11-19T10:30:00Z', 0), version: 2 };
    await open(held('2026-11-19T10:03:00Z', 1), {
      'POST /api/carts/distribution-time-slot/extension': () => later,
    });
    await act(async () => screen.getByRole('button', { name: 'Reserve it for longer' }).click());
    await pass(1);
    expect(screen.getAllByText(/for 30 more minutes/)[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reserve it for longer' })).toBeNull();
  });

  it('SLOT-16 CART-79 once over has the cart checked, and the shopper choose again', async () => {
    const cart = held('2026-11-19T10:01:00Z');
    const { state } = await open(cart, {
      'GET /api/carts/validation': () => ({
        cartDTO: cart,
        errors: [{ code: '141', message: 'over' }],
      }),
    });
    expect(state().isSlotIncomplete).toBe(false);
    await pass(65);
    expect(state().isSlotIncomplete).toBe(true);
    expect(
      screen.getByText('This time slot has expired. Please choose another one.'),
    ).toBeVisible();
  });

  it('SLOT-16 CART-79 shows when it has expired while the time slot is available, and chooses it again', async () => {
    const cart = held('2026-11-19T10:01:00Z');
    const { callsOf } = await open(cart, {
      'GET /api/carts/validation': () => ({
        cartDTO: cart,
        errors: [{ code: '141', message: 'over', isFree: true }],
      }),
    });
    await pass(65);
    expect(screen.getByText(/still free: you can choose it again/)).toBeVisible();
    expect(screen.queryByText(/choose another/)).toBeNull();
    await pass(2);
    await act(async () => screen.getByRole('button', { name: 'Use this time slot' }).click());
    await pass(1);
    expect(callsOf('POST /api/carts/distribution-time-slot')[0]?.body).toEqual({ id });
  });

  it('SLOT-16 that expired at the server first is reported when it is extended', async () => {
    const cart = held('2026-11-19T10:03:00Z');
    const { state } = await open(cart, {
      'POST /api/carts/distribution-time-slot/extension': () =>
        answer(409, { errorCode: '141', message: 'over' }),
      'GET /api/carts/validation': () => ({
        cartDTO: cart,
        errors: [{ code: '141', message: 'over' }],
      }),
    });
    await act(async () => screen.getByRole('button', { name: 'Reserve it for longer' }).click());
    await pass(1);
    expect(state().isSlotIncomplete).toBe(true);
  });

  it('is absent in a shop without holds', async () => {
    await open(ready as ReturnType<typeof held>);
    expect(screen.queryByText(/is reserved for/)).toBeNull();
  });
});

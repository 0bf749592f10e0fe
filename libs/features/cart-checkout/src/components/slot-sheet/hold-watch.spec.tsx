import { act, screen } from '@testing-library/react';
import { held, openHeader as open } from '../../testing/open-slot-sheet.js';

beforeAll(() => Promise.all([import('./slot-sheet.js'), import('./hold-watch.js')]));
beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), advanceTimers: true }),
);
afterEach(() => jest.useRealTimers());

describe('a hold while its holder shops', () => {
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  const spoken = () => document.getElementById('ui-announcements')?.textContent ?? '';

  it('SLOT-06 is read aloud at five minutes and at one', async () => {
    await open(held('2026-11-20T08:05:30Z'));
    await pass(5);
    expect(spoken()).toBe('');
    await pass(60);
    expect(spoken()).toMatch(/5 more minutes/);
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
    expect(notice?.text).toBe('Your reservation has ended. The time slot is still free.');
    act(() => void (notice?.action && store.dispatch(notice.action.does)));
    expect(await screen.findByRole('dialog', { name: 'When should we deliver?' })).toBeVisible();
  });
});

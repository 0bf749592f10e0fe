import { act, screen, waitFor } from '@testing-library/react';
import type { DeliveryTracking, OrderProgress } from '@larder/contracts/checkout';
import { answer } from '@larder/platform/testing';
import { at, button, open, placed } from '../../testing/placed-order.js';

const TRACKING = 'GET /api/orders/:orderNumber/tracking';
const ARRIVAL = 'PUT /api/orders/:orderNumber/arrival';
const moving = (status: 'ON_THE_WAY' | 'READY'): OrderProgress => ({
  ...placed,
  status,
  steps: [{ status, at }],
  changeableUntil: undefined,
});
const van: DeliveryTracking = {
  status: 'ON_THE_WAY',
  isSimulated: true,
  expectedAt: '2026-12-17T11:20:00Z',
  stopsBefore: 3,
  progress: 0.4,
};

afterEach(() => jest.restoreAllMocks());

describe('an order on its way', () => {
  it('shows when it comes, how many stops are before it, and that the trip is simulated', async () => {
    await open({ [TRACKING]: () => van }, moving('ON_THE_WAY'));
    expect(await screen.findByText(/We will be with you around/)).toBeVisible();
    expect(screen.getByText('3 stops before you.')).toBeVisible();
    expect(screen.getByText(/trip is simulated/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'The van is on its way to you' })).toBeVisible();
  });

  it('polls as often as the answer says, and refetches the order once it has moved', async () => {
    let current: DeliveryTracking = { ...van, refreshAfter: 15 };
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const timer = jest.spyOn(globalThis, 'setInterval');
    const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const { callsOf } = await open({ [TRACKING]: () => current }, moving('ON_THE_WAY'));
    await screen.findByText('3 stops before you.');
    expect(timer.mock.calls.map(([, ms]) => ms)).toContain(15_000);
    current = { ...van, stopsBefore: 0, refreshAfter: 15 };
    comeBack();
    expect(await screen.findByText('You are next.')).toBeVisible();
    const progress = 'GET /api/orders/1001/progress';
    expect(callsOf(progress)).toHaveLength(1);
    current = { status: 'COMPLETED', isSimulated: false };
    comeBack();
    await waitFor(() => expect(callsOf(progress)).toHaveLength(2));
  });

  it('shows the timeline alone while the van cannot be located', async () => {
    await open({
      [TRACKING]: () => answer(503, { errorCode: 'SERVICE_UNAVAILABLE', message: '' }),
    });
    expect(await screen.findByText('Placed')).toBeVisible();
    expect(screen.queryByText(/be with you/)).toBeNull();
  });
});

describe('an order that waits in its store', () => {
  const ready: DeliveryTracking = { status: 'READY', isSimulated: false, pickup: { code: '1001' } };

  it('names its locker and what opens it, or the bay', async () => {
    const locker = { kind: 'LOCKER', name: '12', code: '4711' } as const;
    const waiting = { ...ready, pickup: { code: '1001', place: locker } };
    const { unmount } = await open({ [TRACKING]: () => waiting }, moving('READY'));
    expect(await screen.findByText('Your order is in locker 12')).toBeVisible();
    expect(screen.getByText('4711')).toBeVisible();
    unmount();
    const bay = { ...ready, pickup: { code: '1001', place: { kind: 'BAY', name: '3' } as const } };
    await open({ [TRACKING]: () => bay }, moving('READY'));
    expect(await screen.findByText('Park in pickup bay 3')).toBeVisible();
    expect(screen.queryByText(/Code to open/)).toBeNull();
  });

  it('has a code, and tells the store that its shopper is there', async () => {
    const here = { ...ready, pickup: { code: '1001', arrival: { state: 'HERE' as const, at } } };
    const handlers = { [TRACKING]: () => ready, [ARRIVAL]: () => here };
    const { user, callsOf } = await open(handlers, moving('READY'));
    await user.click(await button('I am here'));
    expect(await screen.findByText('Thank you, we’re bringing your order out.')).toBeVisible();
    expect(callsOf('PUT /api/orders/1001/arrival').map(({ body }) => body)).toEqual([
      { state: 'HERE' },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'I am here' })).toBeNull());
  });

  it('shows when the store could not be informed', async () => {
    const failed = () => answer(409, { errorCode: 'CONFLICT', message: '' });
    const { user } = await open({ [TRACKING]: () => ready, [ARRIVAL]: failed }, moving('READY'));
    await user.click(await button('I am on my way'));
    expect(await screen.findByText(/That did not work/)).toBeVisible();
  });
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order, OrderProgress } from '@larder/contracts/checkout';
import { renderInHost, type Handlers } from '@larder/platform/testing';
import { cartCheckout } from '../feature.js';
import { sampleOrder } from '../components/order/sample-order.js';
import { createTestServer } from './test-server.js';

export const order: Order = {
  ...sampleOrder({ locale: 'en', text: (key) => key }, 'AT'),
  orderNumber: '1001',
};
export const at = '2026-12-17T09:00:00Z';
export const placed: OrderProgress = {
  orderNumber: '1001',
  status: 'PLACED',
  additions: [],
  hasReceipt: false,
  changeableUntil: '2026-12-18T14:00:00Z',
  steps: [
    { status: 'PLACED', at },
    { status: 'PICKING' },
    { status: 'ON_THE_WAY' },
    { status: 'COMPLETED' },
  ],
};

export async function open(handlers: Handlers = {}, progress: OrderProgress = placed) {
  const user = userEvent.setup();
  const host = await renderInHost({
    features: [cartCheckout],
    tenant: { webApp: { offline: true } },
    url: '/checkout-ok?order=1001',
    handlers: {
      ...createTestServer().handlers,
      'GET /api/orders/:orderNumber': () => order,
      'GET /api/orders/:orderNumber/progress': () => progress,
      ...handlers,
    },
  });
  await screen.findByRole('heading', { name: 'Order status' });
  const callsOf = (path: string) =>
    host.calls.filter(({ method, path: own }) => `${method} ${own}` === path);
  return { ...host, user, callsOf };
}
export const button = (name: string) => screen.findByRole('button', { name });

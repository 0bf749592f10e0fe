import { act, waitFor } from '@testing-library/react';
import { currentCustomer } from '@larder/contracts/customer';
import { membership } from '@larder/contracts/loyalty';
import { defineFeature, provide } from '@larder/platform';
import { subscribeEarly } from './early.js';
import { forgetEvents, layer, open, pages, reported } from './testing/open-tracking.js';

beforeEach(forgetEvents);
// Flushes unsent events of a test, so that they do not leak into the next one.
afterEach(() => {
  Object.assign(navigator, { sendBeacon: () => true });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.restoreAllMocks();
});

describe('dependencies of tracking', () => {
  /** A customer and a membership that become known on command. */
  function late() {
    const customer = subscribeEarly<object | undefined>(undefined);
    const isMember = subscribeEarly(false);
    const settled = { customer: subscribeEarly(false), member: subscribeEarly(false) };
    const feature = defineFeature({
      id: 'customers',
      enabled: () => true,
      provides: [
        provide(currentCustomer, () => ({
          get: () => customer.get() as never,
          settled: settled.customer.get,
          subscribe: settled.customer.subscribe,
        })),
        provide(membership, () => ({
          isMember: isMember.get,
          settled: settled.member.get,
          subscribe: settled.member.subscribe,
        })),
      ],
    });
    return { customer, isMember, settled, feature };
  }
  const granted = { consent: { manager: 'none', onMissing: 'grant' } };
  const mira = { firstOrderDelivery: true, firstOrderClickAndCollect: false };

  it('TRK-16 waits until the visitor is known', async () => {
    const { customer, settled, feature } = late();
    settled.member.set(true);
    await open(granted, [pages, feature]);
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(layer()).toBeUndefined();
    customer.set(mira);
    act(() => settled.customer.set(true));
    await waitFor(() => expect(layer()).toMatchObject([{ login_status: 'login' }]));
  });

  it.each([
    [true, 'loyalty member'],
    [false, 'customer'],
  ])('TRK-17 waits until membership is known: %s is tracked as %s', async (member, user_type) => {
    const { customer, isMember, settled, feature } = late();
    await open(granted, [pages, feature]);
    await waitFor(() => expect(reported).toHaveLength(1));
    customer.set(mira);
    act(() => settled.customer.set(true));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(layer()).toBeUndefined();
    isMember.set(member);
    act(() => settled.member.set(true));
    await waitFor(() => expect(layer()).toMatchObject([{ user_type }]));
  });

  it('TRK-17 a shop without a programme waits for no card', async () => {
    const { customer, settled } = late();
    const customers = defineFeature({
      id: 'customers',
      enabled: () => true,
      provides: [
        provide(currentCustomer, () => ({
          get: () => customer.get() as never,
          settled: settled.customer.get,
          subscribe: settled.customer.subscribe,
        })),
      ],
    });
    customer.set(mira);
    settled.customer.set(true);
    await open(granted, [pages, customers]);
    await waitFor(() => expect(layer()).toMatchObject([{ user_type: 'customer' }]));
  });
});

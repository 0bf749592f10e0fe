import { currentCustomer } from '@larder/contracts/customer';
import { membership } from '@larder/contracts/loyalty';
import { whenVisitorIdentified, identityTimeoutMs } from './visitor-identity.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = { settled: () => false, subscribe: () => () => undefined };
const known = { settled: () => true, subscribe: () => () => undefined };

it.each([
  ['the customer', never, known],
  ['the membership', known, never],
])('TRK-17 waits for %s at most until the limit', async (_what, customer, member) => {
  const use = ((of: unknown) => (of === currentCustomer ? customer : member)) as never;
  const done = jest.fn();
  void whenVisitorIdentified({ getCapability: use }).then(done);
  await jest.advanceTimersByTimeAsync(identityTimeoutMs - 1);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledTimes(1);
});

it('TRK-17 requests the card only when the customer is known', async () => {
  const asked: unknown[] = [];
  const use = ((of: unknown) => {
    asked.push(of);
    return known;
  }) as never;
  await whenVisitorIdentified({ getCapability: use });
  expect(asked).toEqual([currentCustomer, membership]);
});

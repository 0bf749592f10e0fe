import { FIRST_RETRY_MS, MAX_RETRY_MS, waitForRecovery } from './wait-for-recovery.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a page that is open while the shop is unavailable', () => {
  it('PLAT-09 shows the shop once, as soon as it is back', async () => {
    const isBack = jest
      .fn<Promise<boolean>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(false)
      .mockResolvedValue(true);
    const show = jest.fn();
    void waitForRecovery({ isAvailable: isBack, show });
    await jest.advanceTimersByTimeAsync(FIRST_RETRY_MS * 3);
    expect(show).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(FIRST_RETRY_MS * 4);
    expect(show).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(MAX_RETRY_MS * 3);
    expect(isBack).toHaveBeenCalledTimes(3);
  });

  it('polls less and less often, but at least once a minute', async () => {
    const isBack = jest.fn(() => Promise.resolve(false));
    void waitForRecovery({ isAvailable: isBack, show: jest.fn() });
    await jest.advanceTimersByTimeAsync(MAX_RETRY_MS * 10);
    expect(isBack.mock.calls.length).toBeLessThan(16);
    expect(isBack.mock.calls.length).toBeGreaterThan(9);
  });
});

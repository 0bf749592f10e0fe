import { BUILD_POLL_MS, pollBuilds } from './poll-builds.js';

const answering = (body: unknown) =>
  jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(body) } as Response));

describe('polling for a newer build', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('PLAT-38 API-011 requests with a timestamp and detects another build', async () => {
    const get = answering({ id: 'new', timestamp: 1 });
    const watch = pollBuilds('old', get, () => 77);
    expect(watch.isOutdated()).toBe(false);
    await jest.advanceTimersByTimeAsync(BUILD_POLL_MS);
    expect(get).toHaveBeenCalledWith('/builds/latest.json?timestamp=77');
    expect(watch.isOutdated()).toBe(true);
    watch.stop();
  });

  it('PLAT-39 polls every 3,600,000 ms', async () => {
    const get = answering({ id: 'old', timestamp: 1 });
    const watch = pollBuilds('old', get);
    await jest.advanceTimersByTimeAsync(3_600_000 - 1);
    expect(get).toHaveBeenCalledTimes(0);
    await jest.advanceTimersByTimeAsync(1 + 3_600_000);
    expect(get).toHaveBeenCalledTimes(2);
    expect(watch.isOutdated()).toBe(false);
    watch.stop();
  });

  it('PLAT-40 lets a failing poll be', async () => {
    const get = jest.fn(() => Promise.reject(new Error('no network')));
    const watch = pollBuilds('old', get);
    await jest.advanceTimersByTimeAsync(BUILD_POLL_MS * 2);
    expect(get).toHaveBeenCalledTimes(2);
    expect(watch.isOutdated()).toBe(false);
    watch.stop();
  });
});

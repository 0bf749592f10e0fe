import { RELOAD_GUARD_MS, reloadOnce } from './reload-guard.js';

function setUp() {
  const kept = new Map<string, string>();
  const clock = { now: 1000 };
  const place = { path: '/a', isOnline: true };
  const reload = jest.fn();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const run = () =>
    reloadOnce({
      isOnline: () => place.isOnline,
      path: () => place.path,
      storage,
      reload,
      now: () => clock.now,
    });
  return { clock, place, reload, storage, run };
}

describe('a chunk that is gone', () => {
  it('PLAT-41 reloads the page once for each path', () => {
    const { run, reload, place } = setUp();
    expect([run(), run()]).toEqual([true, false]);
    place.path = '/b';
    expect(run()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('PLAT-42 tries again after 10,000 ms and not before', () => {
    const { run, clock } = setUp();
    run();
    clock.now += RELOAD_GUARD_MS - 1;
    expect(run()).toBe(false);
    clock.now += 1;
    expect(run()).toBe(true);
    expect(RELOAD_GUARD_MS).toBe(10_000);
  });

  it('PLAT-41 keeps the page that is there while there is no connection', () => {
    const { run, reload, place } = setUp();
    place.isOnline = false;
    expect(run()).toBe(false);
    place.isOnline = true;
    expect(run()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('PLAT-41 does not reload when that could not be remembered', () => {
    const { run, reload, storage } = setUp();
    storage.setItem = () => {
      throw new Error('storage is off');
    };
    expect(run()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

import type { BackendResponse } from '../backend.js';
import { createResponseCache } from './response-cache.js';

const clock = { now: 0 };
/** A backend that counts its calls and returns the number. */
function backend(isPublic = true, status = 200) {
  const calls: string[] = [];
  const call = (path: unknown): Promise<BackendResponse> => {
    calls.push(String(path));
    const text = JSON.stringify({ n: calls.length });
    return Promise.resolve({
      ok: status < 400,
      status,
      statusText: '',
      isPublic,
      text: () => Promise.resolve(text),
      json: () => Promise.resolve(JSON.parse(text) as unknown),
    });
  };
  return { calls, call };
}

const answers = () => createResponseCache(() => clock.now);
const german = { headers: { 'accept-language': 'de-AT' } };

describe('public responses', () => {
  it('are requested once, parsed once and frozen', async () => {
    const { calls, call } = backend();
    const ask = answers().remember('shop', call);
    const [first, second] = await Promise.all([ask('/a', german), ask('/a', german)]);
    const third = await ask('/a', german);
    expect(calls).toEqual(['/a']);
    expect(third.data).toBe(first.data);
    expect(second.data).toEqual({ n: 1 });
    expect(Object.isFrozen(third.data)).toBe(true);
  });

  it.each([
    ['another address', 'shop', '/b', german],
    ['another shop', 'other', '/a', german],
    ['another language', 'shop', '/a', { headers: { 'accept-language': 'en' } }],
  ])('are not taken for %s', async (_case, host, path, init) => {
    const { calls, call } = backend();
    const all = answers();
    await all.remember('shop', call)('/a', german);
    await all.remember(host, call)(path, init);
    expect(calls).toHaveLength(2);
  });

  it('are never used for a call with a cookie, or stored from one', async () => {
    const { calls, call } = backend();
    const ask = answers().remember('shop', call);
    const withCookie = { headers: { ...german.headers, cookie: 'session=1' } };
    await ask('/a', withCookie);
    await ask('/a', german);
    await ask('/a', withCookie);
    expect(calls).toHaveLength(3);
  });

  it.each([
    ['private', false, 200],
    ['an error', true, 503],
    ['not there', true, 404],
  ])('are not cached when they are %s', async (_case, isPublic, status) => {
    const { calls, call } = backend(isPublic, status);
    const ask = answers().remember('shop', call);
    await ask('/a', german);
    await ask('/a', german);
    expect(calls).toHaveLength(2);
  });

  it('NAV-55 are requested again after twenty seconds, and at once after a purge', async () => {
    const { calls, call } = backend();
    const all = answers();
    const ask = all.remember('shop', call);
    await ask('/a', german);
    clock.now += 19_999;
    await ask('/a', german);
    expect(calls).toHaveLength(1);
    clock.now += 1;
    await ask('/a', german);
    expect(calls).toHaveLength(2);
    all.clear();
    await ask('/a', german);
    expect(calls).toHaveLength(3);
  });

  it('that were in progress during a purge are not cached', async () => {
    const { calls, call } = backend();
    const all = answers();
    const ask = all.remember('shop', call);
    const pending = ask('/a', german);
    all.clear();
    await pending;
    await ask('/a', german);
    expect(calls).toHaveLength(2);
  });
});

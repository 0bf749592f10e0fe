import { createTestNavigator, slow } from '../testing/test-navigator.js';

const settled = () => new Promise((done) => setTimeout(done, 0));

describe('navigation in the browser', () => {
  it('opens a page, its address and its head', async () => {
    const { navigator, log, heads } = createTestNavigator();
    await navigator.open('/two', 'push');
    expect(navigator.state().view.url).toBe('/two');
    expect(log).toEqual(['push /two']);
    expect(heads).toEqual(['Two']);
  });

  it('ERR-07 ERR-08 stays on the page while offline, with a message', async () => {
    const { navigator, log, offline } = createTestNavigator({ online: () => false });
    await navigator.open('/two', 'push');
    expect(navigator.state()).toMatchObject({ view: { url: '/one' }, isPending: false });
    expect(log).toEqual([]);
    expect(offline).toHaveLength(1);
  });

  it('shows the page that was requested last, however late the first one arrives', async () => {
    const { navigator } = createTestNavigator();
    const first = navigator.open('/slow', 'push');
    await settled();
    expect(navigator.state().isPending).toBe(true);
    await navigator.open('/two', 'push');
    slow.release();
    await first;
    expect(navigator.state()).toMatchObject({ view: { url: '/two' }, isPending: false });
  });

  it('follows redirects, but not for ever', async () => {
    const { navigator, left } = createTestNavigator();
    await navigator.open('/moved', 'push');
    expect(navigator.state().view.url).toBe('/two');
    await navigator.open('/loop', 'push');
    expect(left).toEqual(['/loop']);
  });

  it('NAV-57 shows the not-found screen for a path without a route', async () => {
    const { navigator } = createTestNavigator();
    await navigator.open('/nowhere', 'push');
    expect(navigator.state().view).toMatchObject({
      kind: 'error',
      status: 404,
      message: 'Page not found: /nowhere',
    });
  });

  it('returns to the previous scroll position', async () => {
    const { navigator, back } = createTestNavigator();
    await navigator.open('/two', 'push');
    back();
    await settled();
    expect(navigator.state()).toMatchObject({ view: { url: '/one' }, historyAction: 'pop' });
  });

  it('adds no entry for the address on screen, and keeps the page for a fragment', async () => {
    const { navigator, log } = createTestNavigator();
    await navigator.open('/two', 'push');
    await navigator.open('/two', 'push');
    await navigator.open('/two#part', 'push');
    expect(log).toEqual(['push /two', 'replace /two', 'push /two#part']);
    expect(navigator.state().hash).toBe('#part');
  });

  it('PLAT-38 loads pages from the server again once a newer build is out', async () => {
    const { navigator, left, log } = createTestNavigator({ isOutdated: () => true });
    await navigator.open('/two', 'push');
    expect(left).toEqual(['/two']);
    expect(log).toEqual([]);
  });

  it('loads the page from the server when the code that opens pages does not load', async () => {
    const { navigator, left, log } = createTestNavigator({ isBroken: true });
    await navigator.open('/two', 'push');
    expect(left).toEqual(['/two']);
    expect(log).toEqual([]);
  });

  it('ERR-01 shows the error of a page’s payload', async () => {
    const error = { message: 'Page Not Found: /cached', data: null };
    const payload = { status: 404, head: { title: 'None' }, queries: [], modules: [], error };
    const { navigator, heads } = createTestNavigator({ payload });
    await navigator.open('/cached', 'push');
    expect(navigator.state().view).toMatchObject({ kind: 'error', status: 404, ...error });
    expect(heads).toEqual(['None']);
  });
});

import { createStore, rootReducerOf } from '../../store/create-store.js';
import { fakeBackend } from '../../testing/fake-backend.js';
import { reportUnhandled } from './report-unhandled.js';
import { createErrorReporter } from './error-reporter.js';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36';
const payload = { status: 200, head: { title: '' }, queries: [], modules: [] };

function page(userAgent: string) {
  document.body.innerHTML = '<div id="root"><h1>Apples</h1></div>';
  const root = document.getElementById('root') as Element;
  const heard = new EventTarget();
  const visitor = {
    navigator: { userAgent },
    addEventListener: heard.addEventListener.bind(heard),
  } as unknown as Window;
  const sent = jest.fn();
  const report = reportUnhandled({ root, payload }, sent, visitor);
  const happen = (name: string, what: object) =>
    heard.dispatchEvent(Object.assign(new Event(name), what));
  return { root, sent, report, happen };
}

describe('uncaught errors', () => {
  it('ERR-18 are reported, thrown or rejected', () => {
    const { sent, happen } = page(BROWSER);
    const thrown = new Error('thrown');
    happen('error', { error: thrown, message: 'Uncaught Error: thrown' });
    happen('error', { message: 'Script error.' });
    happen('unhandledrejection', { reason: 'rejected' });
    expect(sent.mock.calls).toEqual([[thrown], ['Script error.'], ['rejected']]);
  });

  it('exclude ResizeObserver loops that continue in the next frame', () => {
    const { sent, happen } = page(BROWSER);
    happen('error', { message: 'ResizeObserver loop completed with undelivered notifications.' });
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('an error that replaced the page', () => {
  const broken = (userAgent: string) => {
    const { root, sent, report } = page(userAgent);
    root.innerHTML = '<h1>Something went wrong</h1>';
    report(new Error('render'));
    expect(sent).toHaveBeenCalledTimes(1);
    return document.body.textContent;
  };

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
    'SomeCrawler/1.0',
    'Baiduspider+(+http://www.baidu.com/search/spider.htm)',
  ])('ERR-19 ERR-20 leaves %s the content, and is logged', (userAgent) => {
    expect(broken(userAgent)).toBe('Apples');
  });

  it('ERR-19 shows a visitor the error page', () => {
    expect(broken(BROWSER)).toBe('Something went wrong');
  });
});

describe('the report', () => {
  const realFetch = window.fetch;
  afterEach(() => void (window.fetch = realFetch));
  const send = async (outcome: () => Promise<unknown>, messages = ['render failed']) => {
    const asked = jest.fn(outcome);
    window.fetch = asked as unknown as typeof fetch;
    const store = createStore(rootReducerOf([]), {
      transport: {
        fetch: fakeBackend({}).fetch,
        origin: '',
        locale: 'en',
        requestId: 'r',
        timeout: 100,
        xsrfToken: () => Promise.resolve(''),
      },
    });
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    const report = createErrorReporter(store, '1.2');
    for (const message of messages) report(new Error(message));
    await new Promise((done) => setTimeout(done, 5));
    process.off('unhandledRejection', unhandled);
    return { calls: asked.mock.calls as unknown as [string, RequestInit][], unhandled };
  };

  it('ERR-18 ERR-36 are sent to the log endpoint of the shop only', async () => {
    const { calls } = await send(() => Promise.resolve());
    expect(calls).toHaveLength(1);
    const [address, init] = calls[0] ?? [];
    expect([address, init?.method]).toEqual(['/logs', 'POST']);
    expect(JSON.parse(String(init?.body))).toMatchObject({
      message: 'render failed',
      error: { level: 'error', version: '1.2', message: 'render failed', path: '/' },
    });
  });

  it('ERR-18 that many parts of a page make of one fault is one', async () => {
    const faults = ['no code', 'no code', 'another fault', 'no code'];
    const { calls } = await send(() => Promise.resolve(), faults);
    const reported = calls.map(
      ([, init]) => (JSON.parse(String(init.body)) as { message: string }).message,
    );
    expect(reported).toEqual(['no code', 'another fault', 'no code']);
  });

  it('ERR-22 that fails is swallowed and not sent again', async () => {
    const { calls, unhandled } = await send(() => Promise.reject(new Error('no network')));
    expect(calls).toHaveLength(1);
    expect(unhandled).not.toHaveBeenCalled();
  });
});

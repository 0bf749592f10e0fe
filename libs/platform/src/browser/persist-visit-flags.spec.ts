import { createStore, rootReducerOf } from '../store/create-store.js';
import { fakeBackend } from '../testing/fake-backend.js';
import { persistVisitFlags } from './persist-visit-flags.js';

/** Opens a URL in the same browser; stored flags are kept. */
function visit(url: string) {
  window.history.replaceState({ scroll: 7 }, '', url);
  const written = jest.spyOn(document, 'cookie', 'set');
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
  persistVisitFlags(store, window);
  const cookies = written.mock.calls.map(([cookie]) => cookie);
  written.mockRestore();
  return { core: store.getState().core, cookies };
}

afterEach(() => {
  for (const name of ['webview', 'hidebackbutton']) document.cookie = `${name}=; path=/; max-age=0`;
  window.sessionStorage.clear();
});

describe('the flags of a URL', () => {
  it.each([
    ['PLAT-32', 'webview', 'isWebView'],
    ['PLAT-33', 'hidebackbutton', 'hideWebViewBack'],
  ] as const)('%s %s=true is a flag on this page and on later ones', (_id, name, flag) => {
    expect(visit(`/?${name}=true`).core[flag]).toBe(true);
    expect(visit('/later').core[flag]).toBe(true);
  });

  it('PLAT-34 keeps the flags in lax cookies that end with the browser’s session', () => {
    expect(visit('/?webview=true&hidebackbutton=true').cookies).toEqual([
      'webview=true; path=/; samesite=lax',
      'hidebackbutton=true; path=/; samesite=lax',
    ]);
  });

  it('PLAT-32 PLAT-33 takes no other value for a flag, and keeps nothing of it', () => {
    const { core, cookies } = visit('/?webview=1&hidebackbutton=false');
    expect([core.isWebView, core.hideWebViewBack]).toEqual([false, false]);
    expect(cookies).toEqual([]);
  });

  it('PLAT-37 remembers the captcha’s key for the visit and takes it out of the address', () => {
    expect(visit('/login?a=1&bypassRecaptchaKey=k%26y#form').core.bypassRecaptchaKey).toBe('k&y');
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/login?a=1#form',
    );
    expect(window.history.state).toEqual({ scroll: 7 });
    expect(visit('/registration').core.bypassRecaptchaKey).toBe('k&y');
  });

  it('PLAT-37 has the key on its page also where the browser keeps nothing', () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('storage is off');
    });
    expect(visit('/?bypassRecaptchaKey=k').core.bypassRecaptchaKey).toBe('k');
    blocked.mockRestore();
  });
});

import { coreSlice, freshCore, newRequestId } from './core.js';

describe('core state', () => {
  it('PLAT-28 has exactly the specified parts', () => {
    expect(Object.keys(freshCore('r')).sort()).toEqual([
      'bypassRecaptchaKey',
      'hideWebViewBack',
      'isWebView',
      'redirects',
      'requestId',
    ]);
  });

  it('PLAT-29 makes a request id of a random identifier and a timestamp', () => {
    expect(newRequestId(1700000000000)).toMatch(/^[\w-]{12}-1700000000000$/);
    expect(newRequestId(1)).not.toBe(newRequestId(1));
  });

  it('PLAT-30 reset clears the flags and the redirects and takes a fresh request id', () => {
    const { reducer, actions } = coreSlice;
    const used = reducer(
      freshCore('old'),
      actions.webView({ isWebView: true, hideWebViewBack: true }),
    );
    expect(reducer(used, actions.reset('new'))).toEqual(freshCore('new'));
  });

  it('PLAT-37 remembers the captcha bypass key', () => {
    const { reducer, actions } = coreSlice;
    expect(reducer(freshCore('r'), actions.bypassRecaptcha('k')).bypassRecaptchaKey).toBe('k');
  });
});

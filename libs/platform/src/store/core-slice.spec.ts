import { coreSlice, initialCoreState, newRequestId } from './core-slice.js';

describe('core state', () => {
  it('PLAT-28 has exactly the specified parts', () => {
    expect(Object.keys(initialCoreState('r')).sort()).toEqual([
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

  it('PLAT-30 starts without flags and redirects, each time with its own request id', () => {
    const { requestId, ...rest } = initialCoreState();
    const { requestId: another, ...same } = initialCoreState();
    expect(rest).toEqual({
      isWebView: false,
      hideWebViewBack: false,
      bypassRecaptchaKey: undefined,
      redirects: undefined,
    });
    expect(same).toEqual(rest);
    expect(requestId).toMatch(/^[\w-]{12}-\d{13}$/);
    expect(another).not.toBe(requestId);
  });

  it('PLAT-37 remembers the captcha bypass key', () => {
    const { reducer, actions } = coreSlice;
    expect(reducer(initialCoreState('r'), actions.bypassRecaptcha('k')).bypassRecaptchaKey).toBe(
      'k',
    );
  });
});

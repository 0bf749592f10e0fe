import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { RedirectRules } from '@larder/contracts/content';

/** PLAT-28. */
export interface CoreState {
  readonly isWebView: boolean;
  readonly hideWebViewBack: boolean;
  readonly bypassRecaptchaKey: string | undefined;
  readonly redirects: RedirectRules | undefined;
  readonly requestId: string;
}

/** PLAT-29. */
export function newRequestId(now = Date.now()): string {
  return `${nanoid(12)}-${now}`;
}

/** PLAT-30. */
export function initialCoreState(requestId = newRequestId()): CoreState {
  return {
    isWebView: false,
    hideWebViewBack: false,
    bypassRecaptchaKey: undefined,
    redirects: undefined,
    requestId,
  };
}

/** PLAT-32, 33: flags of the web view, from the query of a URL. */
export function webViewOf(url: string): Pick<CoreState, 'isWebView' | 'hideWebViewBack'> {
  const query = new URLSearchParams(url.split('?')[1]);
  return {
    isWebView: query.get('webview') === 'true',
    hideWebViewBack: query.get('hidebackbutton') === 'true',
  };
}

export const coreSlice = createSlice({
  name: 'core',
  initialState: () => initialCoreState(''),
  reducers: {
    webView: (
      state,
      action: PayloadAction<{ isWebView?: boolean; hideWebViewBack?: boolean }>,
    ) => ({
      ...state,
      ...action.payload,
    }),
    bypassRecaptcha: (state, action: PayloadAction<string>) => ({
      ...state,
      bypassRecaptchaKey: action.payload,
    }),
  },
});

import { coreSlice, webViewOf } from '../store/core-slice.js';
import type { AppStore } from '../store/create-store.js';
import { readCookie } from './xsrf.js';

const FLAG_NAMES = {
  webView: 'webview',
  hideBack: 'hidebackbutton',
  bypassKey: 'bypassRecaptchaKey',
} as const;

/**
 * Keeps what the address tells of the visit, and brings back what was kept. PLAT-32…34: the flags of
 * the web view, in cookies that end with the browser's session. PLAT-37: the key that stands for a
 * captcha, which is taken out of the address, so that it is not handed on with it.
 */
export function persistVisitFlags(store: AppStore, visitor: Window): void {
  const { location, document } = visitor;
  const told = webViewOf(location.search);
  const isOn = (name: string, isTold: boolean) => {
    if (isTold) document.cookie = `${name}=true; path=/; samesite=lax`;
    return isTold || readCookie(name, document.cookie) === 'true';
  };
  store.dispatch(
    coreSlice.actions.webView({
      isWebView: isOn(FLAG_NAMES.webView, told.isWebView),
      hideWebViewBack: isOn(FLAG_NAMES.hideBack, told.hideWebViewBack),
    }),
  );
  const key = takeKeyFromUrl(visitor) ?? readStoredKey(visitor);
  if (key === null) return;
  store.dispatch(coreSlice.actions.bypassRecaptcha(key));
  try {
    visitor.sessionStorage.setItem(FLAG_NAMES.bypassKey, key);
  } catch {
    // Then it holds for this page alone.
  }
}

/** The key of an earlier page of this visit; a browser that may keep nothing has none. */
function readStoredKey(visitor: Window): string | null {
  try {
    return visitor.sessionStorage.getItem(FLAG_NAMES.bypassKey);
  } catch {
    return null;
  }
}

function takeKeyFromUrl({ location, history }: Window): string | null {
  const query = new URLSearchParams(location.search);
  const key = query.get(FLAG_NAMES.bypassKey);
  if (key === null) return null;
  query.delete(FLAG_NAMES.bypassKey);
  const rest = query.toString();
  history.replaceState(
    history.state,
    '',
    location.pathname + (rest === '' ? '' : `?${rest}`) + location.hash,
  );
  return key;
}

import { coreSlice, webViewOf } from '../store/core-slice.js';
import type { AppStore } from '../store/create-store.js';
import { readCookie } from './xsrf.js';

const FLAG_NAMES = {
  webView: 'webview',
  hideBack: 'hidebackbutton',
  bypassKey: 'bypassRecaptchaKey',
} as const;

/**
 * Persists the flags of a visit that its URL contains, and restores them. PLAT-32…34: the flags of the
 * web view, in session cookies. PLAT-37: the key that replaces a captcha; it is removed from the URL so
 * that it is not shared with it.
 */
export function persistVisitFlags(store: AppStore, visitor: Window): void {
  const { location, document } = visitor;
  const inUrl = webViewOf(location.search);
  const isOn = (name: string, isInUrl: boolean) => {
    if (isInUrl) document.cookie = `${name}=true; path=/; samesite=lax`;
    return isInUrl || readCookie(name, document.cookie) === 'true';
  };
  store.dispatch(
    coreSlice.actions.webView({
      isWebView: isOn(FLAG_NAMES.webView, inUrl.isWebView),
      hideWebViewBack: isOn(FLAG_NAMES.hideBack, inUrl.hideWebViewBack),
    }),
  );
  const key = takeKeyFromUrl(visitor) ?? readStoredKey(visitor);
  if (key === null) return;
  store.dispatch(coreSlice.actions.bypassRecaptcha(key));
  try {
    visitor.sessionStorage.setItem(FLAG_NAMES.bypassKey, key);
  } catch {
    // Without storage, the flag applies to this page only.
  }
}

/** The key from an earlier page of this visit; none when the browser blocks storage. */
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

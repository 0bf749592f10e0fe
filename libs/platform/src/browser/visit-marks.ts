/** Names of what an address can tell of a visit; cookies and the session's storage keep them. */
export const MARKS = {
  webView: 'webview',
  hideBack: 'hidebackbutton',
  bypassKey: 'bypassRecaptchaKey',
} as const;

/** Whether there is anything to keep, or kept: only then is its code needed. */
export function hasMarks(visitor: Window): boolean {
  const { location, document } = visitor;
  const places = location.search + document.cookie;
  return keptKey(visitor) !== null || Object.values(MARKS).some((name) => places.includes(name));
}

/** The key of an earlier page of this visit; a browser that may keep nothing has none. */
export function keptKey(visitor: Window): string | null {
  try {
    return visitor.sessionStorage.getItem(MARKS.bypassKey);
  } catch {
    return null;
  }
}

/** Value of a cookie that scripts can read. */
export function readCookie(name: string, cookies = document.cookie): string | undefined {
  const prefix = `${name}=`;
  const pair = cookies.split('; ').find((part) => part.startsWith(prefix));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(prefix.length));
}

/**
 * API-006, 014: the token of the XSRF-TOKEN cookie. `GET /api/csrf` sets it at start-up, and again when
 * a change finds none.
 */
export function xsrfTokens(get: typeof fetch) {
  let asking: Promise<unknown> | undefined;
  const ask = () => {
    asking ??= get('/api/csrf', { credentials: 'include', headers: { accept: 'application/json' } })
      // The body is read to its end; otherwise the browser considers the request unfinished.
      .then((response) => response.text())
      .catch(() => undefined)
      .finally(() => (asking = undefined));
    return asking;
  };
  return {
    ask,
    token: async () => {
      if (readCookie('XSRF-TOKEN') === undefined) await ask();
      return readCookie('XSRF-TOKEN') ?? '';
    },
  };
}

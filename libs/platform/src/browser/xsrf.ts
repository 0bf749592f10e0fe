/** Value of a readable cookie. */
export function readCookie(name: string, cookies = document.cookie): string | undefined {
  const prefix = `${name}=`;
  const pair = cookies.split('; ').find((part) => part.startsWith(prefix));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(prefix.length));
}

/**
 * API-006, 014: the token of the XSRF-TOKEN cookie; `GET /api/csrf` sets it, at start-up and again
 * when a change finds it gone.
 */
export function xsrfTokens(get: typeof fetch) {
  let asking: Promise<unknown> | undefined;
  const ask = () => {
    asking ??= get('/api/csrf', { credentials: 'include', headers: { accept: 'application/json' } })
      // Read to its end, or the browser takes the request for unfinished.
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

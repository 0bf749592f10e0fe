/**
 * Origins of other sites that may be framed. The host's content policy allows exactly these, and blocks
 * with any other URL are left out, so that no page shows a refused frame.
 */
export const embedOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
] as const;

/** Whether a URL may be framed. */
export function isEmbeddable(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && embedOrigins.some((origin) => origin === url.origin);
}

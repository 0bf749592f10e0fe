/**
 * Origins of other sites whose pages may stand in a frame. The host's content policy names exactly
 * these, and blocks with any other address are left out, so that no page shows a refused frame.
 */
export const embedOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
] as const;

/** Whether an address may stand in a frame. */
export function isEmbeddable(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && embedOrigins.some((origin) => origin === url.origin);
}

export const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
/**
 * A small letter and a capital, and a digit or two capitals in a row: no slug and no name of a field has
 * them, and every random token, as one in a thousand has no digit.
 */
export const TOKEN =
  /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*(?:\d|[A-Z]{2}))[\w-]{24,}(?![\w-])/g;
/** What a server makes up itself: ids, tokens, order numbers. */
export const isMadeUp = (text: string): boolean =>
  /^\d{10}$/.test(text) ||
  new RegExp(`^(?:${[UUID, HASH, TOKEN].map(({ source }) => source).join('|')})$`).test(text);

export const HASH = /(?<![\w-])(?:[0-9a-f]{32}){1,2}(?![\w-])/g;

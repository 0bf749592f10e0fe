export const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
/** At least one small letter, one capital and one digit, so that no name or slug is taken for one. */
export const TOKEN = /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{24,}(?![\w-])/g;
/** What a server makes up itself: ids, tokens, order numbers. */
export const isMadeUp = (text: string): boolean =>
  /^\d{10}$/.test(text) ||
  new RegExp(`^(?:${[UUID, HASH, TOKEN].map(({ source }) => source).join('|')})$`).test(text);

export const HASH = /(?<![\w-])(?:[0-9a-f]{32}){1,2}(?![\w-])/g;

/** SRCH-17; the call takes no longer term than this. */
export const MIN_TERM_LENGTH = 2;
export const MAX_TERM_LENGTH = 100;

/**
 * The words to search for, or `undefined` when they are too few or too many (SRCH-17). Two dots, in
 * whatever writing, are a step up in every address.
 */
export function validTerm(text: string): string | undefined {
  const term = text.trim().replace(/\s+/g, ' ');
  const { length } = [...term];
  const isFitting = length >= MIN_TERM_LENGTH && length <= MAX_TERM_LENGTH && term !== '..';
  return isFitting ? term : undefined;
}

/**
 * Term in an address of the result page, empty on every other page.
 * @param sample address of the result page for the term `-`
 */
export function readTerm(pathname: string, sample: string | undefined): string {
  const base = sample?.replace(/-$/, '');
  if (base === undefined || !base.startsWith('/') || !pathname.startsWith(base)) return '';
  try {
    return decodeURIComponent(pathname.slice(base.length).replace(/\/$/, ''));
  } catch {
    return '';
  }
}

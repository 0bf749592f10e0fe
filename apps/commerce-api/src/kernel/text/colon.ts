/** A colon after a name; French has a narrow space before it. */
export const colonOf = (locale: string): string => (/^fr\b/.test(locale) ? '\u202f: ' : ': ');

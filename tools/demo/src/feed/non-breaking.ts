/** Keeps a number and its unit on one line: "20 x 0,5 l", "+2 °C". */
export const withNonBreakingSpaces = (text: string) =>
  text.replace(/(?<=\d) (?=(?:°C|k?g|[mc]?l|x)(?!\p{L}))|(?<=\d x) (?=\d)/gu, '\u00a0');

/** A `¶` begins a new line, as in a list of what is in a box. */
export const lined = (text: string) => text.trim().replaceAll(/ *¶ */gu, '\n');

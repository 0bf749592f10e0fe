import { germanIn } from './german.js';

/** What only a shop in Europe shows. */
const european = /€|\bEUR\b|£|\bVAT\b|MwSt|30-day|lowest price|(?<!=)postcode|post code/giu;

const withoutCode = (text: string) => text.replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g, ' ');

/** European words, signs and duties in a page, a mail or an invoice of a shop elsewhere. */
export function europeanIn(text: string): string[] {
  const shown = withoutCode(text);
  return [...new Set([...(shown.match(european) ?? []), ...germanIn(text)])];
}

/** Amounts with a decimal comma, dates with dots, hours after noon to 24, and a percent sign apart. */
const formats =
  /[$₹]\s?\d+,\d\d(?![\d,])|\d,\d\d\s?[$₹]|\b\d{1,2}\.\d{1,2}\.\d{4}\b|\b(?:1[3-9]|2[0-3]):[0-5]\d\b|\d\s%/gu;

/** European formats in what a page or a mail shows: markup has numbers of its own. */
export function europeanFormatsIn(text: string): string[] {
  const shown = withoutCode(text).replace(/<[^>]+>/g, ' ');
  return [...new Set(shown.match(formats) ?? [])];
}

import { germanIn } from './german.js';

/** What only a shop in Europe shows. */
const european = /€|\bEUR\b|£|\bVAT\b|MwSt|30-day|lowest price|(?<!=)postcode|post code/giu;

/** European words, signs and duties in a page, a mail or an invoice of a shop in India. */
export function europeanIn(text: string): string[] {
  const shown = text.replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g, ' ');
  return [...new Set([...(shown.match(european) ?? []), ...germanIn(text)])];
}

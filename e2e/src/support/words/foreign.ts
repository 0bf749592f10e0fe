import { germanIn } from './german.js';

/** Signs, formats and words of other countries. */
const foreign =
  /£|₹|(?:€|EUR)\s?\d|\d\.\d\d\s?€|\bVAT\b|MwSt|\bGST\b|\d\s?(?:am|pm|Uhr)\b|\b(?:the|your|cart|basket|delivery|pickup|please|price|search|sign in|checkout|Stück)\b/giu;

/** Attributes that nobody reads. */
const unread = /\s(?!aria-label=|title=|alt=|placeholder=)[\w-]+="[^"]*"/g;

/** What is not French in a page, a mail or a receipt of a shop in France. */
export function foreignIn(text: string): string[] {
  const shown = text
    .replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(unread, '')
    .replace(/https?:\/\/\S+/g, ' ');
  // French has two of the German words.
  const german = germanIn(shown).filter((word) => !/^(?:des|Adresse)$/.test(word));
  return [...new Set([...(shown.match(foreign) ?? []), ...german])];
}

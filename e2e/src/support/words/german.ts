import { readFileSync } from 'node:fs';
import path from 'node:path';

const config = path.resolve(import.meta.dirname, '../../../../libs/tenants/gruenmarkt/config.json');
const { clientRuntimeConfig } = JSON.parse(readFileSync(config, 'utf8')) as {
  clientRuntimeConfig: { slugs: Readonly<Record<string, string>> };
};
/** Slugs of the German shop that no English text has. */
const slugs = Object.values(clientRuntimeConfig.slugs).map((slug) => `/${slug}`);

/** Frequent German words that are no English ones, and words of a shop. */
const words = (
  'und oder nicht mit für von bei zum zur dem den des ein eine einen ist sind wir Sie Ihre Ihren ' +
  'auf aus nach über noch Warenkorb Kasse Lieferung Abholung Bestellung Anmelden Markt Menge ' +
  'Suche Preis Mwst USt Datenschutz Impressum Angebote Zeitfenster Servicebeitrag Adresse'
).split(' ');
const german = new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`, 'gu');
const letters = /\p{L}*[äöüßÄÖÜ]\p{L}*/gu;

/** Text and attributes of markup, without styles and without what scripts read. */
const shownIn = (text: string) =>
  text.replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g, ' ').replace(/&#x27;|&quot;/g, ' ');

/** German words, letters and slugs in a page, a mail or a text. */
export function germanIn(text: string): string[] {
  const shown = shownIn(text);
  const found = [...(shown.match(german) ?? []), ...(shown.match(letters) ?? [])];
  return [...new Set([...found, ...slugs.filter((slug) => new RegExp(`${slug}\\b`).test(shown))])];
}

import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { englishMessages, inPseudo, longer, mirrored } from './pseudo.js';
import type { JsonObject } from './values.js';

/** Products that the shop has. */
const PRODUCTS = 24;
const LOCALES = [
  { code: 'fr-FR', prefix: '', label: 'Français' },
  // English that is longer, and a language that is written from right to left.
  { code: 'en-GB', prefix: 'long', label: 'Longer' },
  { code: 'he-IL', prefix: 'rtl', label: 'עברית' },
];

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
const writeJson = (file: string, value: unknown) => writeFileSync(file, JSON.stringify(value));

/**
 * A shop in French and in two made-up languages, for tests of layout: each message of the shop's own code
 * is overridden in them. Its products and pages are those of the shop that it is derived from.
 */
export function writeLanguagesTenant(source: string, folder: string): void {
  cpSync(source, folder, { recursive: true });
  const at = (name: string) => path.join(folder, name);
  const { clientRuntimeConfig } = readJson(at('config.json'));
  const own = { tenantId: 'languages', shopName: 'Épicerie', locales: LOCALES };
  writeJson(at('config.json'), {
    hosts: ['languages.localhost'],
    clientRuntimeConfig: { ...(clientRuntimeConfig as JsonObject), ...own },
  });
  const pages = readdirSync(at('content/pages')).map((name) => `content/pages/${name}`);
  for (const name of [...pages, 'content/configs.json', 'content/banners.json']) {
    const { de, ...others } = readJson(at(name));
    if (de !== undefined) writeJson(at(name), { ...others, fr: de });
  }
  const lines = readFileSync(at('data/products.jsonl'), 'utf8').trim().split('\n');
  writeFileSync(at('data/products.jsonl'), lines.slice(0, PRODUCTS).join('\n'));
  for (const name of readdirSync(at('messages'))) rmSync(at(`messages/${name}`));
  const english = Object.entries(englishMessages());
  for (const [language, change] of [
    ['en', longer],
    ['he', mirrored],
  ] as const)
    writeJson(
      at(`messages/${language}.json`),
      Object.fromEntries(english.map(([key, text]) => [key, inPseudo(text, change)])),
    );
}

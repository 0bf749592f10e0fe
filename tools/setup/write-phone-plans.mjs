/**
 * Writes the numbering plans that shops use, cut from those of libphonenumber-js: one set for the countries
 * of Europe, one file for each further country of `libs/countries`.
 *
 * Usage: node tools/setup/write-phone-plans.mjs, after an update of the library or with a new country
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { format } from 'prettier';

const target = path.join(import.meta.dirname, '../../libs/contracts/src/core/phone');
const { version, countries } = createRequire(import.meta.url)(
  'libphonenumber-js/metadata.min.json',
);
const file = path.join(target, 'metadata.json');
const europe = Object.keys(JSON.parse(readFileSync(file, 'utf8')).countries);
/** Countries outside of that set; `numbering-plans.ts` loads them. */
const further = ['IE', 'IN', 'US'];

async function write(name, codes) {
  const own = Object.fromEntries(codes.map((code) => [code, countries[code]]));
  const callingCodes = codes.map((code) => [countries[code][0], [code]]);
  const plans = {
    version,
    country_calling_codes: Object.fromEntries(callingCodes),
    countries: own,
  };
  const text = JSON.stringify(plans);
  writeFileSync(path.join(target, name), await format(text, { parser: 'json', printWidth: 100 }));
}

await write('metadata.json', europe);
for (const code of further) await write(`plans/${code}.json`, [code]);

import { addressRules } from '@larder/contracts/address';
import type { TenantFile } from '../seed-tenant.js';
import type { FileFault, TenantFiles } from './read-files.js';
import { tenantFiles } from './tenant-files.js';

/** Complete the district of a British or Irish postcode: `N1` stands for all that begin with it. */
const endings = ['', ' 1AA', ' F5P2'];

/** What is wrong with a postcode by the rules of a country; undefined when nothing is. */
function postcodeFault(postalCode: string, country: string): string | undefined {
  const { min = 1, max = Infinity, pattern } = addressRules(country).postalCode ?? {};
  if (postalCode.length < min || postalCode.length > max)
    return `Allowed: ${min} to ${max} characters in ${country}`;
  const isKnown = endings.some((ending) => pattern?.test(postalCode + ending));
  return pattern && !isKnown ? `Allowed in ${country}: ${pattern.source}` : undefined;
}

/** Postcodes of areas and stores that their country does not have: nobody would be served there. */
export function postcodeFaults(
  files: TenantFiles,
  { clientRuntimeConfig: { country } }: TenantFile,
): FileFault[] {
  const areas = files.get(tenantFiles.areas.schema) ?? [];
  const stores = files.get(tenantFiles.stores.schema) ?? [];
  const found = [
    ...areas.flatMap(({ postalCodes }, at) =>
      postalCodes.map((postalCode, place) => ({
        file: 'data/areas.json',
        path: `${at}.postalCodes.${place}`,
        postalCode,
        country,
      })),
    ),
    ...stores.map(({ postalCode, countryCode }, at) => ({
      file: 'data/stores.json',
      path: `${at}.postalCode`,
      postalCode,
      country: countryCode,
    })),
  ];
  return found.flatMap(({ file, path, postalCode, country: own }) => {
    const fault = postcodeFault(postalCode, own);
    return fault === undefined ? [] : [{ file, message: `${path} is "${postalCode}". ${fault}` }];
  });
}

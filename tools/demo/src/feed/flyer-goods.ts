import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tenantFolder } from '../workspace.js';

/** SKUs in a tenant's flyer: their offers last as long as the flyer, so they have no day of their own. */
export function flyerGoods(tenant: string, page: string): ReadonlySet<string> {
  const file = path.join(tenantFolder(tenant), 'content/pages', `${page}.json`);
  return new Set(readFileSync(file, 'utf8').match(/(?<=")\d{6}(?=")/g));
}

// `npm run check -- tenant NAME`: what is wrong in the folder of a shop, without starting it.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, root } from '../setup/bootstrap.mjs';

const [what, ...names] = process.argv.slice(2);
const folder = path.resolve(root, process.env.TENANTS_DIR || 'libs/tenants');
const tenants = readdirSync(folder).filter((name) =>
  existsSync(path.join(folder, name, 'config.json')),
);
const unknown = names.find((name) => !tenants.includes(name));
if (what !== 'tenant' || unknown !== undefined) {
  if (unknown !== undefined) console.error(`There is no tenant "${unknown}".`);
  console.error('usage: npm run check -- tenant [<name> …]');
  console.error(`Tenants: ${tenants.join(', ')}`);
  process.exit(2);
}
ensureInstalled();
const { checkShop, warningsOf } = await import('./tenant/check-shop.mjs');
let count = 0;
for (const tenant of names.length > 0 ? names : tenants) {
  const faults = await checkShop(folder, tenant);
  count += faults.length;
  for (const { file, message } of faults)
    console.error(`${path.relative(root, path.join(folder, tenant, file))}: ${message}`);
  if (faults.length > 0) continue;
  for (const { file, message } of await warningsOf(folder, tenant))
    console.warn(`warning: ${path.relative(root, path.join(folder, tenant, file))}: ${message}`);
  console.log(`The shop ${tenant} has no faults.`);
}
process.exit(count > 0 ? 1 : 0);

// Plain Node only. Prints a link that opens a shop's preview for ten minutes:
//   npm run preview -- --tenant gruenmarkt --path /ostern --at 2027-03-20 --audience member
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from '../setup/bootstrap.mjs';

/** Seconds for which a link opens the preview; then it stays open for half a day. */
const LINK_S = 600;

/** As the backend checks it: apps/commerce-api/src/content/preview.ts. */
export function previewLink({ origin, tenant, secret, ...view }) {
  const expires = Math.floor(Date.now() / 1000) + LINK_S;
  const mark = createHmac('sha256', secret).update(`link:${tenant}:${expires}`).digest('base64url');
  const url = new URL('/api/content/preview/open', origin);
  url.searchParams.set('token', `${expires}.${mark}`);
  for (const [name, value] of Object.entries(view)) if (value) url.searchParams.set(name, value);
  return url.href;
}

function print() {
  const text = { type: 'string' };
  const options = { tenant: text, path: text, at: text, audience: text, origin: text };
  const { values } = parseArgs({ options });
  const { tenant = process.env.TENANT || 'gruenmarkt', path: page = '/' } = values;
  const secret = process.env.PREVIEW_SECRET;
  if (!secret) throw new Error('PREVIEW_SECRET is missing: the one that the shop was started with');
  const folder = path.resolve(root, process.env.TENANTS_DIR || 'libs/tenants', tenant);
  const config = JSON.parse(readFileSync(path.join(folder, 'config.json'), 'utf8'));
  const [host] = config.previewHosts ?? [];
  if (!host && !values.origin)
    throw new Error(`${tenant} names no previewHosts in its config.json`);
  const origin = values.origin ?? `http://${host}:${process.env.PORT || 4200}`;
  const { at, audience } = values;
  console.log(previewLink({ origin, tenant, secret, path: page, at, audience }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    print();
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

// Plain Node only. Brings a tenant's content from its folder into the content system:
//   npm run cms:import -- --tenant gruenmarkt
// Entries that are there already are written over; what only the content system has stays.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from '../setup/bootstrap.mjs';
import { cmsAccess } from './cms-access.mjs';

const PAGE_FIELDS = [
  'slug',
  'name',
  'title',
  'description',
  'metaDescription',
  'keywords',
  'noIndex',
  'noFollow',
  'ogImage',
  'backgroundColor',
  'backgroundImage',
  'backgroundImageRepeat',
  'backgroundImageSize',
  'visibleFrom',
  'visibleUntil',
  'autoRedirect',
  'blocks',
];

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Calls of the CMS's REST API; throws with the response. */
function client({ url, token }) {
  return async (method, place, query, data) => {
    const address = new URL(`/api/${place}`, url);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const answer = await fetch(address, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(data && { body: JSON.stringify({ data }) }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${place}: ${answer.status} ${text.slice(0, 500)}`);
    return text === '' ? {} : JSON.parse(text);
  };
}

/**
 * Writes one entry in all its languages. `match` has the fields that identify it in the language of its
 * first version; a version is `{ locale, data, status }`.
 */
async function write(call, kind, match, versions) {
  const [first] = versions;
  const where = Object.fromEntries(
    Object.entries(match).map(([name, value]) => [`filters[${name}][$eq]`, value]),
  );
  const inFirst = first.locale === undefined ? {} : { locale: first.locale };
  const known = await call('GET', kind, { ...where, ...inFirst, status: 'draft' });
  let id = known.data[0]?.documentId;
  for (const { locale, data, status } of versions) {
    const query = { ...(locale !== undefined && { locale }), status };
    const body = { ...data, tenant: match.tenant };
    if (id === undefined) id = (await call('POST', kind, query, body)).data.documentId;
    else await call('PUT', `${kind}/${id}`, query, body);
  }
}

/** The shop's locales with a text of their own in a file, by code or by language. */
function versionsOf(file, locales) {
  return locales.flatMap((locale) => {
    const value = file[locale] ?? file[locale.split('-')[0]];
    return value === undefined ? [] : [{ locale, value }];
  });
}

async function importPages(call, tenant, folder, locales) {
  const pages = path.join(folder, 'pages');
  if (!existsSync(pages)) return 0;
  const names = readdirSync(pages).filter((name) => /^[^.]+\.json$/.test(name));
  for (const name of names) {
    const file = readJson(path.join(pages, name));
    const draft = readJson(path.join(pages, name.replace(/\.json$/, '.draft.json'))) ?? {};
    const versionOf = ({ locale, value }, status) => ({
      locale,
      status: value.draft ? 'draft' : status,
      data: Object.fromEntries(PAGE_FIELDS.map((field) => [field, value[field] ?? null])),
    });
    const all = [
      ...versionsOf(file, locales).map((one) => versionOf(one, 'published')),
      ...versionsOf(draft, locales).map((one) => versionOf(one, 'draft')),
    ];
    if (all.length > 0) await write(call, 'pages', { tenant, slug: all[0].data.slug }, all);
  }
  return names.length;
}

/** A file that holds a map for each language becomes one entry for each of the map's names. */
async function importMaps(call, file, locales, entryOf) {
  const inFile = (name, status) =>
    versionsOf(readJson(name) ?? {}, locales).map((version) => ({ ...version, status }));
  const all = [...inFile(`${file}.json`, 'published'), ...inFile(`${file}.draft.json`, 'draft')];
  const names = [...new Set(all.flatMap(({ value }) => Object.keys(value)))];
  for (const name of names) {
    const { kind, match, dataOf } = entryOf(name);
    const versions = all.filter(({ value }) => value[name] !== undefined);
    await write(
      call,
      kind,
      match,
      versions.map(({ locale, value, status }) => ({ locale, status, data: dataOf(value[name]) })),
    );
  }
  return names.length;
}

async function importRedirects(call, tenant, folder) {
  const rules = readJson(path.join(folder, 'redirects.json')) ?? {};
  // The name of the file's schema, for editors.
  delete rules.$schema;
  const all = Object.entries(rules).flatMap(([kind, map]) =>
    Object.entries(map).map(([source, target], position) => ({ kind, source, target, position })),
  );
  for (const data of all) {
    const match = { tenant, kind: data.kind, source: data.source };
    await write(call, 'redirects', match, [{ status: 'published', data }]);
  }
  return all.length;
}

/** Imports a tenant's content folder. Gives how many entries of each kind there are. */
export async function importContent({ url, token, tenant, tenantsDir }) {
  const folder = path.join(tenantsDir, tenant, 'content');
  const config = readJson(path.join(tenantsDir, tenant, 'config.json'));
  if (!config) throw new Error(`There is no tenant ${tenant} in ${tenantsDir}`);
  const locales = config.clientRuntimeConfig.locales.map(({ code }) => code);
  const call = client({ url, token });
  const configsOf = (kind) => (name) => ({
    kind: 'configurations',
    match: { tenant, kind, name },
    dataOf: (value) => ({ kind, name, config: value }),
  });
  const bannerOf = (term) => ({
    kind: 'banners',
    match: { tenant, term },
    dataOf: (banner) => ({ term, banner }),
  });
  const file = (name) => path.join(folder, name);
  return {
    pages: await importPages(call, tenant, folder, locales),
    configurations:
      (await importMaps(call, file('configs'), locales, configsOf('client'))) +
      (await importMaps(call, file('components'), locales, configsOf('component'))),
    banners: await importMaps(call, file('banners'), locales, bannerOf),
    redirects: await importRedirects(call, tenant, folder),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { tenant: { type: 'string' } } });
  if (!values.tenant) {
    console.error('Which tenant? npm run cms:import -- --tenant gruenmarkt');
    process.exit(2);
  }
  const { url, importToken: token } = cmsAccess();
  const tenantsDir = path.resolve(root, process.env.TENANTS_DIR || 'libs/tenants');
  const counts = await importContent({ url, token, tenant: values.tenant, tenantsDir });
  const parts = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  console.log(`${values.tenant}: ${parts.join(', ')} are in the content system at ${url}`);
}

import type { Block, Page } from '@larder/contracts/content';
import { and, eq } from 'drizzle-orm';
import { searchOfRecord } from '../../importer/derived/search-record.js';
import { upsert } from '../../importer/upsert.js';
import type { Database } from '../../kernel/database/database.js';
import { wordsOf } from '../../kernel/text/fold.js';
import { hashOf } from '../../kernel/text/hash.js';
import { searchConfiguration } from '../../kernel/text/language.js';
import { seeds } from '../../tenants/tables.js';
import type { LiveContent, LivePage } from '../source/live-content.js';
import { banners, contentConfigs, pages, redirects } from '../tables.js';

/** Name under which the database keeps what its content was made from. */
const seedName = 'content';

/** Whether the database shows something else than `live`. */
export async function isContentStale(
  db: Database,
  tenant: string,
  live: LiveContent,
): Promise<boolean> {
  const [known] = await db
    .select({ hash: seeds.hash })
    .from(seeds)
    .where(and(eq(seeds.tenant, tenant), eq(seeds.name, seedName)));
  return known?.hash !== hashOfLive(live);
}

function hashOfLive({ until: _until, ...shown }: LiveContent): string {
  return hashOf(JSON.stringify(shown));
}

/** Replaces pages, configurations, redirects and search banners in the transaction of `db`. */
export async function publishContent(
  db: Database,
  tenant: string,
  live: LiveContent,
): Promise<void> {
  for (const table of [pages, contentConfigs, redirects, banners]) {
    await db.delete(table).where(eq(table.tenant, tenant));
  }
  await writePages(db, tenant, live);
  await writeConfigs(db, tenant, live);
  await writeRedirects(db, tenant, live);
  await writeBanners(db, tenant, live);
  const hash = hashOfLive(live);
  await db
    .insert(seeds)
    .values({ tenant, name: seedName, hash })
    .onConflictDoUpdate({ target: [seeds.tenant, seeds.name], set: { hash } });
}

async function writePages(db: Database, tenant: string, live: LiveContent): Promise<void> {
  const columns = {
    tenant: 'text',
    slug: 'text',
    locale: 'text',
    page: 'jsonb',
    entry: 'text',
    title: 'text',
    excerpt: 'text',
    listed: 'boolean',
  };
  // The last of several pages with one address wins: a statement cannot write a row twice.
  const byAddress = new Map(live.pages.map((one) => [`${one.locale} ${one.page.slug}`, one]));
  await upsert(
    db,
    { table: 'pages', keys: ['tenant', 'slug', 'locale'], columns, ...searchOfRecord },
    [...byAddress.values()].map((one) => pageRecord(one, tenant)),
  );
}

function pageRecord({ page, locale, entry }: LivePage, tenant: string) {
  return {
    tenant,
    slug: page.slug,
    locale,
    page,
    entry,
    title: page.name,
    excerpt: page.metaDescription ?? page.description,
    listed: isListed(page),
    ...searchTextOf(page),
    configuration: searchConfiguration(locale),
  };
}

/** Folded words by which a page is found, most specific first. */
export function searchTextOf(page: Page) {
  const folded = (text: string) => wordsOf(text).join(' ');
  return {
    a: folded(`${page.name} ${page.title ?? ''} ${page.keywords ?? ''}`),
    b: folded(page.metaDescription ?? page.description ?? ''),
    c: folded(textsOf(page.blocks).join(' ')),
  };
}

/** Whether lists and search may name a page. */
export function isListed({ noIndex }: Page): boolean {
  return !noIndex;
}

/** Everything in blocks that reads like text, without its markup. */
function textsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => [...stringsIn(block.fields), ...textsOf(block.children ?? [])]);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return value.includes('/') && !value.includes(' ') ? [] : [value.replace(/<[^>]*>/g, ' ')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

async function writeConfigs(db: Database, tenant: string, live: LiveContent): Promise<void> {
  const records = (['client', 'component'] as const).flatMap((kind) =>
    Object.entries(live[kind]).flatMap(([locale, configs]) =>
      Object.entries(configs).map(([name, config]) => ({ tenant, kind, name, locale, config })),
    ),
  );
  if (records.length > 0) await db.insert(contentConfigs).values(records);
}

async function writeRedirects(db: Database, tenant: string, live: LiveContent): Promise<void> {
  const records = (['oneToOne', 'manyToOne', 'manyToMany'] as const).flatMap((kind) =>
    Object.entries(live.redirects[kind]).map(([source, target], position) => ({
      tenant,
      kind,
      source,
      target,
      position,
    })),
  );
  if (records.length > 0) await db.insert(redirects).values(records);
}

async function writeBanners(db: Database, tenant: string, live: LiveContent): Promise<void> {
  const records = Object.entries(live.banners).flatMap(([locale, byTerm]) =>
    Object.entries(byTerm).map(([term, banner]) => ({
      tenant,
      term: wordsOf(term).join(' '),
      locale,
      banner,
    })),
  );
  if (records.length > 0) await db.insert(banners).values(records);
}

import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Block } from '@larder/contracts/content';
import {
  ClientConfigs,
  ComponentConfigs,
  Page,
  RedirectRules,
} from '@larder/contracts/content/schemas';
import { SearchBanner } from '@larder/contracts/search/schemas';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { banners, contentConfigs, pages, redirects } from '../content/tables.js';
import { searchOfRecord } from '../importer/search-record.js';
import { upsert } from '../importer/upsert.js';
import type { Database } from '../kernel/database.js';
import { wordsOf } from '../text/fold.js';
import { languageOf, searchConfiguration } from '../text/language.js';
import type { SeedTarget } from './seed.js';
import { readJson } from './tenant-folder.js';

/** Content files hold a value for each language, by locale code or language. */
const byLanguage = <T extends z.ZodMiniType>(schema: T) => z.record(z.string(), schema);

/** The value of a locale: its own, that of its language, else that of the default language. */
function inLocale<T>(
  values: Readonly<Record<string, T>>,
  locale: string,
  target: SeedTarget,
): T | undefined {
  const standard = target.locales[0] ?? locale;
  const keys = [locale, languageOf(locale), standard, languageOf(standard)];
  return keys.map((key) => values[key]).find((value) => value !== undefined);
}

/** Pages, configurations, redirects and search banners, all written anew. */
export async function seedContent(db: Database, target: SeedTarget): Promise<void> {
  const { tenant } = target;
  for (const table of [pages, contentConfigs, redirects, banners]) {
    await db.delete(table).where(eq(table.tenant, tenant));
  }
  await writePages(db, target);
  await writeConfigs(db, target, 'client', 'configs.json', ClientConfigs);
  await writeConfigs(db, target, 'component', 'components.json', ComponentConfigs);
  await writeRedirects(db, target);
  await writeBanners(db, target);
}

async function writePages(db: Database, target: SeedTarget): Promise<void> {
  const folder = path.join(target.folder, 'content/pages');
  if (!existsSync(folder)) return;
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const records = [];
  for (const file of files) {
    const versions = (await readJson(path.join(folder, file), byLanguage(Page))) ?? {};
    for (const locale of target.locales) {
      const page = inLocale(versions, locale, target);
      if (page) records.push(pageRecord(page, target.tenant, locale));
    }
  }
  const columns = {
    tenant: 'text',
    slug: 'text',
    locale: 'text',
    page: 'jsonb',
    title: 'text',
    excerpt: 'text',
    listed: 'boolean',
  };
  await upsert(
    db,
    { table: 'pages', keys: ['tenant', 'slug', 'locale'], columns, ...searchOfRecord },
    records,
  );
}

function pageRecord(page: z.output<typeof Page>, tenant: string, locale: string) {
  return {
    tenant,
    slug: page.slug,
    locale,
    page,
    title: page.name,
    excerpt: page.metaDescription ?? page.description,
    listed: !page.noIndex,
    a: wordsOf(`${page.name} ${page.title ?? ''} ${page.keywords ?? ''}`).join(' '),
    b: wordsOf(page.metaDescription ?? page.description ?? '').join(' '),
    c: wordsOf(textsOf(page.blocks).join(' ')).join(' '),
    configuration: searchConfiguration(locale),
  };
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

async function writeConfigs(
  db: Database,
  target: SeedTarget,
  kind: 'client' | 'component',
  file: string,
  schema: typeof ClientConfigs | typeof ComponentConfigs,
): Promise<void> {
  const versions = await readJson(path.join(target.folder, 'content', file), byLanguage(schema));
  if (!versions) return;
  const records = target.locales.flatMap((locale) =>
    Object.entries(inLocale(versions, locale, target) ?? {}).map(([name, config]) => ({
      tenant: target.tenant,
      kind,
      name,
      locale,
      config: config as Record<string, unknown>,
    })),
  );
  if (records.length > 0) await db.insert(contentConfigs).values(records);
}

async function writeRedirects(db: Database, { folder, tenant }: SeedTarget): Promise<void> {
  const rules = await readJson(path.join(folder, 'content/redirects.json'), RedirectRules);
  if (!rules) return;
  const records = (['oneToOne', 'manyToOne', 'manyToMany'] as const).flatMap((kind) =>
    Object.entries(rules[kind]).map(([source, to], position) => ({
      tenant,
      kind,
      source,
      target: to,
      position,
    })),
  );
  if (records.length > 0) await db.insert(redirects).values(records);
}

async function writeBanners(db: Database, target: SeedTarget): Promise<void> {
  const file = path.join(target.folder, 'content/banners.json');
  const versions = await readJson(file, byLanguage(z.record(z.string(), SearchBanner)));
  if (!versions) return;
  const records = target.locales.flatMap((locale) =>
    Object.entries(inLocale(versions, locale, target) ?? {}).map(([term, banner]) => ({
      tenant: target.tenant,
      term: wordsOf(term).join(' '),
      locale,
      banner,
    })),
  );
  if (records.length > 0) await db.insert(banners).values(records);
}

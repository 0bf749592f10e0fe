import { existsSync, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ClientConfigs, ComponentConfigs, RedirectRules } from '@larder/contracts/content/schemas';
import { SearchBanner } from '@larder/contracts/search/schemas';
import * as z from 'zod/mini';
import { readJson } from '../../seeding/tenant-folder.js';
import type { Configs, ContentShop, ContentSource, SourcePage, Status } from './content-source.js';
import { PageVersion } from './source-page.js';

/** Content files hold a value for each language, by locale code or language. */
export const byLanguage = <T extends z.ZodMiniType>(schema: T) => z.record(z.string(), schema);

/** A language that is a draft is for the preview alone. */
export const FilePage = z.extend(PageVersion, { draft: z.optional(z.boolean()) });
export const Banner = z.record(z.string(), SearchBanner);
const noRules = { oneToOne: {}, manyToOne: {}, manyToMany: {} };

/**
 * Content as files in the tenant's folder. A file `x.draft.json` beside `x.json` overrides it, language
 * by language, when drafts are shown. Throws with the name of an invalid file.
 */
export function folderSource(tenantsFolder: string): ContentSource {
  const folderOf = ({ tenant }: ContentShop) => path.join(tenantsFolder, tenant, 'content');
  return {
    pages: async (shop, status, slug) => {
      const pages = await readPages(path.join(folderOf(shop), 'pages'), status);
      return slug === undefined ? pages : pages.filter((page) => hasSlug(page, slug));
    },
    configs: async (shop, kind, status) => {
      const schema: z.ZodMiniType = kind === 'client' ? ClientConfigs : ComponentConfigs;
      const name = kind === 'client' ? 'configs' : 'components';
      const file = path.join(folderOf(shop), name);
      return (await readVersions(file, schema, status)) as Record<string, Configs>;
    },
    redirects: async (shop) =>
      (await readJson(path.join(folderOf(shop), 'redirects.json'), RedirectRules)) ?? noRules,
    banners: (shop, status) => readVersions(path.join(folderOf(shop), 'banners'), Banner, status),
    entryUrl: () => undefined,
    watch: (onChange) => watchContent(tenantsFolder, onChange),
  };
}

export function hasSlug({ versions }: SourcePage, slug: string): boolean {
  return Object.values(versions).some((version) => version.slug === slug);
}

/** Content of a file by language; for previews, overridden by its draft. */
async function readVersions<T extends z.ZodMiniType>(file: string, schema: T, status: Status) {
  const versions = byLanguage(schema);
  const published = await readJson(`${file}.json`, versions);
  const drafts = status === 'draft' ? await readJson(`${file}.draft.json`, versions) : {};
  return { ...published, ...drafts };
}

async function readPages(folder: string, status: Status): Promise<SourcePage[]> {
  if (!existsSync(folder)) return [];
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const names = [...new Set(files.map((file) => file.replace(/(\.draft)?\.json$/, '')))].sort();
  const pages = await Promise.all(
    names.map((name) => readVersions(path.join(folder, name), FilePage, status)),
  );
  return pages.map((versions) => ({
    versions: Object.fromEntries(
      Object.entries(versions).flatMap(([locale, { draft = false, ...version }]) =>
        draft && status === 'published' ? [] : [[locale, version]],
      ),
    ),
  }));
}

/** `tenant` of changed files `<tenant>/content/…`. */
function watchContent(folder: string, onChange: (tenant: string) => void): () => void {
  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    const [tenant, part] = (file ?? '').split(path.sep);
    if (tenant !== undefined && part === 'content') onChange(tenant);
  });
  return () => {
    watcher.close();
  };
}

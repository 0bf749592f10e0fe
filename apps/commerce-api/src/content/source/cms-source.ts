import { ComponentConfigs, ClientConfigs, RedirectRules } from '@larder/contracts/content/schemas';
import { SearchBanner } from '@larder/contracts/search/schemas';
import * as z from 'zod/mini';
import { type CmsAccess, type CmsEntry, cmsList } from './cms-client.js';
import type {
  Configs,
  ContentShop,
  ContentSource,
  PageVersion as Version,
  SourcePage,
  Status,
} from './content-source.js';
import { PageVersion } from './source-page.js';

const Configuration = z.object({ name: z.string(), config: z.record(z.string(), z.unknown()) });
const Redirect = z.object({
  kind: z.enum(['oneToOne', 'manyToOne', 'manyToMany']),
  source: z.string(),
  target: z.string(),
  position: z._default(z.int(), 0),
});
const Banner = z.object({ term: z.string(), banner: SearchBanner });

/**
 * Content from a headless CMS over HTTP, by the REST API of Strapi 5 with the content types of
 * tools/cms. Invalid entries are skipped and passed to `report`.
 */
export function cmsSource(access: CmsAccess, report: (message: string) => void): ContentSource {
  const list = cmsList(access);

  /** Entries of a kind in every language of the shop, each with its language and checked. */
  async function entries<T extends z.ZodMiniType>(
    kind: string,
    schema: T,
    shop: ContentShop,
    status: Status,
    filters: Readonly<Record<string, string>> = {},
  ) {
    const where = { 'filters[tenant][$eq]': shop.tenant, ...filters };
    const found = [];
    for (const locale of shop.locales)
      found.push(...(await list(kind, { ...where, locale }, status)));
    return found.flatMap((entry) => read(kind, schema, entry));
  }

  function read<T extends z.ZodMiniType>(kind: string, schema: T, entry: CmsEntry) {
    const parsed = z.safeParse(schema, entry);
    const { documentId, locale } = entry;
    if (parsed.success) return [{ documentId, locale: locale ?? '', value: parsed.data }];
    const why = z.prettifyError(parsed.error);
    report(`The entry ${documentId} (${locale ?? ''}) of ${kind} is left out. ${why}`);
    return [];
  }

  return {
    pages: async (shop, status, slug) => {
      const filters = slug === undefined ? {} : { 'filters[slug][$eq]': slug };
      const found = await entries('pages', PageVersion, shop, status, filters);
      if (slug === undefined) {
        // Rather what the shop has than nothing: a system that was just set up knows no shop yet.
        if (found.length === 0) throw new Error(`it has no page of ${shop.tenant}: import them`);
        return byDocument(found);
      }
      // Translations of the entry may have another URL.
      const whole = await Promise.all(
        [...new Set(found.map(({ documentId }) => documentId))].map((id) =>
          entries('pages', PageVersion, shop, status, { 'filters[documentId][$eq]': id }),
        ),
      );
      return byDocument(whole.flat());
    },
    configs: async (shop, kind, status) => {
      const filters = { 'filters[kind][$eq]': kind };
      const found = await entries('configurations', Configuration, shop, status, filters);
      const schema: z.ZodMiniType = kind === 'client' ? ClientConfigs : ComponentConfigs;
      const fit = found.filter(({ value: { name, config } }) => {
        const parsed = z.safeParse(schema, { [name]: config });
        if (!parsed.success) report(`The configuration ${name}: ${z.prettifyError(parsed.error)}`);
        return parsed.success && name in (parsed.data as object);
      });
      return byLocale(fit.map((one) => ({ ...one, key: one.value.name, value: one.value.config })));
    },
    redirects: async (shop) => {
      const rules = await entries('redirects', Redirect, { ...shop, locales: [''] }, 'published');
      return rulesOf(rules.map(({ value }) => value));
    },
    banners: async (shop, status) => {
      const found = await entries('banners', Banner, shop, status);
      return byLocale(
        found.map((one) => ({ ...one, key: one.value.term, value: one.value.banner })),
      );
    },
    editorUrl: new URL('/admin', access.url).href,
    entryUrl: (entry, locale) => {
      const place = `/admin/content-manager/collection-types/api::page.page/${encodeURIComponent(entry)}`;
      const url = new URL(place, access.url);
      url.searchParams.set('plugins[i18n][locale]', locale);
      return url.href;
    },
  };
}

interface Found<T> {
  readonly documentId: string;
  readonly locale: string;
  readonly value: T;
}

function byDocument(found: readonly Found<Version>[]): SourcePage[] {
  const pages = new Map<string, Record<string, Version>>();
  for (const { documentId, locale, value } of found)
    pages.set(documentId, { ...pages.get(documentId), [locale]: value });
  return [...pages].map(([entry, versions]) => ({ entry, versions }));
}

function byLocale<T>(found: readonly (Found<T> & { readonly key: string })[]) {
  const values: Record<string, Record<string, T>> = {};
  for (const { locale, key, value } of found) values[locale] = { ...values[locale], [key]: value };
  return values as Record<string, Record<string, T>> & Record<string, Configs>;
}

function rulesOf(rules: readonly z.output<typeof Redirect>[]): z.output<typeof RedirectRules> {
  const sorted = [...rules].sort((a, b) => a.position - b.position);
  const ofKind = (kind: string) =>
    Object.fromEntries(
      sorted.filter((rule) => rule.kind === kind).map(({ source, target }) => [source, target]),
    );
  return {
    oneToOne: ofKind('oneToOne'),
    manyToOne: ofKind('manyToOne'),
    manyToMany: ofKind('manyToMany'),
  };
}

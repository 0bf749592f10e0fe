import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Page, PageLink, RedirectRules } from '@larder/contracts/content';
import type { Scope } from '../kernel/scope.js';
import { contentConfigs, pages, redirects } from './tables.js';

export async function readRedirects({ db, tenant }: Scope): Promise<RedirectRules> {
  const rules = await db
    .select()
    .from(redirects)
    .where(eq(redirects.tenant, tenant))
    .orderBy(asc(redirects.position));
  const ofKind = (kind: keyof RedirectRules) =>
    Object.fromEntries(
      rules.filter((rule) => rule.kind === kind).map(({ source, target }) => [source, target]),
    );
  return {
    oneToOne: ofKind('oneToOne'),
    manyToOne: ofKind('manyToOne'),
    manyToMany: ofKind('manyToMany'),
  };
}

/** Configurations by name; all of the kind, or the named ones. */
export async function readConfigs(
  { db, tenant, locale }: Scope,
  kind: 'client' | 'component',
  names?: readonly string[],
): Promise<Record<string, Record<string, unknown>>> {
  const found = await db
    .select({ name: contentConfigs.name, config: contentConfigs.config })
    .from(contentConfigs)
    .where(
      and(
        eq(contentConfigs.tenant, tenant),
        eq(contentConfigs.kind, kind),
        eq(contentConfigs.locale, locale),
        names ? inArray(contentConfigs.name, [...names]) : undefined,
      ),
    );
  return Object.fromEntries(found.map(({ name, config }) => [name, config]));
}

export async function readPage(
  { db, tenant, locale }: Scope,
  slug: string,
): Promise<Page | undefined> {
  const found = await db
    .select({ page: pages.page })
    .from(pages)
    .where(and(eq(pages.tenant, tenant), eq(pages.slug, slug), eq(pages.locale, locale)));
  return found[0]?.page;
}

export async function readPages({ db, tenant, locale }: Scope): Promise<Page[]> {
  const found = await db
    .select({ page: pages.page })
    .from(pages)
    .where(and(eq(pages.tenant, tenant), eq(pages.locale, locale)))
    .orderBy(asc(pages.slug));
  return found.map(({ page }) => page);
}

export async function listPages({ db, tenant, locale }: Scope): Promise<PageLink[]> {
  return db
    .select({ slug: pages.slug, name: pages.title })
    .from(pages)
    .where(and(eq(pages.tenant, tenant), eq(pages.locale, locale), eq(pages.listed, true)))
    .orderBy(asc(pages.slug));
}

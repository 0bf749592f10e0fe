import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { RequestContext } from '../kernel/context.js';
import { notFound } from '../kernel/failure.js';
import { contentShopOf } from './content-reader.js';
import type { ContentServices } from './content-services.js';
import { previewOf } from './preview.js';
import { inLocale } from './source/in-locale.js';
import { flattenSource } from './source/source-page.js';
import { pages } from './tables.js';

/** A block, and the page that it was seen on. */
interface BlockLocation {
  readonly id: string;
  readonly slug: string;
  readonly locale: string;
}

/**
 * URL of the CMS entry that contains a block of a page (CONT-56), published or, in an opened preview,
 * as a draft. The same block may be part of several pages: the page that was viewed counts. 404 where
 * there is no editor.
 */
export async function entryUrlOf(
  { sources, previewSecret }: ContentServices,
  context: RequestContext,
  block: { readonly id: string; readonly path: string },
): Promise<string> {
  const seen = { id: block.id, ...pageAt(block.path, context) };
  const source = sources(context.tenant);
  const entry = previewOf(context, previewSecret)?.drafts
    ? await draftOf(source, context, seen)
    : await publishedOf(context, seen);
  const url = entry === undefined ? undefined : source.entryUrl(entry, seen.locale);
  if (url === undefined) throw notFound(`An editor for ${block.id}`);
  return url;
}

function pageAt(path: string, { shop, locale }: RequestContext) {
  const { locales } = shop.clientRuntimeConfig;
  const [first = '', ...rest] = decoded(path).split('/').slice(1);
  const own = locales.find(({ prefix }) => prefix !== '' && prefix === first);
  const slug = (own ? rest : [first, ...rest]).join('/') || 'index';
  return { slug, locale: own?.code ?? locales[0]?.code ?? locale };
}

/** Browsers send their path encoded; a path that cannot be decoded matches no page. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function publishedOf({ db, tenant }: RequestContext, { id, slug, locale }: BlockLocation) {
  const holds = sql`jsonb_path_exists(${pages.page}, '$.** ? (@.id == $id)',
    ${JSON.stringify({ id })}::jsonb)`;
  const [found] = await db
    .select({ entry: pages.entry })
    .from(pages)
    .where(and(eq(pages.tenant, tenant), eq(pages.locale, locale), isNotNull(pages.entry), holds))
    .orderBy(desc(eq(pages.slug, slug)), pages.slug)
    .limit(1);
  return found?.entry ?? undefined;
}

async function draftOf(
  source: ReturnType<ContentServices['sources']>,
  { shop }: RequestContext,
  { id, slug, locale }: BlockLocation,
) {
  const of = contentShopOf(shop);
  const found = (await source.pages(of, 'draft')).flatMap(({ entry, versions }) => {
    const page = inLocale(versions, locale, of.locales);
    const holds = page && flattenSource(page.blocks).some((block) => block.id === id);
    return holds ? [{ entry, slug: page.slug }] : [];
  });
  return (found.find((page) => page.slug === slug) ?? found[0])?.entry;
}

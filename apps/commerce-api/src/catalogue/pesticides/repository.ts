import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { LightCounts, PesticideLight, ResidueReport } from '@larder/contracts/pesticides';
import type { Scope } from '../../kernel/scope.js';
import { wordsOf } from '../../kernel/text/fold.js';
import { products } from '../tables.js';
import { pesticideReports as reports, pesticideTexts as texts } from './tables.js';

/** What of the reports is wanted; an absent part wants all. */
export interface Choice {
  readonly product?: string | undefined;
  readonly sku?: string | undefined;
  readonly month?: string | undefined;
  readonly light?: PesticideLight | undefined;
}

export const textOfReport = and(eq(texts.tenant, reports.tenant), eq(texts.id, reports.id));

/** A text without a letter or digit is part of no name. */
function isNamed(product: string) {
  const words = wordsOf(product);
  if (words.length === 0) return sql`false`;
  return and(...words.map((word) => sql`' ' || ${texts.words} LIKE ${`% ${word}%`}`));
}

function isSampledIn(month: string) {
  const first = `${month}-01`;
  return and(
    gte(reports.sampledOn, first),
    lt(reports.sampledOn, sql`${first}::date + interval '1 month'`),
  );
}

export function conditions({ tenant, locale }: Scope, { product, sku, month, light }: Choice) {
  return and(
    eq(reports.tenant, tenant),
    eq(texts.locale, locale),
    product === undefined ? undefined : isNamed(product),
    sku === undefined ? undefined : eq(reports.sku, sku),
    month === undefined ? undefined : isSampledIn(month),
    light && eq(reports.light, light),
  );
}

/** Reports of the choice, the latest sample first. */
export async function findReports(
  scope: Scope,
  choice: Choice,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<ResidueReport[]> {
  const { id, producer, sampledOn, residues, loadPercent, light } = reports;
  const { product, origin } = texts;
  const found = await scope.db
    .select({
      report: { id, product, origin, producer, sampledOn, residues, loadPercent, light },
      sku: reports.sku,
      slug: products.slug,
    })
    .from(reports)
    .innerJoin(texts, textOfReport)
    .leftJoin(products, and(eq(products.tenant, reports.tenant), eq(products.sku, reports.sku)))
    .where(conditions(scope, choice))
    .orderBy(desc(sampledOn), id)
    .limit(limit)
    .offset(offset);
  return found.map(({ report, sku, slug }) => ({
    ...report,
    ...(sku !== null && { sku }),
    ...(slug !== null && { slug }),
  }));
}

/** How many reports of the choice have which light. */
export async function countLights(scope: Scope, choice: Choice): Promise<LightCounts> {
  const found = await scope.db
    .select({ light: reports.light, count: count() })
    .from(reports)
    .innerJoin(texts, textOfReport)
    .where(conditions(scope, choice))
    .groupBy(reports.light);
  const of = (light: PesticideLight) => found.find((one) => one.light === light)?.count ?? 0;
  return { green: of('green'), yellow: of('yellow'), red: of('red') };
}

/** Months that have a report, latest first. */
export async function listMonths({ db, tenant }: Scope): Promise<string[]> {
  const month = sql<string>`to_char(${reports.sampledOn}, 'YYYY-MM')`.as('month');
  const found = await db
    .selectDistinct({ month })
    .from(reports)
    .where(eq(reports.tenant, tenant))
    .orderBy(desc(month));
  return found.map((one) => one.month);
}

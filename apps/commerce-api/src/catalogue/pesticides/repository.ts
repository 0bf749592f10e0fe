import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { LightCounts, PesticideLight, ResidueReport } from '@larder/contracts/pesticides';
import type { Scope } from '../../kernel/scope.js';
import { rows } from '../../kernel/database/database.js';
import { wordsOf } from '../../kernel/text/fold.js';

/** What of the reports is wanted; an absent part wants all. */
export interface Choice {
  readonly product?: string | undefined;
  readonly sku?: string | undefined;
  readonly month?: string | undefined;
  readonly light?: PesticideLight | undefined;
}

const from = sql`pesticide_reports r
  JOIN pesticide_texts t ON t.tenant = r.tenant AND t.id = r.id`;

function conditions({ tenant, locale }: Scope, { product, sku, month, light }: Choice): SQL {
  const all = [sql`r.tenant = ${tenant}`, sql`t.locale = ${locale}`];
  if (product !== undefined) {
    const words = wordsOf(product);
    // A text without a letter or digit is not part of a name.
    if (words.length === 0) all.push(sql`false`);
    for (const word of words) all.push(sql`' ' || t.words LIKE ${`% ${word}%`}`);
  }
  if (sku !== undefined) all.push(sql`r.sku = ${sku}`);
  if (month !== undefined) {
    const first = `${month}-01`;
    all.push(
      sql`r.sampled_on >= ${first}::date AND r.sampled_on < ${first}::date + interval '1 month'`,
    );
  }
  if (light !== undefined) all.push(sql`r.light = ${light}`);
  return sql.join(all, sql` AND `);
}

/** Reports of the choice, the latest sample first. */
export async function findReports(
  scope: Scope,
  choice: Choice,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<ResidueReport[]> {
  const found = await rows<Omit<ResidueReport, 'sku' | 'slug'> & Nullable>(
    scope.db,
    sql`SELECT r.id, t.product, r.sku, t.origin, r.producer,
        to_char(r.sampled_on, 'YYYY-MM-DD') AS "sampledOn", r.residues,
        r.load_percent AS "loadPercent", r.light, p.slug
      FROM ${from} LEFT JOIN products p ON p.tenant = r.tenant AND p.sku = r.sku
      WHERE ${conditions(scope, choice)}
      ORDER BY r.sampled_on DESC, r.id LIMIT ${limit} OFFSET ${offset}`,
  );
  return found.map(({ sku, slug, ...report }) => ({
    ...report,
    ...(sku !== null && { sku }),
    ...(slug !== null && { slug }),
  }));
}

interface Nullable {
  readonly sku: string | null;
  readonly slug: string | null;
}

/** How many reports of the choice have which light. */
export async function countLights(scope: Scope, choice: Choice): Promise<LightCounts> {
  const found = await rows<{ light: PesticideLight; count: number }>(
    scope.db,
    sql`SELECT r.light, count(*)::int AS count FROM ${from}
      WHERE ${conditions(scope, choice)} GROUP BY r.light`,
  );
  const of = (light: PesticideLight) => found.find((one) => one.light === light)?.count ?? 0;
  return { green: of('green'), yellow: of('yellow'), red: of('red') };
}

/** Months that have a report, latest first. */
export async function listMonths({ db, tenant }: Scope): Promise<string[]> {
  const found = await rows<{ month: string }>(
    db,
    sql`SELECT DISTINCT to_char(sampled_on, 'YYYY-MM') AS month FROM pesticide_reports
      WHERE tenant = ${tenant} ORDER BY month DESC`,
  );
  return found.map(({ month }) => month);
}

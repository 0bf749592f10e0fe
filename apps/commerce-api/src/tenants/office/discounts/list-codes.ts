import type { OfficeCode, OfficeQuery, officeCalls } from '@larder/office-contract';
import { and, asc, count, desc, eq, ilike } from 'drizzle-orm';
import { discountCodes } from '../../../benefits/discounts/tables.js';
import type { RequestContext } from '../../../kernel/context.js';
import { notFound } from '../../../kernel/failure.js';
import { localise } from '../../../kernel/text/language.js';

type Query = OfficeQuery<typeof officeCalls.getCodes>;
type CodeScope = Pick<RequestContext, 'db' | 'tenant' | 'now' | 'locale' | 'shop'>;
type Row = typeof discountCodes.$inferSelect;

/** What a person can say of a code at a moment, the strongest reason first. */
export function stateOf(row: Row, now: Date): OfficeCode['state'] {
  if (!row.isCurrent) return 'ENDED';
  if (row.endsAt && row.endsAt <= now) return 'OVER';
  if (row.most !== null && row.used >= row.most) return 'USED_UP';
  return row.startsAt && row.startsAt > now ? 'AHEAD' : 'ACTIVE';
}

const toCode =
  ({ now, locale, shop }: CodeScope) =>
  (row: Row): OfficeCode => {
    const locales = shop.clientRuntimeConfig.locales.map(({ code }) => code);
    const { code: id, benefit, services, firstOrder, combines, used } = row;
    return {
      id,
      benefit,
      services: [...services],
      firstOrder,
      combines,
      used,
      title: localise(row.document, locale, locales).title,
      state: stateOf(row, now),
      ...(row.startsAt && { startsAt: row.startsAt.toISOString() }),
      ...(row.endsAt && { endsAt: row.endsAt.toISOString() }),
      ...(row.most !== null && { most: row.most }),
      ...(row.mostEach !== null && { mostEach: row.mostEach }),
      ...(row.staffName !== null && { staffName: row.staffName }),
    };
  };

/** A page of the codes, those that can be added first. */
export async function listCodes(
  scope: CodeScope,
  { page, perPage, q }: Query,
): Promise<{ items: OfficeCode[]; total: number }> {
  const { db, tenant } = scope;
  const pattern = q && `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const where = and(
    eq(discountCodes.tenant, tenant),
    pattern ? ilike(discountCodes.code, pattern) : undefined,
  );
  const [all] = await db.select({ total: count() }).from(discountCodes).where(where);
  const found = await db
    .select()
    .from(discountCodes)
    .where(where)
    .orderBy(desc(discountCodes.isCurrent), asc(discountCodes.code))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { items: found.map(toCode(scope)), total: all?.total ?? 0 };
}

/** @throws ApiFailure 404 */
export async function readCode(scope: CodeScope, code: string): Promise<OfficeCode> {
  const own = and(eq(discountCodes.tenant, scope.tenant), eq(discountCodes.code, code));
  const [found] = await scope.db.select().from(discountCodes).where(own);
  if (!found) throw notFound('The code');
  return toCode(scope)(found);
}

import { errorCodes } from '@larder/contracts';
import type { OfficeQuery, OfficeVoucher, officeCalls } from '@larder/office-contract';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { loyaltyVouchers as vouchers } from '../../../benefits/loyalty/tables.js';
import { dayOf, inLocale } from '../../../benefits/loyalty/voucher-rows.js';
import type { RequestContext } from '../../../kernel/context.js';
import { ApiFailure, notFound } from '../../../kernel/failure.js';
import type { UnitOfWork } from '../../../ordering/unit-of-work.js';
import type { Actor } from '../audit.js';
import { audit } from '../audit.js';

type Query = OfficeQuery<typeof officeCalls.getVouchers>;
type VoucherScope = Pick<RequestContext, 'db' | 'tenant' | 'now' | 'locale' | 'shop'>;
type Row = typeof vouchers.$inferSelect;

/** Vouchers are valid for whole days, the last one included. */
function stateOf(row: Row, today: string): OfficeVoucher['state'] {
  if (!row.isCurrent) return 'ENDED';
  if (row.expiresOn !== null && row.expiresOn < today) return 'OVER';
  if (row.most !== null && row.used >= row.most) return 'USED_UP';
  return row.validFrom !== null && row.validFrom > today ? 'AHEAD' : 'ACTIVE';
}

const toVoucher =
  (scope: VoucherScope) =>
  (row: Row): OfficeVoucher => ({
    id: row.promotionId,
    title: inLocale(row.document, scope).title,
    audience: row.audience,
    coins: row.coins,
    mostEach: row.mostEach,
    used: row.used,
    state: stateOf(row, dayOf(scope)),
    ...(row.benefit && { benefit: row.benefit }),
    ...(row.validFrom !== null && { firstDay: row.validFrom }),
    ...(row.expiresOn !== null && { lastDay: row.expiresOn }),
    ...(row.most !== null && { most: row.most }),
  });

/** A page of the embedded programme's vouchers, those that are in use first. */
export async function listVouchers(
  scope: VoucherScope,
  { page, perPage }: Query,
): Promise<{ items: OfficeVoucher[]; total: number }> {
  const own = eq(vouchers.tenant, scope.tenant);
  const [all] = await scope.db.select({ total: count() }).from(vouchers).where(own);
  const found = await scope.db
    .select()
    .from(vouchers)
    .where(own)
    .orderBy(desc(vouchers.isCurrent), asc(vouchers.position), asc(vouchers.promotionId))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { items: found.map(toVoucher(scope)), total: all?.total ?? 0 };
}

/** @throws ApiFailure 404 */
export async function readVoucher(scope: VoucherScope, id: string): Promise<OfficeVoucher> {
  const own = and(eq(vouchers.tenant, scope.tenant), eq(vouchers.promotionId, id));
  const [found] = await scope.db.select().from(vouchers).where(own);
  if (!found) throw notFound('The voucher');
  return toVoucher(scope)(found);
}

/** Ends a voucher for good: nobody sees or redeems it any more. @throws ApiFailure 404, 409 */
export async function endVoucher(
  work: UnitOfWork,
  { actor, id }: { readonly actor: Actor; readonly id: string },
): Promise<OfficeVoucher> {
  const own = and(eq(vouchers.tenant, work.tenant), eq(vouchers.promotionId, id));
  const [known] = await work.db.select().from(vouchers).where(own).for('update');
  if (!known) throw notFound('The voucher');
  if (!known.isCurrent) throw new ApiFailure(409, errorCodes.conflict, 'The voucher has ended');
  const ended = { isCurrent: false, articleId: null, endedAt: work.now };
  const [done = known] = await work.db.update(vouchers).set(ended).where(own).returning();
  const { state } = toVoucher(work)(known);
  await audit(work, actor, {
    action: 'voucher.end',
    subject: id,
    before: { state },
    after: { state: 'ENDED', used: known.used },
  });
  return toVoucher(work)(done);
}

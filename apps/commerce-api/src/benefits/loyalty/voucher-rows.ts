import type { Voucher } from '@larder/contracts/loyalty';
import { sql } from 'drizzle-orm';
import { localDate } from '../../distribution/capacity/zoned-time.js';
import { rows } from '../../kernel/database/database.js';
import { localise } from '../../kernel/text/language.js';
import type { LoyaltyScope } from './programme.js';
import type { loyaltyVouchers } from './tables.js';

interface VoucherRow extends Pick<
  typeof loyaltyVouchers.$inferSelect,
  | 'promotionId'
  | 'articleId'
  | 'validFrom'
  | 'expiresOn'
  | 'coins'
  | 'needsActivation'
  | 'benefit'
  | 'document'
> {
  readonly isActivated: boolean;
}

/** The day by the shop's calendar: vouchers are valid for whole days. */
export const dayOf = ({ now, shop }: Pick<LoyaltyScope, 'now' | 'shop'>) =>
  localDate(now, shop.clientRuntimeConfig.timeZone);

/** Texts of an entity in the reader's language. */
export function inLocale<T>(value: T, { locale, shop }: Pick<LoyaltyScope, 'locale' | 'shop'>): T {
  return localise(
    value,
    locale,
    shop.clientRuntimeConfig.locales.map(({ code }) => code),
  );
}

function toVoucher(row: VoucherRow, scope: LoyaltyScope): Voucher {
  const { promotionId, articleId, validFrom, expiresOn, coins } = row;
  return {
    ...inLocale(row.document, scope),
    promotionId,
    ...(articleId !== null && { articleId }),
    ...(validFrom !== null && { validFrom }),
    ...(expiresOn !== null && { expirationDate: expiresOn }),
    ...(coins > 0 && { coins }),
    ...(row.benefit && { benefit: row.benefit }),
    ...(row.needsActivation && { activated: row.isActivated }),
  };
}

const uses = (tenant: string, customer: string | undefined) => sql`
  SELECT count(*) FROM voucher_uses u
  WHERE u.tenant = ${tenant} AND u.promotion_id = v.promotion_id
    AND u.customer_id = ${customer ?? null}`;

/**
 * Vouchers that a customer may see today, in the programme's order: not expired, not used up, and not
 * used by them as often as allowed. Without a customer, those for everybody.
 */
export async function readVouchers(
  scope: LoyaltyScope,
  viewer: { readonly customer: string; readonly isMember: boolean } | undefined,
): Promise<Voucher[]> {
  const { db, tenant } = scope;
  const customer = viewer?.customer ?? null;
  const ordered = sql`(${uses(tenant, viewer?.customer)} AND u.kind = 'ORDERED')`;
  // Each activation is for one order.
  const isActivated = sql`(${uses(tenant, viewer?.customer)} AND u.kind = 'ACTIVATED') > ${ordered}`;
  const found = await rows<VoucherRow>(
    db,
    sql`SELECT v.promotion_id AS "promotionId", v.article_id AS "articleId",
          v.valid_from::text AS "validFrom", v.expires_on::text AS "expiresOn", v.coins,
          v.needs_activation AS "needsActivation", v.benefit, v.document,
          ${isActivated} AS "isActivated"
        FROM loyalty_vouchers v
        WHERE v.tenant = ${tenant} AND v.is_current
          AND (v.expires_on IS NULL OR v.expires_on >= ${dayOf(scope)}::date)
          AND (v.most IS NULL OR v.used < v.most OR ${isActivated})
          AND ${ordered} < v.most_each
          AND (v.audience = 'everybody' OR (v.audience = 'members' AND ${viewer?.isMember ?? false})
            OR EXISTS (SELECT FROM loyalty_given_vouchers g WHERE g.tenant = v.tenant
              AND g.promotion_id = v.promotion_id AND g.customer_id = ${customer}))
        ORDER BY v.position`,
  );
  return found.map((row) => toVoucher(row, scope));
}

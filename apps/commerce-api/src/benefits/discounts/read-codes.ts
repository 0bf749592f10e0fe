import { hashOf } from '../../kernel/text/hash.js';
import { localise } from '../../kernel/text/language.js';
import type { Statement } from '../../kernel/database/statement.js';
import { run } from '../../kernel/database/statement.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import type { CartRow } from '../../carts/tables.js';
import type { CartCode } from './code-state.js';

type CodeRow = Omit<CartCode, 'title'> & { readonly document: { readonly title: string } };

const selected = `SELECT d.code, d.document, d.benefit, d.services, d.combines,
    d.first_order AS "firstOrder", d.is_current AS "isCurrent",
    coalesce(d.ends_at <= $3, false) AS "isOver",
    coalesce(d.starts_at > $3, false) AS "isAhead",
    coalesce(d.used >= d.most, false) OR coalesce(d.most_each <= (SELECT count(*)
      FROM discount_code_uses u WHERE u.tenant = d.tenant AND u.code = d.code
        AND (u.email_hash = $4 OR u.customer_id = $5)), false) AS "isUsedUp",
    EXISTS (SELECT FROM discount_code_uses o WHERE o.tenant = d.tenant AND o.code = d.code
      AND o.cart_id = $2) AS "isTaken"
  FROM discount_codes d`;

const codesOfCart: Statement = {
  name: 'codes_of_cart',
  text: `${selected} JOIN cart_discount_codes c ON c.tenant = d.tenant AND c.code = d.code
    WHERE c.tenant = $1 AND c.cart_id = $2 ORDER BY d.code`,
};

const oneCode: Statement = {
  name: 'one_code',
  text: `${selected} WHERE d.tenant = $1 AND d.code = $6`,
};

/**
 * Identifies a guest for counting uses; the email itself is not stored. Empty before an email is known.
 */
export function emailHash(tenant: string, { billingAddress }: CartRow): string {
  if (!billingAddress) return '';
  return hashOf('discount code', tenant, billingAddress.email.trim().toLowerCase());
}

interface Holder {
  readonly row: CartRow;
}

function paramsOf({ tenant, now }: UnitOfWork, { row }: Holder): unknown[] {
  return [tenant, row.id, now.toISOString(), emailHash(tenant, row), row.customerId];
}

function toCode({ locale, shop }: UnitOfWork) {
  const locales = shop.clientRuntimeConfig.locales.map(({ code }) => code);
  return ({ document, ...row }: CodeRow): CartCode => ({
    ...row,
    title: localise(document, locale, locales).title,
  });
}

/** The codes on a cart, sorted, so that the order of entry makes no difference. */
export async function readCodes(work: UnitOfWork, cart: Holder): Promise<CartCode[]> {
  const found = await run<CodeRow>(work.db, codesOfCart, paramsOf(work, cart));
  return found.map(toCode(work));
}

/** A normalised code as it would apply to that cart; undefined for an unknown one. */
export async function findCode(
  work: UnitOfWork,
  cart: Holder,
  code: string,
): Promise<CartCode | undefined> {
  const [found] = await run<CodeRow>(work.db, oneCode, [...paramsOf(work, cart), code]);
  return found && toCode(work)(found);
}

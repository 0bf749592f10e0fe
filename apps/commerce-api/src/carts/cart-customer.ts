import { ageOn } from '@larder/contracts/customer';
import { sql } from 'drizzle-orm';
import { localDate } from '../distribution/capacity/zoned-time.js';
import { firstRow } from '../kernel/database/database.js';
import type { UnitOfWork } from '../ordering/unit-of-work.js';

/** Customer data of a cart; empty for a guest. */
export interface CartCustomer {
  /** Member prices hold. */
  readonly isMember: boolean;
  /** A delivery pass is valid now (PASS-02, PASS-04). */
  readonly hasPass: boolean;
  /** Services that the customer has already ordered with (LOY-10). */
  readonly ordered: readonly string[];
  /** In full years today; absent where no birthdate is known. */
  readonly age?: number;
}

export const guest: CartCustomer = { isMember: false, hasPass: false, ordered: [] };

export async function readCartCustomer(
  work: UnitOfWork,
  customer: string | null,
): Promise<CartCustomer> {
  if (customer === null) return guest;
  const { db, tenant, now, shop } = work;
  const { featureJoe, featureCustomerDeliveryPass } = shop.clientRuntimeConfig;
  const moment = now.toISOString();
  const isMember = featureJoe && (await shop.loyalty.isMember(work, customer));
  const found = await firstRow<
    Pick<CartCustomer, 'hasPass'> & {
      readonly ordered: string[] | null;
      readonly birthdate: string | null;
    }
  >(
    db,
    sql`SELECT ${featureCustomerDeliveryPass} AND EXISTS (SELECT FROM delivery_passes p
            WHERE p.tenant = ${tenant} AND p.customer_id = ${customer}
              AND p.start_date <= ${moment} AND p.end_date >= ${moment}) AS "hasPass",
          (SELECT array_agg(DISTINCT o.document->'distributionAddress'->>'distributionType')
            FROM orders o JOIN carts c ON c.tenant = o.tenant AND c.id = o.cart_id
            WHERE c.tenant = ${tenant} AND c.customer_id = ${customer}
              AND o.status <> 'CANCELLED') AS ordered,
          (SELECT birthdate::text FROM customers
            WHERE tenant = ${tenant} AND id = ${customer}) AS birthdate`,
  );
  const { hasPass = false, ordered, birthdate } = found ?? {};
  const today = localDate(now, shop.clientRuntimeConfig.timeZone);
  return {
    isMember,
    hasPass,
    ordered: ordered ?? [],
    ...(birthdate && { age: ageOn(birthdate, today) }),
  };
}

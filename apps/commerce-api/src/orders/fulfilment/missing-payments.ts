import { and, eq, inArray, isNull, type AnyColumn } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { payments } from '../../payments/tables.js';

/** Payments whose money is still missing for an order, or for the order of a row: nobody picks it before. */
export const missingPayments = (
  db: Database,
  { tenant, orderNumber }: Readonly<Record<'tenant' | 'orderNumber', string | AnyColumn>>,
) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.tenant, tenant),
        eq(payments.orderNumber, orderNumber),
        inArray(payments.state, ['OPEN', 'SAVED']),
        isNull(payments.captureFrom),
      ),
    );

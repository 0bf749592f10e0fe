import { sql } from 'drizzle-orm';
import { rows, type Connection } from '../../kernel/database/database.js';
import { auditLedger, auditMoney, unsettledPayments } from './audit-ledger.js';
import { settleAllPayments } from './settle-all-payments.js';

interface ClosingAudit {
  /** Every order by its number, with the state of its payment and its own. */
  readonly orders: readonly { readonly number: string; readonly state: string }[];
  /** Violations of the ledger; empty when there are none. */
  readonly violations: readonly unknown[];
}

/** Completes every open payment, then audits the ledger; closes the connection. */
export async function closingAudit(connection: Connection): Promise<ClosingAudit> {
  await settleAllPayments(connection);
  const { db } = connection;
  const orders = await rows<ClosingAudit['orders'][number]>(
    db,
    sql`SELECT o.order_number AS number,
          coalesce(lower(p.state), 'at the door') || ' ' || lower(o.status) AS state
        FROM orders o LEFT JOIN payments p USING (tenant, order_number) ORDER BY 1`,
  );
  const violations = [
    ...(await auditLedger(db)),
    ...(await auditMoney(db)),
    ...(await unsettledPayments(db)),
  ];
  await connection.close();
  return { orders, violations };
}

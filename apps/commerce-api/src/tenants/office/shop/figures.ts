import type { TodayFigures } from '@larder/office-contract';
import { sql } from 'drizzle-orm';
import { addDays, instantAt, localDate } from '../../../distribution/capacity/zoned-time.js';
import { firstRow } from '../../../kernel/database/database.js';
import type { RequestContext } from '../../../kernel/context.js';

/** What happened today, and what is still to do, by the shop's own clock. */
export async function readToday({ db, tenant, shop, now }: RequestContext): Promise<TodayFigures> {
  const { timeZone } = shop.clientRuntimeConfig;
  const day = localDate(now, timeZone);
  const from = sql`${instantAt(day, '00:00', timeZone).toISOString()}::timestamptz`;
  const until = sql`${instantAt(addDays(day, 1), '00:00', timeZone).toISOString()}::timestamptz`;
  const open = sql`o.status NOT IN ('CANCELLED', 'PAYMENT_PENDING')`;
  const found = await firstRow<Omit<TodayFigures, 'day'>>(
    db,
    sql`SELECT
      (SELECT count(*)::int FROM orders o WHERE o.tenant = ${tenant} AND ${open}
        AND o.placed_at >= ${from} AND o.placed_at < ${until}) AS orders,
      (SELECT coalesce(sum(coalesce(t.payable, o.total)), 0)::int FROM orders o
        LEFT JOIN order_courses t ON t.tenant = o.tenant AND t.order_number = o.order_number
        WHERE o.tenant = ${tenant} AND ${open}
        AND o.placed_at >= ${from} AND o.placed_at < ${until}) AS revenue,
      (SELECT count(*)::int FROM orders o
        JOIN windows w ON w.tenant = o.tenant AND w.id = o.window_id
        WHERE o.tenant = ${tenant} AND o.status IN ('PLACED', 'PICKING')
        AND w.starts_at >= ${from} AND w.starts_at < ${until}) AS "toPick",
      (SELECT coalesce(sum(w.capacity - w.booked - w.held), 0)::int FROM windows w
        WHERE w.tenant = ${tenant} AND w.starts_at >= ${from} AND w.starts_at < ${until}
        AND w.cut_off > ${now.toISOString()}::timestamptz) AS "slotsLeft",
      (SELECT count(*)::int FROM order_claims c
        WHERE c.tenant = ${tenant} AND c.state = 'OPEN') AS "claimsOpen"`,
  );
  if (!found) throw new Error('The figures of the day are missing');
  return { day, ...found };
}

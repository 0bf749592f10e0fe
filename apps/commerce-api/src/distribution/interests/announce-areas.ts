import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { transaction } from '../../kernel/database/transaction.js';
import type { Kernel } from '../../kernel/kernel.js';
import type { Scope } from '../../kernel/scope.js';
import type { Shop } from '../../kernel/tenant-directory.js';
import { queueMail } from '../../mail/outbox.js';
import { deliveryAreas } from '../tables.js';
import { interestEmail } from './interest-emails.js';
import { placeOf, validMs } from './service-interests.js';
import { serviceInterests as interests } from './tables.js';

/** Mails of one run for a shop; the next run goes on. */
const maxMails = 200;

type Waiting = typeof interests.$inferSelect;

/** Writes to everyone whose postcode an area has by now, and forgets what nobody confirmed. */
export async function announceAreas(
  { db, cache, directory }: Pick<Kernel, 'db' | 'cache' | 'directory'>,
  now: Date,
): Promise<void> {
  const stale = new Date(now.getTime() - validMs);
  await db
    .delete(interests)
    .where(and(isNull(interests.confirmedAt), lte(interests.mailedAt, stale)));
  for (const shop of directory.shops) {
    if (!shop.clientRuntimeConfig.services.delivery) continue;
    const { tenant } = shop;
    for (const waiting of await listReached({ db, tenant })) {
      const scope = { db, cache, now, tenant, locale: waiting.locale };
      await transaction(db, (tx) => announce({ ...scope, db: tx, shop }, waiting));
    }
  }
}

async function listReached({ db, tenant }: Pick<Scope, 'db' | 'tenant'>): Promise<Waiting[]> {
  // As coversPostcode does: a British or Irish postcode is also reached through its district.
  const inward = String.raw`(?<=^[A-Z]\d[\dW])\s?[A-Z\d]{4}$|\s?\d[A-Z]{2}$`;
  const district = sql`regexp_replace(upper(${interests.postalCode}), ${inward}, '')`;
  const isReached = sql`EXISTS (SELECT FROM ${deliveryAreas} WHERE ${deliveryAreas.tenant} = ${tenant}
    AND (${interests.postalCode} = ANY(${deliveryAreas.postalCodes})
      OR ${district} = ANY(${deliveryAreas.postalCodes})))`;
  return db
    .select()
    .from(interests)
    .where(and(eq(interests.tenant, tenant), isNotNull(interests.confirmedAt), isReached))
    .orderBy(interests.confirmedAt)
    .limit(maxMails);
}

/** The row goes with its mail: of any number of processes, the one that deletes it writes. */
async function announce(
  scope: Scope & { readonly shop: Shop },
  { tenant, email, postalCode, tokenHash, locale, origin }: Waiting,
): Promise<void> {
  const gone = await scope.db
    .delete(interests)
    .where(and(eq(interests.tenant, tenant), eq(interests.tokenHash, tokenHash)))
    .returning({ email: interests.email });
  if (gone.length === 0) return;
  const { shopName, locales } = scope.shop.clientRuntimeConfig;
  const prefix = locales.find(({ code }) => code === locale)?.prefix ?? '';
  await queueMail(scope, {
    to: email,
    key: `service arrived ${tokenHash}`,
    content: interestEmail(
      'arrived',
      { locale, firstLocale: locales[0]?.code },
      {
        shop: shopName,
        place: await placeOf(scope, postalCode),
        link: `${origin}/${prefix}`,
      },
    ),
  });
}

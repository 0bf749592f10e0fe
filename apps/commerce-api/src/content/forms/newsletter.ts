import { randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';
import { errorCodes } from '@larder/contracts';
import type { NewsletterChange } from '@larder/contracts/content/schemas';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { RequestContext } from '../../kernel/context.js';
import type { Scope } from '../../kernel/scope.js';
import { transaction } from '../../kernel/database/transaction.js';
import { ApiFailure } from '../../kernel/failure.js';
import { queueMail } from '../../mail/outbox.js';
import { hashOf } from '../../kernel/text/hash.js';
import { confirmationEmail } from './newsletter-email.js';
import { readConfigs } from '../repository.js';
import { newsletterConfirmations as confirmations } from './tables-forms.js';
import { newsletterSubscriptions as subscriptions } from './tables-forms.js';

type Change = z.output<typeof NewsletterChange>;

const dayMs = 86_400_000;
/** A link of a mail works for this long. */
const validMs = 2 * dayMs;
/** Within this time an address gets one mail, however often it is entered. */
const resendDelayMs = 10 * 60_000;

/**
 * NEWS-09. Cancels subscriptions at once; new ones wait for the link of a mail. The response is the
 * same for known and unknown addresses. True when a confirmation is pending.
 */
export async function changeNewsletter(context: RequestContext, change: Change): Promise<boolean> {
  const email = change.email.toLowerCase();
  const { tenant } = context;
  return transaction(context.db, async (db) => {
    if (change.unsubscribe.length > 0) await unsubscribe({ db, tenant }, email, change.unsubscribe);
    if (change.subscribe.length === 0) return false;
    await askForConfirmation({ ...context, db }, email, change.subscribe);
    return true;
  });
}

/** Cancels subscriptions, including those that wait for confirmation. */
async function unsubscribe(
  { db, tenant }: Pick<Scope, 'db' | 'tenant'>,
  email: string,
  topics: readonly string[],
): Promise<void> {
  await db
    .delete(subscriptions)
    .where(
      and(
        eq(subscriptions.tenant, tenant),
        eq(subscriptions.email, email),
        inArray(subscriptions.topic, [...topics]),
      ),
    );
  await db
    .update(confirmations)
    .set({ topics: sql`${confirmations.topics} - ${sql.param(topics)}::text[]` })
    .where(and(eq(confirmations.tenant, tenant), eq(confirmations.email, email)));
}

async function askForConfirmation(
  context: Scope & Pick<RequestContext, 'origin' | 'shop'>,
  email: string,
  topics: readonly string[],
): Promise<void> {
  const { db, tenant, now, locale, origin, shop } = context;
  const stale = new Date(now.getTime() - validMs);
  await db
    .delete(confirmations)
    .where(and(eq(confirmations.tenant, tenant), lt(confirmations.createdAt, stale)));
  const since = new Date(now.getTime() - resendDelayMs);
  const [recent] = await db
    .select()
    .from(confirmations)
    .where(
      and(
        eq(confirmations.tenant, tenant),
        eq(confirmations.email, email),
        gt(confirmations.createdAt, since),
      ),
    );
  if (recent) {
    // The link of an earlier mail also confirms what was chosen later.
    await db
      .update(confirmations)
      .set({ topics: [...new Set([...recent.topics, ...topics])] })
      .where(and(eq(confirmations.tenant, tenant), eq(confirmations.tokenHash, recent.tokenHash)));
    return;
  }
  const token = randomBytes(32).toString('base64url');
  await db
    .insert(confirmations)
    .values({ tenant, tokenHash: hashOf(token), email, topics, createdAt: now });
  const { newsletter } = await readConfigs(context, 'component', ['newsletter']);
  const link = `${origin}${pathOf(newsletter?.['confirmPath'])}?confirm=${token}`;
  const values = { shop: shop.clientRuntimeConfig.shopName, link };
  await queueMail(context, {
    to: email,
    key: `newsletter ${hashOf(token)}`,
    content: confirmationEmail(locale, values, shop.clientRuntimeConfig.locales[0]?.code),
    expires: new Date(now.getTime() + validMs),
  });
}

function pathOf(value: unknown): string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : '/newsletter';
}

/** Confirms a subscription. A used link succeeds again until it expires, and changes nothing. */
export async function confirmNewsletter(scope: Scope, token: string): Promise<void> {
  const { tenant, now } = scope;
  const isOfToken = and(
    eq(confirmations.tenant, tenant),
    eq(confirmations.tokenHash, hashOf(token)),
  );
  await transaction(scope.db, async (db) => {
    const [found] = await db.select().from(confirmations).where(isOfToken).for('update');
    if (!found || found.createdAt.getTime() + validMs < now.getTime())
      throw new ApiFailure(400, errorCodes.token, 'The link is not valid any more');
    if (found.topics.length === 0) return;
    await db
      .insert(subscriptions)
      .values(
        found.topics.map((topic) => ({ tenant, email: found.email, topic, confirmedAt: now })),
      )
      .onConflictDoNothing();
    // Without its address the row neither confirms later choices nor delays their mail.
    await db.update(confirmations).set({ email: '', topics: [] }).where(isOfToken);
  });
}

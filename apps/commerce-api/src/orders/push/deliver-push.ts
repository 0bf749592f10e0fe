import { and, eq, getTableColumns, lte, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../kernel/clock.js';
import type { Database } from '../../kernel/database/database.js';
import type { PushOutcome, PushService } from './push-service.js';
import { pushMessages, pushSubscriptions } from './tables.js';

const leaseMs = 60_000;
const sendTimeoutMs = 20_000;
/** Milliseconds until the next try, by the number of failed ones. */
const retryDelaysMs = [15_000, 60_000, 300_000, 1_800_000] as const;
/** Push services may ask for a longer pause than a message lasts. */
const maxDelayMs = 3_600_000;

export interface PushSender {
  readonly db: Database;
  readonly clock: Clock;
  readonly service: PushService;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly stop: AbortSignal;
}

type ClaimedMessage = typeof pushMessages.$inferSelect;

/**
 * Sends what is due. A message is claimed, sent, noted; claims skip rows that another process holds, so
 * no two send the same one. Gives the number of messages sent.
 */
export async function deliverPush(sender: PushSender): Promise<number> {
  let sent = 0;
  while (!sender.stop.aborted) {
    const message = await claimMessage(sender.db, sender.clock.now());
    if (!message) return sent;
    if (await deliver(sender, message)) sent += 1;
  }
  return sent;
}

async function claimMessage(db: Database, now: Date): Promise<ClaimedMessage | undefined> {
  const due = db
    .$with('due')
    .as(
      db
        .select({ tenant: pushMessages.tenant, id: pushMessages.id })
        .from(pushMessages)
        .where(lte(pushMessages.dueAt, now))
        .orderBy(pushMessages.dueAt, pushMessages.id)
        .limit(1)
        .for('update', { skipLocked: true }),
    );
  const [claimed] = await db
    .with(due)
    .update(pushMessages)
    .set({
      attempts: sql`${pushMessages.attempts} + 1`,
      dueAt: new Date(now.getTime() + leaseMs),
    })
    .from(due)
    .where(and(eq(pushMessages.tenant, due.tenant), eq(pushMessages.id, due.id)))
    .returning(getTableColumns(pushMessages));
  return claimed;
}

const ofMessage = ({ tenant, orderNumber, subscriptionId }: ClaimedMessage) =>
  and(
    eq(pushSubscriptions.tenant, tenant),
    eq(pushSubscriptions.orderNumber, orderNumber),
    eq(pushSubscriptions.id, subscriptionId),
  );

async function deliver(sender: PushSender, message: ClaimedMessage): Promise<boolean> {
  const { db, clock, log } = sender;
  const { tenant, id, attempts } = message;
  const outcome = await send(sender, message);
  if (outcome.kind === 'gone') {
    // With all its messages, also those of other orders of this browser.
    await db
      .delete(pushSubscriptions)
      .where(
        and(eq(pushSubscriptions.tenant, tenant), eq(pushSubscriptions.id, message.subscriptionId)),
      );
    return false;
  }
  if (outcome.kind === 'refused')
    log.warn({ tenant, push: id, fault: outcome.fault }, 'push refused');
  const delay = outcome.kind === 'later' ? retryDelaysMs[attempts - 1] : undefined;
  const requestedDelayMs =
    outcome.kind === 'later' ? Math.min(outcome.afterMs ?? 0, maxDelayMs) : 0;
  await db
    .update(pushMessages)
    .set({
      dueAt:
        delay === undefined
          ? null
          : new Date(clock.now().getTime() + Math.max(delay, requestedDelayMs)),
    })
    // A late process does not affect a newer claim.
    .where(
      and(
        eq(pushMessages.tenant, tenant),
        eq(pushMessages.id, id),
        eq(pushMessages.attempts, attempts),
      ),
    );
  return outcome.kind === 'sent';
}

async function send(
  { db, clock, service, stop }: PushSender,
  message: ClaimedMessage,
): Promise<PushOutcome> {
  const left = message.expiresAt.getTime() - clock.now().getTime();
  if (left <= 0) return { kind: 'refused', fault: 'it is too late for this message' };
  const [to] = await db.select().from(pushSubscriptions).where(ofMessage(message));
  if (!to) return { kind: 'gone' };
  const signal = AbortSignal.any([stop, AbortSignal.timeout(sendTimeoutMs)]);
  try {
    return await service.send(
      {
        endpoint: to.endpoint,
        keys: { p256dh: to.publicKey, auth: to.authSecret },
        payload: JSON.stringify(message.payload),
        ttl: Math.ceil(left / 1000),
      },
      signal,
    );
  } catch (error) {
    return { kind: 'later', fault: error instanceof Error ? error.message : String(error) };
  }
}

export async function deleteOldMessages(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - 86_400_000);
  await db.delete(pushMessages).where(lt(pushMessages.expiresAt, limit));
}

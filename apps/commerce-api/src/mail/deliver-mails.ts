import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../kernel/clock.js';
import type { Database } from '../kernel/database/database.js';
import { hashOf } from '../kernel/text/hash.js';
import type { ClaimedMail } from './mail-queue.js';
import { claimMail, markFailed, markSent, retryDelaysMs } from './mail-queue.js';
import type { MailTransport } from './transport.js';
import { Undeliverable } from './transport.js';

/** Milliseconds for one mail, less than its claim lasts. */
const sendTimeoutMs = 45_000;

export interface MailSender {
  readonly db: Database;
  readonly clock: Clock;
  readonly transport: MailTransport;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** No further mail is taken. */
  readonly leaving: AbortSignal;
  /** Ends the delivery in progress; it counts as a failed try. */
  readonly stop: AbortSignal;
}

/**
 * Delivers what is due, one mail after the other, until nothing is. A mail is claimed, sent, noted:
 * when the process dies between the last two, it is sent again after its claim, with the same
 * Message-ID. Gives the number of mails delivered.
 */
export async function deliverMails(postman: MailSender): Promise<number> {
  let sent = 0;
  for (;;) {
    if (postman.leaving.aborted) return sent;
    const mail = await claimMail(postman.db, postman.clock.now());
    if (!mail) return sent;
    if (await deliver(postman, mail)) sent += 1;
  }
}

async function deliver(postman: MailSender, mail: ClaimedMail): Promise<boolean> {
  const { db, clock, transport, log } = postman;
  const { tenant, id, attempts } = mail;
  try {
    await send(postman, mail);
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    const isFinal = error instanceof Undeliverable;
    const givenUp = await markFailed(db, mail, { fault, isFinal }, clock.now());
    const about = { tenant, mail: id, attempts, fault };
    if (givenUp) log.error(about, 'a mail was given up');
    else log.warn(about, 'a mail could not be delivered yet');
    return false;
  }
  await markSent(db, mail, clock.now(), transport.keepsBody);
  return true;
}

async function send({ clock, transport, stop }: MailSender, mail: ClaimedMail): Promise<void> {
  if (mail.expiresAt !== null && mail.expiresAt <= clock.now())
    throw new Undeliverable('It is too late for this mail');
  // Every process that delivered it crashed or was killed.
  if (mail.attempts > retryDelaysMs.length + 1) throw new Undeliverable('No try ever ended');
  const { recipient: to, sender, subject, body: text, html, attachments } = mail;
  // Seconds with six decimals, so that tries before and after an update have the same id.
  const created = (mail.createdAt.getTime() / 1000).toFixed(6);
  const id = hashOf(`${mail.tenant} ${mail.id} ${created}`).slice(0, 32);
  const signal = AbortSignal.any([stop, AbortSignal.timeout(sendTimeoutMs)]);
  await transport.send({ to, sender, subject, text, html, attachments, id }, signal);
}

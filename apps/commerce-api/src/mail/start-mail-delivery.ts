import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../kernel/kernel.js';
import { scheduleJob } from '../kernel/schedule-job.js';
import { deliverMails } from './deliver-mails.js';
import { deleteOldMails } from './mail-queue.js';
import type { MailTransport } from './transport.js';

const sendMs = 3_000;
const cleanUpMs = 3_600_000;
/** Maximum wait for the mail in progress when the server closes. */
const shutdownMs = 5_000;

/** Delivers mails while the server runs. Any number of processes may do so on one database. */
export function startMailDelivery(
  app: FastifyInstance,
  { db, clock }: Kernel,
  transport: MailTransport,
): void {
  const leaving = new AbortController();
  const stop = new AbortController();
  const signals = { leaving: leaving.signal, stop: stop.signal };
  const postman = { db, clock, transport, log: app.log, ...signals };
  app.addHook('preClose', async () => {
    leaving.abort();
    setTimeout(() => stop.abort(), shutdownMs).unref();
  });
  scheduleJob(app, { name: 'deliver mails', ms: sendMs }, async () => {
    await deliverMails(postman);
  });
  scheduleJob(app, { name: 'forget old mails', ms: cleanUpMs }, () =>
    deleteOldMails(db, clock.now()),
  );
}

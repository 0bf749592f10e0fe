import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../kernel/kernel.js';
import { repeat } from '../kernel/repeat.js';
import { deliverMails } from './deliver.js';
import { forgetOldMails } from './queue.js';
import type { MailTransport } from './transport.js';

const sendMs = 3_000;
const tidyMs = 3_600_000;
/** A server that closes gives the mail in progress this long. */
const farewellMs = 5_000;

/** Delivers mails while the server runs. Any number of processes may do so on one database. */
export function startMails(
  app: FastifyInstance,
  { db, clock }: Kernel,
  transport: MailTransport,
): void {
  const [leaving, stop] = [new AbortController(), new AbortController()];
  const signals = { leaving: leaving.signal, stop: stop.signal };
  const postman = { db, clock, transport, log: app.log, ...signals };
  app.addHook('preClose', async () => {
    leaving.abort();
    setTimeout(() => stop.abort(), farewellMs).unref();
  });
  repeat(app, { name: 'deliver mails', ms: sendMs }, async () => {
    await deliverMails(postman);
  });
  repeat(app, { name: 'forget old mails', ms: tidyMs }, () => forgetOldMails(db, clock.now()));
}

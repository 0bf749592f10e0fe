import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { rows } from '../../kernel/database/database.js';
import { createShopCache } from '../../kernel/shop-cache.js';
import { loadDirectory } from '../../tenants/directory.js';
import type { TestApp } from '../../testing/test-app.js';
import { deliverMails } from '../deliver-mails.js';
import type { Mail } from '../outbox.js';
import { queueMail } from '../outbox.js';
import { smtpTransport } from '../smtp-transport.js';
import type { MailTransport } from '../transport.js';

export interface MailState {
  readonly attempts: number;
  readonly state: 'waiting' | 'sent' | 'given up';
  readonly fault: string | null;
  readonly body: string;
}

const silentLogger = {
  warn: () => undefined,
  error: () => undefined,
} as unknown as FastifyBaseLogger;

export const sampleMail: Mail = {
  to: 'anna@x.example',
  key: 'sample',
  content: {
    subject: 'Grüße',
    greeting: 'Guten Tag!',
    paragraphs: ['Ein <b>Satz</b> & mehr.'],
    action: { label: 'Öffnen', url: 'https://alpha.test/a?b=1&c=2' },
    closing: ['Bis bald.'],
  },
};

/** Puts a mail of the shop alpha into the outbox. */
export async function queueTestMail(shop: TestApp, mail: Partial<Mail> = {}, locale = 'de-AT') {
  const directory = await loadDirectory(shop.db, 'alpha');
  const scope = { db: shop.db, now: shop.clock.now(), cache: createShopCache(1000) };
  const alpha = directory.byHost('alpha.test');
  await queueMail({ ...scope, tenant: 'alpha', locale, shop: alpha }, { ...sampleMail, ...mail });
}

/** One round of a delivery process. */
export function deliverOnce(shop: TestApp, to: string | MailTransport, stop?: AbortSignal) {
  const transport = typeof to === 'string' ? smtpTransport(to, 'post@larder.test') : to;
  const never = new AbortController().signal;
  const { db, clock } = shop;
  return deliverMails({
    db,
    clock,
    transport,
    log: silentLogger,
    leaving: never,
    stop: stop ?? never,
  });
}

export const states = (shop: TestApp) =>
  rows<MailState>(
    shop.db,
    sql`SELECT attempts, fault, body, CASE WHEN sent_at IS NOT NULL THEN 'sent'
          WHEN given_up_at IS NOT NULL THEN 'given up' ELSE 'waiting' END AS state
        FROM mails ORDER BY id`,
  );

import { desc, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/kernel.js';
import { escapeHtml } from '../email-html.js';
import type { SmsSender } from './sms-sender.js';
import { simulatedTexts } from './tables.js';

const maxShown = 100;
const ttlMs = 3_600_000;

type SmsScope = Pick<Kernel, 'db' | 'clock'>;

/** Where there is no gateway: nothing leaves the machine, messages stay in the database for an hour. */
export const smsSimulator = ({ db, clock }: SmsScope): SmsSender => ({
  async send({ tenant, to, text }) {
    const createdAt = clock.now();
    await db.insert(simulatedTexts).values({ tenant, recipient: to, body: text, createdAt });
  },
});

export async function deleteOldTexts({ db, clock }: SmsScope): Promise<void> {
  const since = new Date(clock.now().getTime() - ttlMs);
  await db.delete(simulatedTexts).where(lt(simulatedTexts.createdAt, since));
}

/** For development only: the newest simulated messages of every shop. */
export function textsPage(app: FastifyInstance, { db }: Pick<Kernel, 'db'>): void {
  app.get('/dev/text-messages', async (_request, reply) => {
    const { createdAt, id } = simulatedTexts;
    const newest = await db
      .select()
      .from(simulatedTexts)
      .orderBy(desc(createdAt), desc(id))
      .limit(maxShown);
    const items = newest.map(
      ({ tenant, recipient, body }) =>
        `<article><h2>${escapeHtml(`${tenant} → ${recipient}`)}</h2><pre style="white-space:pre-wrap">${escapeHtml(body)}</pre></article>`,
    );
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Text messages</title><h1>Text messages (simulated, development only)</h1><p>None of these messages has left this machine. With SMS_GATEWAY_URL they are sent, and are not here.</p>${items.join('<hr>') || '<p>No message has been written yet.</p>'}</html>`,
      );
  });
}

import { desc, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kernel } from '../kernel/kernel.js';
import { escapeHtml } from './email-html.js';
import { mails } from './tables.js';

type OutboxEntry = typeof mails.$inferSelect;

const path = '/dev/mails';
const maxShown = 100;

/** Scripts in a mail do not run, and it loads nothing from other hosts. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** For development only: the newest mails of every shop, with their texts and their looks. */
export function outboxPage(app: FastifyInstance, { db }: Kernel): void {
  app.get(path, async (_request, reply) => {
    const newest = await db
      .select()
      .from(mails)
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(maxShown);
    return page(reply, policy.replace('; sandbox', ''), listOf(newest));
  });
  app.get<{ Params: { id: string } }>(`${path}/:id`, async (request, reply) => {
    const [mail] = await db
      .select({ html: mails.html })
      .from(mails)
      .where(sql`${mails.id}::text = ${request.params.id}`)
      .limit(1);
    return page(reply.code(mail ? 200 : 404), policy, mail?.html ?? '');
  });
}

function page(reply: FastifyReply, contentPolicy: string, html: string): FastifyReply {
  return reply
    .header('content-security-policy', contentPolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

function stateOf({
  sentAt,
  givenUpAt,
  fault,
}: Pick<OutboxEntry, 'sentAt' | 'givenUpAt' | 'fault'>): string {
  if (sentAt) return 'delivered';
  return [givenUpAt ? 'given up' : 'waiting', fault].filter(Boolean).join(': ');
}

function listOf(entries: readonly OutboxEntry[]): string {
  const items = entries.map(
    ({ tenant, id, recipient, subject, body, ...entry }) =>
      `<article><h2><a href="${path}/${id}">${escapeHtml(subject)}</a></h2><p>${escapeHtml(`${tenant} → ${recipient} (${stateOf(entry)})`)}</p><pre style="white-space:pre-wrap">${escapeHtml(body)}</pre></article>`,
  );
  const text = items.length > 0 ? items.join('<hr>') : '<p>No mail has been written yet.</p>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title><h1>Outbox (development only)</h1><p>These mails left this machine only if their state says so and SMTP_URL is set.</p>${text}</html>`;
}

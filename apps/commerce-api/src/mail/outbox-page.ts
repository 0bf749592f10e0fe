import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { rows } from '../kernel/database/database.js';
import type { Kernel } from '../kernel/kernel.js';
import { escapeHtml } from './email-html.js';

interface OutboxEntry {
  readonly tenant: string;
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly state: string;
}

const path = '/dev/mails';
const maxShown = 100;

/** Scripts in a mail do not run, and it loads nothing from other hosts. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** For development only: the newest mails of every shop, with their texts and their looks. */
export function outboxPage(app: FastifyInstance, { db }: Kernel): void {
  app.get(path, async (_request, reply) => {
    const mails = await rows<OutboxEntry>(
      db,
      sql`SELECT tenant, id::text, recipient, subject, body,
            CASE WHEN sent_at IS NOT NULL THEN 'delivered' WHEN given_up_at IS NOT NULL
              THEN 'given up: ' || fault ELSE 'waiting' || coalesce(': ' || fault, '') END AS state
          FROM mails ORDER BY created_at DESC, id DESC LIMIT ${maxShown}`,
    );
    return page(reply, policy.replace('; sandbox', ''), listOf(mails));
  });
  app.get<{ Params: { id: string } }>(`${path}/:id`, async (request, reply) => {
    const [mail] = await rows<{ html: string }>(
      db,
      sql`SELECT html FROM mails WHERE id::text = ${request.params.id} LIMIT 1`,
    );
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

function listOf(mails: readonly OutboxEntry[]): string {
  const items = mails.map(
    ({ tenant, id, recipient, subject, body, state }) =>
      `<article><h2><a href="${path}/${escapeHtml(id)}">${escapeHtml(subject)}</a></h2><p>${escapeHtml(`${tenant} → ${recipient} (${state})`)}</p><pre style="white-space:pre-wrap">${escapeHtml(body)}</pre></article>`,
  );
  const text = items.length > 0 ? items.join('<hr>') : '<p>No mail has been written yet.</p>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title><h1>Outbox (development only)</h1><p>These mails left this machine only if their state says so and SMTP_URL is set.</p>${text}</html>`;
}

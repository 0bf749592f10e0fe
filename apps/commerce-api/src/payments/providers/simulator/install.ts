import type { FastifyInstance, FastifyReply } from 'fastify';
import { addScope } from '../../../kernel/http/feature-scope.js';
import { shopOf } from '../../../kernel/context.js';
import { notFound } from '../../../kernel/failure.js';
import { scheduleJob } from '../../../kernel/schedule-job.js';
import type { PaymentKernel } from '../../payment-kernel.js';
import { webhookPath } from '../../start/paths.js';
import type { FormFields } from './form-actions.js';
import { dueOutcome, handleFormAction, finishPayment } from './form-actions.js';
import { hostedPage, pagePath, pagePolicy, style, stylePath } from './hosted-page.js';
import { sign, signatureHeader } from './signature.js';
import { webhookSecretOf } from './secret.js';
import type { SimulatedPayment } from './store.js';
import { findSimulatedPayment, findDuePayments } from './store.js';
import { claimWebhooks, dropWebhook } from './webhook-queue.js';

interface PageRequest {
  readonly Params: { readonly provider: string; readonly reference: string };
  readonly Body: string;
}

const intervalMs = 1_000;

/** The simulator's page and jobs, in the shop's process. */
export function installSimulator(app: FastifyInstance, kernel: PaymentKernel): void {
  addScope(app, 'payment simulator', (scope) => pages(scope, kernel));
  if (!kernel.payments.hasJobs) return;
  scheduleJob(app, { name: 'simulate payments', ms: intervalMs }, () => runSimulator(app, kernel));
}

function pages(app: FastifyInstance, kernel: PaymentKernel): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, body, done) => done(null, body),
  );
  app.get(stylePath, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/css; charset=utf-8')
      .send(style),
  );
  const path = pagePath(':provider', ':reference');
  const read = async ({ provider, reference }: PageRequest['Params'], tenant: string) => {
    const payment = await findSimulatedPayment(kernel.db, provider, reference);
    if (payment?.tenant !== tenant) throw notFound('The payment');
    return payment;
  };
  app.get<PageRequest>(path, async (request, reply) => {
    const shop = shopOf(kernel, request);
    const payment = await read(request.params, shop.tenant);
    const { shopName } = shop.clientRuntimeConfig;
    return isDone(payment)
      ? redirectToShop(reply, payment)
      : sendPage(reply, hostedPage({ payment, shopName }));
  });
  app.post<PageRequest>(path, { config: { xsrf: false } }, async (request, reply) => {
    const shop = shopOf(kernel, request);
    const { shopName } = shop.clientRuntimeConfig;
    const payment = await read(request.params, shop.tenant);
    const fields = Object.fromEntries(new URLSearchParams(request.body)) as FormFields;
    const scene = { db: kernel.db, now: kernel.clock.now() };
    const next = isDone(payment) ? 'leave' : await handleFormAction(scene, payment, fields);
    if (next === 'leave') return redirectToShop(reply, payment);
    if (next === 'stay') return reply.redirect(pagePath(payment.provider, payment.reference), 303);
    const refused = { fault: next, fields };
    return sendPage(reply.code(422), hostedPage({ payment, shopName, refused }));
  });
}

/** Decided, or nothing is left to do on this page but wait. */
function isDone({ state, plan }: SimulatedPayment): boolean {
  return state !== 'OPEN' || (plan !== null && plan !== 'secure');
}

function redirectToShop(reply: FastifyReply, { returnUrl }: SimulatedPayment): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(returnUrl, 303);
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', pagePolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Decides what was to be late, and sends the webhooks that are due. */
export async function runSimulator(app: FastifyInstance, kernel: PaymentKernel): Promise<void> {
  const { db, clock } = kernel;
  const now = clock.now();
  for (const payment of await findDuePayments(db, now))
    await finishPayment({ db, now }, payment, dueOutcome(payment, now));
  for (const hook of await claimWebhooks(db, now)) {
    const { id, provider, tenant, body, times } = hook;
    const shop = kernel.directory.shops.find((one) => one.tenant === tenant);
    const signature = sign(await webhookSecretOf(kernel, tenant), now, body);
    const send = async () => {
      const answer = await app.inject({
        method: 'POST',
        url: webhookPath(provider),
        payload: body,
        headers: {
          'content-type': 'application/json',
          'x-forwarded-host': shop?.hosts[0] ?? '',
          [signatureHeader]: signature,
        },
      });
      return answer.statusCode < 500;
    };
    const sent = await Promise.all(Array.from({ length: times }, send));
    if (sent.every(Boolean)) await dropWebhook(db, id);
  }
}

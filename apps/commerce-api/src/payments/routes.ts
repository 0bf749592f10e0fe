import { errorCodes } from '@larder/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addScope } from '../kernel/http/feature-scope.js';
import { findOrder } from '../checkout/repository.js';
import type { RequestContext } from '../kernel/context.js';
import { createContext, shopOf } from '../kernel/context.js';
import { ApiFailure, notFound } from '../kernel/failure.js';
import type { PaymentKernel } from './payment-kernel.js';
import { findProvider } from './providers/payment-registry.js';
import { openAttemptOf } from './start/retry-payment.js';
import { resultPath, returnPath, startPath, webhookPath } from './start/paths.js';
import type { PaymentProvider } from './providers/provider.js';
import { unrelatedEvent } from './providers/provider.js';
import { startReconciliation } from './processing/reconcile.js';
import type { PaymentRow } from './repository.js';
import { findPayment, paymentsOf } from './repository.js';
import { savedCard } from './start/saved-card.js';
import { startPayment } from './start/start-payment.js';
import { handlePaymentUpdate, processPayment } from './processing/process-payment.js';

interface PaymentRequest {
  readonly Params: { readonly id: string };
  readonly Querystring: Readonly<Record<string, unknown>>;
}

/** Redirects to a provider and back, and the providers' webhooks. */
export function paymentRoutes(app: FastifyInstance, kernel: PaymentKernel): void {
  app.get<PaymentRequest>(startPath(':id'), async (request, reply) =>
    start(kernel, request, reply),
  );
  app.get<PaymentRequest>(returnPath(':id'), async (request, reply) => {
    const payment = await findPayment(kernel.db, shopOf(kernel, request).tenant, request.params.id);
    if (!payment) throw notFound('The payment');
    await processPayment({ kernel, log: request.log }, payment);
    return redirectTo(reply, await resultOf(kernel, request, payment));
  });
  addScope(app, 'webhooks', (scope) => webhooks(scope, kernel));
  for (const { install } of kernel.payments.providers) install?.(app, kernel);
  startReconciliation(app, kernel);
}

function redirectTo(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, 303);
}

/** Redirects the order's owner to the provider; otherwise to the page that shows the order's state. */
async function start(
  kernel: PaymentKernel,
  request: FastifyRequest<PaymentRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const context = createContext(kernel, request, reply);
  const payment = await findPayablePayment(context, request.params.id);
  if (!payment) throw notFound('The payment');
  const { orderNumber } = payment;
  const { method, wallet } = request.query;
  const walletToken = typeof wallet === 'string' ? wallet : undefined;
  const saved = typeof method === 'string' ? await savedCard(context, payment, method) : undefined;
  try {
    const flags = flagsOf(request);
    const choice = { flags: queryOf(flags), saved, savesCard: flags.saveMethod, walletToken };
    const address = await startPayment(kernel, payment, choice);
    if (address !== undefined) return await redirectTo(reply, address);
  } catch (error) {
    const { id } = payment;
    request.log.warn({ err: error, payment: id, orderNumber }, 'a payment could not be started');
  }
  return redirectTo(reply, await resultOf(kernel, request, payment));
}

/**
 * The payment that can be made at an address. The first one of an order is for the session that placed
 * it; one in the place of a lost one, and its address, was sent to the customer by mail.
 */
async function findPayablePayment(
  context: RequestContext,
  id: string,
): Promise<PaymentRow | undefined> {
  const { db, tenant } = context;
  const payment = await findPayment(db, tenant, id);
  if (payment && payment.attempt > 1) return (await openAttemptOf(context, payment)) ?? payment;
  const session = await context.existingSession();
  if (!payment || session === undefined) return undefined;
  const { orderNumber } = payment;
  return (await findOrder(db, { tenant, session, orderNumber })) ? payment : undefined;
}

function flagsOf({ query }: FastifyRequest<PaymentRequest>) {
  return { saveMethod: query['saveMethod'] === 'true', setPrimary: query['setPrimary'] === 'true' };
}

function queryOf(flags: ReturnType<typeof flagsOf>): string {
  const set = Object.entries(flags).filter(([, isSet]) => isSet);
  return set.length === 0 ? '' : `?${set.map(([name]) => `${name}=true`).join('&')}`;
}

async function resultOf(
  kernel: PaymentKernel,
  request: FastifyRequest<PaymentRequest>,
  payment: PaymentRow,
): Promise<string> {
  const { db } = kernel;
  const all = await paymentsOf({ db, tenant: payment.tenant }, payment.orderNumber);
  return resultPath(shopOf(kernel, request), {
    payment,
    isPart: all.length > 1,
    ...flagsOf(request),
  });
}

/** The raw body of a webhook is kept, because its signature is over its bytes. */
function webhooks(scope: FastifyInstance, kernel: PaymentKernel): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  scope.post<{ Params: { provider: string } }>(
    webhookPath(':provider'),
    { config: { xsrf: false } },
    async (request, reply) => {
      const provider = findProvider(kernel.payments, request.params.provider);
      if (!provider) throw notFound('The payment provider');
      await handleWebhook(kernel, request, provider);
      return reply.header('cache-control', 'no-store').send({});
    },
  );
}

async function handleWebhook(
  kernel: PaymentKernel,
  request: FastifyRequest,
  provider: PaymentProvider,
) {
  const { tenant } = shopOf(kernel, request);
  const { log, headers } = request;
  const body = typeof request.body === 'string' ? request.body : '';
  const event = await provider.readWebhook({ tenant, headers, body, now: kernel.clock.now() });
  if (!event) {
    log.error({ provider: provider.name }, 'a webhook was refused: it is forged or too old');
    throw new ApiFailure(400, errorCodes.badRequest, 'The webhook is not signed as it should be');
  }
  // A provider sends the events of a whole account; those of others are acknowledged and ignored.
  if (event === unrelatedEvent) return;
  const payment = await findPayment(kernel.db, tenant, event.update.paymentId);
  if (payment?.provider !== provider.name) throw notFound('The payment');
  const step = await handlePaymentUpdate({ kernel, log }, payment, event.update, event.id);
  if (step.kind === 'refused')
    throw new ApiFailure(409, errorCodes.conflict, 'The webhook contradicts the payment');
  if (step.kind !== 'nothing') await processPayment({ kernel, log }, payment);
}

import { pushCalls } from '@larder/contracts/checkout/push';
import { pushWire } from '@larder/contracts/checkout/wire';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../kernel/failure.js';
import { bind } from '../../kernel/http/bind-calls.js';
import { limitPerMinute } from '../../kernel/http/limits/limit-per-minute.js';
import type { Kernel } from '../../kernel/kernel.js';
import { scheduleJob } from '../../kernel/schedule-job.js';
import { announceVans } from './announce-vans.js';
import { deleteOldMessages, deliverPush } from './deliver-push.js';
import type { PushService } from './push-service.js';
import { deleteOldSubscriptions, subscribe, unsubscribe } from './subscriptions.js';

const changesPerMinute = 20;
const sendMs = 3_000;
const vansMs = 15_000;
const cleanUpMs = 3_600_000;

/** Subscriptions to the state of an order, and the job that tells the browsers. */
export function pushRoutes(
  app: FastifyInstance,
  kernel: Kernel,
  service: PushService | undefined,
): void {
  const limit = limitPerMinute(kernel, {
    of: 'subscriptions',
    most: changesPerMinute,
    refusal: 'Too many subscriptions were changed',
  });
  const requireService = (): PushService => {
    if (!service) throw notFound('The push service');
    return service;
  };
  bind(
    app,
    kernel,
    { calls: pushCalls, wire: pushWire },
    {
      getPushKey: () => ({ publicKey: service?.publicKey }),
      subscribeToOrder: async ({ context, params, body }) => {
        await limit(context);
        await subscribe(context, requireService(), params.orderNumber, body);
        return {};
      },
      unsubscribeFromOrder: async ({ context, params, query }) => {
        await limit(context);
        await unsubscribe(context, params.orderNumber, query.endpoint);
        return {};
      },
    },
  );
  if (service) startPushDelivery(app, kernel, service);
}

function startPushDelivery(app: FastifyInstance, kernel: Kernel, service: PushService): void {
  const { db, clock } = kernel;
  const stop = new AbortController();
  app.addHook('preClose', async () => stop.abort());
  const sender = { db, clock, service, log: app.log, stop: stop.signal };
  scheduleJob(app, { name: 'deliver push messages', ms: sendMs }, async () => {
    await deliverPush(sender);
  });
  const vans = { ...kernel, log: app.log };
  scheduleJob(app, { name: 'announce vans', ms: vansMs }, () => announceVans(vans));
  scheduleJob(app, { name: 'forget old subscriptions', ms: cleanUpMs }, async () => {
    await deleteOldMessages(db, clock.now());
    await deleteOldSubscriptions(db, clock.now());
  });
}

import { AsyncResource } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import { errorCodes } from '@larder/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createProcessorUse, type ProcessorUse } from './processor-use.js';
import { createTenantShares, type ShareLimits } from './tenant-shares.js';

const usual: ShareLimits = { calm: 16, busy: 1, countedMs: 250, waiting: 500 };

/** Seconds after which a refused caller may try again. */
const retryAfterS = 2;
/**
 * Utilisation of the event loop from which the processor is the limit, and below which it no longer is.
 * Far apart: with fewer calls at work it falls, and a rush of all that wait would follow.
 */
const busyFrom = 0.85;
const calmBelow = 0.4;
const sampleMs = 100;

/** Whether this process had hardly an idle moment in a tenth of a second, and not many since. */
export function watchUtilisation(): () => boolean {
  let last = performance.eventLoopUtilization();
  let at = performance.now();
  let isBusy = false;
  return () => {
    if (performance.now() - at < sampleMs) return isBusy;
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    isBusy = utilization >= (isBusy ? calmBelow : busyFrom);
    [last, at] = [now, performance.now()];
    return isBusy;
  };
}

interface ShareOptions {
  readonly limits?: ShareLimits;
  readonly isBusy?: () => boolean;
  readonly use?: ProcessorUse;
}

/** Runs the calls of each tenant in its share, and refuses those of a tenant that has too many. */
export function shareCalls(
  app: FastifyInstance,
  tenantOf: (request: FastifyRequest) => string | undefined,
  { limits = usual, isBusy = watchUtilisation(), use = createProcessorUse() }: ShareOptions = {},
): void {
  const shares = createTenantShares(limits, { isBusy, use });
  const full = new Set<string>();
  app.addHook('onRequest', (request, reply, done) => {
    const tenant = tenantOf(request);
    if (tenant === undefined) return done();
    // Bound, because another call's end starts it: its log lines and traces are this call's.
    const leave = shares.enter(
      tenant,
      AsyncResource.bind(() => done()),
    );
    if (!leave) {
      // One line, not one for each of thousands.
      if (!full.has(tenant)) request.log.warn({ tenant }, 'a tenant has too many calls at once');
      full.add(tenant);
      return refuse(reply);
    }
    full.delete(tenant);
    // `close` alone when the visitor is gone, `finish` alone for calls that are injected.
    reply.raw.once('finish', leave).once('close', leave);
  });
}

function refuse(reply: FastifyReply): void {
  const body = {
    errorCode: errorCodes.unavailable,
    message: 'The shop has too many calls at once',
  };
  void reply
    .status(503)
    .headers({ 'retry-after': String(retryAfterS), 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

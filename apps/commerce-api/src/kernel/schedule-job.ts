import type { FastifyInstance } from 'fastify';

import { inAllTenants } from './database/tenant-scope.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Present where metrics are collected. */
    readonly observeJob?: (job: string, outcome: 'done' | 'failed', ms: number) => void;
    /** Present where jobs are traced: runs one in a trace of its own. */
    readonly traceJob?: <T>(job: string, work: () => T) => T;
  }
}

/** Longest interval between two runs, for tests that wait for a job of a real server. */
const maxIntervalMs = Number(process.env.MAX_JOB_INTERVAL_MS) || Infinity;

/**
 * Runs a job periodically while the server runs, never concurrently; a failed run is logged. Closing
 * the server waits for a run in progress.
 */
export function scheduleJob(
  app: FastifyInstance,
  every: { readonly name: string; readonly ms: number },
  job: () => Promise<void>,
): void {
  let running: Promise<void> | undefined;
  const run = async () => {
    const started = performance.now();
    const observe = (outcome: 'done' | 'failed') =>
      app.observeJob?.(every.name, outcome, performance.now() - started);
    try {
      await inAllTenants(() => app.traceJob?.(every.name, job) ?? job());
      observe('done');
    } catch (error) {
      observe('failed');
      app.log.error({ err: error, job: every.name }, 'job failed');
    }
    running = undefined;
  };
  const timer = setInterval(
    () => {
      running ??= run();
    },
    Math.min(every.ms, maxIntervalMs),
  );
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

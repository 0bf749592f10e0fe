import type { FastifyInstance } from 'fastify';

/**
 * Runs a job again and again while the server lives, never twice at once; a failed run is logged
 * and the next one comes. Closing waits for a run in progress.
 */
export function scheduleJob(
  app: FastifyInstance,
  every: { readonly name: string; readonly ms: number },
  job: () => Promise<void>,
): void {
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      await job();
    } catch (error) {
      app.log.error({ err: error, job: every.name }, 'job failed');
    }
    running = undefined;
  };
  const timer = setInterval(() => {
    running ??= run();
  }, every.ms);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

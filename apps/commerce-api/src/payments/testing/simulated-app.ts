import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app/app.js';
import type { Database } from '../../kernel/database/database.js';
import { testClock } from '../../testing/test-clock.js';
import type { PaymentKernel } from '../payment-kernel.js';
import { installSimulator } from '../providers/simulator/install.js';
import { createSimulators } from '../providers/simulator/simulator.js';

export interface SimulatedApp {
  readonly app: FastifyInstance;
  /** The simulator's own interface, by which a test advances payments, because no job runs. */
  readonly kernel: PaymentKernel;
  readonly clock: ReturnType<typeof testClock>;
}

/** The backend of the shop `alpha` on a database that no server uses, with simulated payments. */
export async function openSimulatedApp(db: Database): Promise<SimulatedApp> {
  const clock = testClock(new Date().toISOString());
  const found: { kernel?: PaymentKernel } = {};
  const app = await buildApp({
    database: db,
    clock,
    settings: { tenant: 'alpha', logLevel: 'silent', checkResponses: true },
    payments: {
      hasJobs: false,
      providers: (of) =>
        createSimulators(of).map((one) => ({
          ...one,
          ...(one.install && {
            install: (server, kernel) => {
              found.kernel = kernel;
              installSimulator(server, kernel);
            },
          }),
        })),
    },
  });
  const { kernel } = found;
  if (!kernel) throw new Error('The simulator was not installed');
  return { app, kernel, clock };
}

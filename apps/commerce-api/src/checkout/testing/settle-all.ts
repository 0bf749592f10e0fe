import { sql } from 'drizzle-orm';
import { buildApp } from '../../app.js';
import type { Connection } from '../../kernel/database.js';
import { firstRow } from '../../kernel/database.js';
import type { Kernel } from '../../kernel/kernel.js';
import { reconcile } from '../../payments/reconcile.js';
import { installSimulator, simulate } from '../../payments/simulator/install.js';
import { simulators } from '../../payments/simulator/simulator.js';
import { testClock } from '../../testing/test-clock.js';
import { tidyCheckouts } from '../upkeep.js';

const rounds = 4;

/** Lets hours go by on a database that no server uses: every payment comes to its end. */
export async function settleAll({ db }: Connection): Promise<void> {
  const clock = testClock(new Date().toISOString());
  const found: { kernel?: Kernel } = {};
  const app = await buildApp({
    database: db,
    clock,
    settings: { tenant: 'alpha', logLevel: 'silent', checkResponses: true },
    payments: {
      hasJobs: false,
      providers: (of) =>
        simulators(of).map((one) => ({
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
  for (let round = 0; round < rounds; round += 1) {
    clock.advance(31 * 60_000);
    while (await hasHooks(kernel)) await simulate(app, kernel);
    while ((await reconcile({ kernel, log: app.log })) > 0);
    await tidyCheckouts(db, clock.now());
  }
  await app.close();
}

async function hasHooks({ db, clock }: Kernel): Promise<boolean> {
  const now = clock.now().toISOString();
  const found = await firstRow<{ due: boolean }>(
    db,
    sql`SELECT EXISTS (SELECT FROM simulated_webhooks WHERE due_at <= ${now} AND attempts < 10)
        OR EXISTS (SELECT FROM simulated_payments WHERE plan_at <= ${now} AND state = 'OPEN') AS due`,
  );
  return found?.due === true;
}

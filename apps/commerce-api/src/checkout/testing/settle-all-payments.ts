import { sql } from 'drizzle-orm';
import type { Connection } from '../../kernel/database/database.js';
import { firstRow } from '../../kernel/database/database.js';
import type { Kernel } from '../../kernel/kernel.js';
import { reconcile } from '../../payments/processing/reconcile.js';
import { runSimulator } from '../../payments/providers/simulator/install.js';
import { openSimulatedApp } from '../../payments/testing/simulated-app.js';
import { cleanUpCheckouts } from '../clean-up-checkouts.js';

const maxRounds = 4;

/** Lets hours pass on a database that no server uses, until every payment is complete. */
export async function settleAllPayments({ db }: Connection): Promise<void> {
  const { app, kernel, clock } = await openSimulatedApp(db);
  for (let round = 0; round < maxRounds; round += 1) {
    clock.advance(31 * 60_000);
    while (await hasPendingWebhooks(kernel)) await runSimulator(app, kernel);
    while ((await reconcile({ kernel, log: app.log })) > 0);
    await cleanUpCheckouts(db, clock.now());
  }
  await app.close();
}

async function hasPendingWebhooks({ db, clock }: Kernel): Promise<boolean> {
  const now = clock.now().toISOString();
  const found = await firstRow<{ due: boolean }>(
    db,
    sql`SELECT EXISTS (SELECT FROM simulated_webhooks WHERE due_at <= ${now} AND attempts < 10)
        OR EXISTS (SELECT FROM simulated_payments WHERE plan_at <= ${now} AND state = 'OPEN') AS due`,
  );
  return found?.due === true;
}

import type { FastifyInstance } from 'fastify';
import { topUpWindows } from '../capacity/top-up.js';
import { tidyCheckouts } from '../checkout/upkeep.js';
import type { Kernel } from '../kernel/kernel.js';
import { repeat } from '../kernel/repeat.js';
import { advanceOrders } from '../orders/fulfilment/advance.js';
import { simulatedFulfilment } from '../orders/fulfilment/simulated.js';
import { freeEndedHolds } from './free-ended-holds.js';

const quarterMinute = 15_000;
const hour = 3_600_000;

/** Keeps windows planned and carts usable, from the start on and while the server runs. */
export function startUpkeep(app: FastifyInstance, kernel: Kernel): void {
  const { db, clock } = kernel;
  const dispatch = { ...kernel, fulfilment: simulatedFulfilment, log: app.log };
  app.addHook('onReady', async () => {
    await topUpWindows(db, clock.now());
    await tidyCheckouts(db, clock.now());
    await freeEndedHolds(db, clock.now());
  });
  repeat(app, { name: 'plan windows', ms: hour }, () => topUpWindows(db, clock.now()));
  repeat(app, { name: 'tidy checkouts', ms: quarterMinute }, () => tidyCheckouts(db, clock.now()));
  repeat(app, { name: 'free held windows', ms: quarterMinute }, () =>
    freeEndedHolds(db, clock.now()),
  );
  repeat(app, { name: 'simulate fulfilment', ms: quarterMinute }, async () => {
    await advanceOrders(dispatch);
  });
}

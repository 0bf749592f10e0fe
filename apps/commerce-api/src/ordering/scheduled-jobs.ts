import type { FastifyInstance } from 'fastify';
import { generateTimeSlots } from '../distribution/capacity/generate-time-slots.js';
import { cleanUpCheckouts } from '../checkout/clean-up-checkouts.js';
import type { Kernel } from '../kernel/kernel.js';
import { inAllTenants } from '../kernel/database/tenant-scope.js';
import { scheduleJob } from '../kernel/schedule-job.js';
import { scheduleFulfilment } from '../orders/fulfilment/schedule-fulfilment.js';
import { erasePhotos } from '../orders/claims/erase-claims.js';
import { askForRatings } from '../orders/reviews/ask-for-ratings.js';
import { releaseExpiredHolds } from './release-expired-holds.js';

const quarterMinuteMs = 15_000;
const hourMs = 3_600_000;

/** Plans time slots and reopens carts, at the start and while the server runs. */
export function startScheduledJobs(app: FastifyInstance, kernel: Kernel): void {
  const { db, clock } = kernel;
  app.addHook('onReady', () =>
    inAllTenants(async () => {
      await generateTimeSlots(db, clock.now());
      await cleanUpCheckouts(db, clock.now());
      await releaseExpiredHolds(db, clock.now());
    }),
  );
  scheduleJob(app, { name: 'plan windows', ms: hourMs }, () => generateTimeSlots(db, clock.now()));
  scheduleJob(app, { name: 'tidy checkouts', ms: quarterMinuteMs }, () =>
    cleanUpCheckouts(db, clock.now()),
  );
  scheduleJob(app, { name: 'free held windows', ms: quarterMinuteMs }, () =>
    releaseExpiredHolds(db, clock.now()),
  );
  scheduleJob(app, { name: 'erase claim photos', ms: hourMs }, () => erasePhotos(db, clock.now()));
  scheduleJob(app, { name: 'ask for ratings', ms: hourMs }, () => askForRatings(kernel));
  scheduleFulfilment(app, kernel);
}

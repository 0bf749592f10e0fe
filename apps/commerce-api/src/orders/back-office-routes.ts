import { afterOrderCalls as calls } from '@larder/contracts/checkout/after-order';
import { afterOrderWire as wire } from '@larder/contracts/checkout/wire';
import { reviewsCalls } from '@larder/contracts/reviews';
import { wire as reviewsWire } from '@larder/contracts/reviews/wire';
import type { FastifyInstance } from 'fastify';
import { createContext } from '../kernel/context.js';
import { notFound } from '../kernel/failure.js';
import { bind } from '../kernel/http/bind-calls.js';
import { addScope } from '../kernel/http/feature-scope.js';
import { requireBearer } from '../kernel/http/limits/require-bearer.js';
import type { Kernel } from '../kernel/kernel.js';
import { inTransaction } from '../ordering/unit-of-work.js';
import { readPhoto } from './claims/claim-photo.js';
import { decideClaim, readOpenClaims } from './claims/decide-claim.js';
import { decideReview, readPendingReviews } from './reviews/check-reviews.js';
import { readLatestRatings } from './reviews/order-rating.js';
import { readPickupGuests } from './tracking/pickup-arrival.js';

/** Calls for the shop's own people. Without `BACK_OFFICE_SECRET` there are none. */
export function backOfficeRoutes(app: FastifyInstance, kernel: Kernel): void {
  const { backOfficeSecret } = kernel;
  if (backOfficeSecret === undefined) return;
  const authorise = requireBearer(kernel, backOfficeSecret);
  addScope(app, 'back office', (scope) => {
    scope.addHook('onRequest', authorise);
    bind(
      scope,
      kernel,
      { calls, wire },
      {
        getPickupGuests: ({ context }) => readPickupGuests(context),
        getOpenClaims: ({ context }) => readOpenClaims(context),
        decideClaim: ({ context, params, body }) =>
          inTransaction(context, '', decideClaim, { claimId: params.claimId, decision: body }),
      },
      { xsrf: false },
    );
    bind(
      scope,
      kernel,
      { calls: reviewsCalls, wire: reviewsWire },
      {
        getPendingReviews: ({ context }) => readPendingReviews(context),
        getOrderRatings: ({ context }) => readLatestRatings(context),
        decideReview: async ({ context, params, body }) => {
          await decideReview(context, params.reviewId, body);
          return {};
        },
      },
      { xsrf: false },
    );
    scope.get('/api/back-office/claim-photos/:id', async (request, reply) => {
      const { db, tenant } = createContext(kernel, request, reply);
      const { id } = request.params as { readonly id: string };
      const content = await readPhoto(db, tenant, id);
      if (!content) throw notFound('The photo');
      return reply
        .header('cache-control', 'no-store')
        .type('image/webp')
        .send(Buffer.from(content));
    });
  });
}

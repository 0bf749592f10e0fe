import { afterOrderCalls as calls } from '@larder/contracts/checkout/after-order';
import { afterOrderWire as wire } from '@larder/contracts/checkout/wire';
import type { FastifyInstance } from 'fastify';
import { readMultipartBodies } from '../../content/forms/read-multipart.js';
import { visitorOf } from '../../kernel/context.js';
import { bind } from '../../kernel/http/bind-calls.js';
import { addScope } from '../../kernel/http/feature-scope.js';
import { limitPerMinute } from '../../kernel/http/limits/limit-per-minute.js';
import type { Kernel } from '../../kernel/kernel.js';
import { inTransaction } from '../../ordering/unit-of-work.js';
import { ownOrder, sessionOf } from '../own-order.js';
import { drawAnew, savePhoto } from './claim-photo.js';
import { makeClaim } from './make-claim.js';
import { readOrderClaims } from './read-claims.js';

/** Claims and photos that one visitor sends in a minute. */
const perMinute = 12;

/** Claims about delivered orders, for customers and for a guest's session. */
export function claimRoutes(app: FastifyInstance, kernel: Kernel): void {
  const spend = limitPerMinute(kernel, {
    of: 'claims',
    most: perMinute,
    refusal: 'Too many claims in a minute',
  });
  bind(
    app,
    kernel,
    { calls, wire },
    {
      getOrderClaims: async ({ context, params }) =>
        readOrderClaims(context, await ownOrder(context, params.orderNumber)),
      addClaim: async ({ context, params, headers, body }) => {
        await spend(context);
        const key = headers['idempotency-key'];
        const input = { orderNumber: params.orderNumber, key, claim: body };
        const session = await sessionOf(context);
        return inTransaction(context, session, makeClaim, input);
      },
    },
  );
  addScope(app, 'claim photos', (scope) => {
    readMultipartBodies(scope);
    // Before the body is read: it may be large.
    scope.addHook('onRequest', async (request) => spend(visitorOf(kernel, request)));
    bind(
      scope,
      kernel,
      { calls, wire },
      {
        addClaimPhoto: async ({ context, params, body }) => {
          const session = await sessionOf(context);
          const { orderNumber } = await ownOrder(context, params.orderNumber).then(
            ({ row }) => row,
          );
          const [photo] = body.photo;
          const content = await drawAnew(new Uint8Array((await photo?.arrayBuffer()) ?? []));
          return inTransaction(context, session, savePhoto, { orderNumber, content });
        },
      },
    );
  });
}

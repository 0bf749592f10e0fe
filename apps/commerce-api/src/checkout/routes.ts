import { checkoutCalls } from '@larder/contracts/checkout';
import type { CheckoutInput, CheckoutResult } from '@larder/contracts/checkout';
import { wire } from '@larder/contracts/checkout/wire';
import type { FastifyInstance } from 'fastify';
import { isTaken } from '../carts/payments.js';
import { bind } from '../kernel/bind.js';
import type { RequestContext } from '../kernel/context.js';
import { failPoint } from '../kernel/fail-point.js';
import { ApiFailure, notFound } from '../kernel/failure.js';
import type { Kernel } from '../kernel/kernel.js';
import type { Work } from '../ordering/work.js';
import { atomically } from '../ordering/work.js';
import { reachHours } from '../payments/authorise-later.js';
import type { Outcome } from './idempotency.js';
import { once } from './idempotency.js';
import { placeOrder } from './place-order.js';
import { findOrder, readOrders, readOrderConfig } from './repository.js';

interface Keyed {
  readonly key: string;
  readonly request: CheckoutInput;
}

async function checkoutOnce(work: Work, keyed: Keyed): Promise<Outcome<CheckoutResult>> {
  return once(work, keyed, (inner) => placeOrder(inner, keyed.request));
}

/** API-065. The order and the record of its key are committed before anything is answered. */
async function checkout(context: RequestContext, keyed: Keyed): Promise<CheckoutResult> {
  const session = await context.existingSession();
  if (session === undefined) throw notFound('The cart');
  const outcome = await atomically(context, session, checkoutOnce, keyed);
  failPoint('after-commit');
  if (!('refusal' in outcome)) return outcome.body;
  const { errorCode, message, fields } = outcome.refusal;
  throw new ApiFailure(outcome.status, errorCode, message, fields ? { fields } : {});
}

export function checkoutRoutes(app: FastifyInstance, kernel: Kernel): void {
  bind(
    app,
    kernel,
    { calls: checkoutCalls, wire },
    {
      postCheckout: ({ context, headers, body }) =>
        checkout(context, { key: headers['idempotency-key'], request: body }),
      getOrderConfig: async ({ context }) => {
        const config = await readOrderConfig(context);
        if (!config) throw notFound('The order configuration');
        const { shop } = context;
        const paymentMethods = config.paymentMethods.filter((one) => isTaken(one, shop));
        const chargedAtOnce = paymentMethods.filter((one) => shop.paidBy?.[one]?.isCapturedAtOnce);
        const methods = paymentMethods.filter((one) => shop.paidBy?.[one]?.isSavedForLater);
        return {
          ...{ ...config, paymentMethods },
          ...(chargedAtOnce.length > 0 && { chargedAtOnce }),
          ...(methods.length > 0 && { savedForLater: { methods, hours: reachHours } }),
        };
      },
      getOrders: async ({ context }) => {
        const session = await context.existingSession();
        return session === undefined ? [] : readOrders(context.db, context.tenant, session);
      },
      getOrder: async ({ context, params }) => {
        const { db, tenant } = context;
        const session = await context.existingSession();
        const order =
          session === undefined
            ? undefined
            : await findOrder(db, { tenant, session, orderNumber: params.orderNumber });
        if (!order) throw notFound('The order');
        return order;
      },
    },
  );
}

import { checkoutCalls } from '@larder/contracts/checkout';
import type {
  CheckoutInput,
  CheckoutResult,
  OrderConfig,
  PaymentMethodKey,
} from '@larder/contracts/checkout';
import { wire } from '@larder/contracts/checkout/wire';
import type { FastifyInstance } from 'fastify';
import { isMethodAvailable } from '../carts/sums/payments.js';
import { bind } from '../kernel/http/bind-calls.js';
import type { RequestContext } from '../kernel/context.js';
import { failPoint } from '../kernel/fail-point.js';
import { ApiFailure, notFound } from '../kernel/failure.js';
import type { Kernel } from '../kernel/kernel.js';
import type { Shop } from '../kernel/tenant-directory.js';
import type { UnitOfWork } from '../ordering/unit-of-work.js';
import { inTransaction } from '../ordering/unit-of-work.js';
import { maxAuthorisationHours } from '../payments/capture/deferred-authorisation.js';
import type { Outcome } from './idempotency.js';
import { runOnce } from './idempotency.js';
import { notesOf } from './cash-at-door.js';
import { placeOrder } from './place-order.js';
import { findOrder, readOrders, readOrderConfig } from './repository.js';

interface CheckoutRequest {
  readonly key: string;
  readonly request: CheckoutInput;
}

async function checkoutOnce(
  work: UnitOfWork,
  keyed: CheckoutRequest,
): Promise<Outcome<CheckoutResult>> {
  return runOnce(work, keyed, (inner) => placeOrder(inner, keyed.request));
}

/** API-065. The order and the record of its key are committed before anything is answered. */
async function checkout(context: RequestContext, keyed: CheckoutRequest): Promise<CheckoutResult> {
  const session = await context.existingSession();
  if (session === undefined) throw notFound('The cart');
  const outcome = await inTransaction(context, session, checkoutOnce, keyed);
  failPoint('after-commit');
  if (!('refusal' in outcome)) return outcome.body;
  const { errorCode, message, fields } = outcome.refusal;
  throw new ApiFailure(outcome.status, errorCode, message, fields ? { fields } : {});
}

/** The first method that a wallet pays from the cart. */
function expressOf(
  { methodProviders, clientRuntimeConfig: { country, stripe } }: Shop,
  methods: readonly PaymentMethodKey[],
): Pick<OrderConfig, 'express'> {
  for (const methodKey of methods) {
    const provider = methodProviders?.[methodKey];
    const simulated = provider?.expressBuyers?.[country];
    if (simulated) return { express: { methodKey, simulated } };
    if (stripe && provider?.hasPageWallet) return { express: { methodKey, stripe } };
  }
  return {};
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
        const paymentMethods = config.paymentMethods.filter((one) => isMethodAvailable(one, shop));
        const chargedAtOnce = paymentMethods.filter(
          (one) => shop.methodProviders?.[one]?.capturesImmediately,
        );
        const methods = paymentMethods.filter(
          (one) => shop.methodProviders?.[one]?.canAuthoriseLater,
        );
        const notes = notesOf(shop, paymentMethods);
        return {
          ...config,
          paymentMethods,
          ...(notes && { notes }),
          ...expressOf(shop, paymentMethods),
          ...(chargedAtOnce.length > 0 && { chargedAtOnce }),
          ...(methods.length > 0 && { savedForLater: { methods, hours: maxAuthorisationHours } }),
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

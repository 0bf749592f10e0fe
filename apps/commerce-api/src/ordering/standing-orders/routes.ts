import { standingOrderCalls } from '@larder/contracts/shopping/standing-orders';
import { standingOrderWire } from '@larder/contracts/shopping/wire';
import type { FastifyInstance } from 'fastify';
import type { RequestContext } from '../../kernel/context.js';
import { bind } from '../../kernel/http/bind-calls.js';
import { addCustomerScope } from '../../kernel/http/feature-scope.js';
import type { Kernel } from '../../kernel/kernel.js';
import type { UnitOfWork } from '../unit-of-work.js';
import { inTransaction } from '../unit-of-work.js';
import { hasStandingOrders } from './has-standing-orders.js';
import { startStandingOrderJobs } from './placing/start-jobs.js';
import { moveStandingOrder } from './changes/move-standing-order.js';
import { listStandingOrders, readDraft, readStandingOrder } from './read-standing-orders.js';
import type { OwnedChange } from './changes/owned.js';
import { changeStandingOrder } from './changes/change-standing-order.js';
import { createStandingOrder } from './create-standing-order.js';
import {
  agreeToTotal,
  pauseStandingOrder,
  removeStandingOrder,
  resumeStandingOrder,
  skipStandingOrder,
} from './changes/steps.js';

const domain = { calls: standingOrderCalls, wire: standingOrderWire };

/** Orders that the shop places by itself, where a shop offers it. */
export function standingOrderRoutes(app: FastifyInstance, kernel: Kernel): void {
  addCustomerScope(
    app,
    kernel,
    (scope) => {
      bindReads(scope, kernel);
      bindChanges(scope, kernel);
    },
    hasStandingOrders,
  );
  startStandingOrderJobs(app, kernel);
}

type Work<Input, Result> = (work: UnitOfWork, input: Input) => Promise<Result>;

/** Runs a task of the signed-in customer in a transaction. */
async function asCustomer<Input extends object, Result>(
  context: RequestContext,
  task: Work<Input & { readonly customer: string }, Result>,
  input: Input,
): Promise<Result> {
  const customer = await context.requireCustomer();
  const session = await context.session();
  return inTransaction(context, session, task, { ...input, customer });
}

/** Changes a standing order, and returns it. */
async function changed<Body>(
  context: RequestContext,
  task: Work<OwnedChange<Body>, void>,
  input: Omit<OwnedChange<Body>, 'customer'>,
) {
  await asCustomer(context, task, input);
  return asCustomer(context, readStandingOrder, { id: input.id });
}

const listOwn = (work: UnitOfWork, { customer }: { readonly customer: string }) =>
  listStandingOrders(work, customer);

function bindReads(app: FastifyInstance, kernel: Kernel): void {
  bind(app, kernel, domain, {
    getStandingOrders: ({ context }) => asCustomer(context, listOwn, {}),
    getStandingDraft: ({ context, query: { orderNumber } }) =>
      asCustomer(context, readDraft, { orderNumber }),
    getStandingOrder: ({ context, params: { id } }) =>
      asCustomer(context, readStandingOrder, { id }),
  });
}

function bindChanges(app: FastifyInstance, kernel: Kernel): void {
  bind(app, kernel, domain, {
    createStandingOrder: async ({ context, body }) => {
      const id = await asCustomer(context, createStandingOrder, { body });
      return asCustomer(context, readStandingOrder, { id });
    },
    changeStandingOrder: ({ context, params: { id }, body }) =>
      changed(context, changeStandingOrder, { id, body }),
    moveStandingOrder: ({ context, params: { id }, body }) =>
      changed(context, moveStandingOrder, { id, body }),
    removeStandingOrder: async ({ context, params: { id } }) => {
      await asCustomer(context, removeStandingOrder, { id, body: undefined });
      return {};
    },
    pauseStandingOrder: ({ context, params: { id } }) =>
      changed(context, pauseStandingOrder, { id, body: undefined }),
    resumeStandingOrder: ({ context, params: { id } }) =>
      changed(context, resumeStandingOrder, { id, body: undefined }),
    skipStandingOrder: ({ context, params: { id }, body }) =>
      changed(context, skipStandingOrder, { id, body }),
    agreeStandingOrder: ({ context, params: { id }, body }) =>
      changed(context, agreeToTotal, { id, body }),
  });
}

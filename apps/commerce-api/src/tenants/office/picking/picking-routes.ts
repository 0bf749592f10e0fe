import { officeCalls as calls } from '@larder/office-contract';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../../kernel/kernel.js';
import { inTransaction } from '../../../ordering/unit-of-work.js';
import { bindOffice } from '../access/bind-office.js';
import { listOrders } from './list-orders.js';
import { readOfficeOrder } from './office-order.js';
import { pickLine } from './pick-line.js';
import { takeStep } from './take-step.js';

/** Orders, their picking and their way to the shopper. */
export function pickingRoutes(scope: FastifyInstance, kernel: Kernel): void {
  bindOffice(scope, kernel, calls.getOrders, ({ context, query }) => listOrders(context, query));
  bindOffice(scope, kernel, calls.getOrder, ({ context, staff, params }) =>
    readOfficeOrder(context, params.id ?? '', staff),
  );
  bindOffice(scope, kernel, calls.pickLine, ({ context, staff: actor, params, body: pick }) =>
    inTransaction(context, '', pickLine, {
      actor,
      pick,
      orderNumber: params.id ?? '',
      lineItemId: params.lineId ?? '',
    }),
  );
  bindOffice(scope, kernel, calls.takeStep, ({ context, staff: actor, params, body }) =>
    inTransaction(context, '', takeStep, { actor, orderNumber: params.id ?? '', step: body.step }),
  );
}

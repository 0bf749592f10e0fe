import { officeCalls as calls } from '@larder/office-contract';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../../kernel/kernel.js';
import { inTransaction } from '../../../ordering/unit-of-work.js';
import { bindOffice } from '../access/bind-office.js';
import { eraseForRequest, exportForRequest } from './act-on-request.js';
import { addDataRequest, answerDataRequest, listDataRequests } from './data-requests.js';

/** Requests of people for their data, and what the shop does about them. */
export function dataRequestRoutes(scope: FastifyInstance, kernel: Kernel): void {
  bindOffice(scope, kernel, calls.getDataRequests, ({ context, query }) =>
    listDataRequests(context, query),
  );
  bindOffice(scope, kernel, calls.addDataRequest, ({ context, staff: actor, body: draft }) =>
    inTransaction(context, '', addDataRequest, { actor, draft }),
  );
  bindOffice(scope, kernel, calls.exportForRequest, ({ context, staff: actor, params }) =>
    exportForRequest(context, { actor, id: params.id ?? '' }),
  );
  bindOffice(scope, kernel, calls.eraseForRequest, ({ context, staff: actor, params, body }) =>
    eraseForRequest(context, { actor, id: params.id ?? '', typed: body.email }),
  );
  bindOffice(scope, kernel, calls.refuseRequest, ({ context, staff: actor, params, body }) =>
    inTransaction(context, '', answerDataRequest, {
      actor,
      id: params.id ?? '',
      state: 'REFUSED' as const,
      reason: body.reason,
    }),
  );
}

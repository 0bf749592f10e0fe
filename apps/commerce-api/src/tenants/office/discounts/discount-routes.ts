import { officeCalls as calls } from '@larder/office-contract';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../../kernel/kernel.js';
import { inTransaction } from '../../../ordering/unit-of-work.js';
import { bindOffice } from '../access/bind-office.js';
import { addVoucher } from './add-voucher.js';
import { addCode, endCode } from './change-codes.js';
import { listCodes } from './list-codes.js';
import { endVoucher, listVouchers } from './vouchers.js';

/** Discount codes and vouchers of the shop. */
export function discountRoutes(scope: FastifyInstance, kernel: Kernel): void {
  bindOffice(scope, kernel, calls.getCodes, ({ context, query }) => listCodes(context, query));
  bindOffice(scope, kernel, calls.addCode, ({ context, staff: actor, body: draft }) =>
    inTransaction(context, '', addCode, { actor, draft }),
  );
  bindOffice(scope, kernel, calls.endCode, ({ context, staff: actor, params }) =>
    inTransaction(context, '', endCode, { actor, code: params.id ?? '' }),
  );
  bindOffice(scope, kernel, calls.getVouchers, ({ context, query }) =>
    listVouchers(context, query),
  );
  bindOffice(scope, kernel, calls.addVoucher, ({ context, staff: actor, body: draft }) =>
    inTransaction(context, '', addVoucher, { actor, draft }),
  );
  bindOffice(scope, kernel, calls.endVoucher, ({ context, staff: actor, params }) =>
    inTransaction(context, '', endVoucher, { actor, id: params.id ?? '' }),
  );
}

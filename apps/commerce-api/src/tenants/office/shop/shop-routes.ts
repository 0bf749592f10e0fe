import { officeCalls as calls } from '@larder/office-contract';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../../kernel/kernel.js';
import { inTransaction } from '../../../ordering/unit-of-work.js';
import { readOpenClaims } from '../../../orders/claims/decide-claim.js';
import { bindOffice } from '../access/bind-office.js';
import { changePages } from '../change-pages.js';
import { decideOfficeClaim } from './decide-office-claim.js';
import { readToday } from './figures.js';
import { changeProduct, releaseProduct } from './change-product.js';
import { listProducts, readProduct } from './products.js';
import { changeSlot, listSlots } from './slots.js';

/** Figures, claims, prices and time slots of the shop. */
export function shopRoutes(scope: FastifyInstance, kernel: Kernel): void {
  bindOffice(scope, kernel, calls.getToday, ({ context }) => readToday(context));
  bindOffice(scope, kernel, calls.getClaims, async ({ context }) => {
    const items = await readOpenClaims(context);
    return { items, total: items.length };
  });
  bindOffice(scope, kernel, calls.decideClaim, ({ context, staff: actor, params, body }) =>
    inTransaction(context, '', decideOfficeClaim, {
      actor,
      claimId: params.id ?? '',
      decision: body,
    }),
  );
  bindOffice(scope, kernel, calls.getProducts, ({ context, query }) =>
    listProducts(context, query),
  );
  bindOffice(scope, kernel, calls.getProduct, ({ context, params }) =>
    readProduct(context, params.id ?? ''),
  );
  bindOffice(
    scope,
    kernel,
    calls.changeProduct,
    async ({ context, staff: actor, params, body }) => {
      const { product } = await changePages(kernel, context, changeProduct, {
        actor,
        sku: params.id ?? '',
        change: body,
      });
      return product;
    },
  );
  bindOffice(scope, kernel, calls.releaseProduct, async ({ context, staff: actor, params }) => {
    const input = { actor, sku: params.id ?? '' };
    const { product } = await changePages(kernel, context, releaseProduct, input);
    return product;
  });
  bindOffice(scope, kernel, calls.getSlots, ({ context, query }) => listSlots(context, query));
  bindOffice(scope, kernel, calls.changeSlot, ({ context, staff: actor, params, body }) =>
    inTransaction(context, '', changeSlot, { actor, id: params.id ?? '', ...body }),
  );
}

import { INVOICE_PATH } from '@larder/contracts/checkout/after-order';
import type { FastifyInstance } from 'fastify';
import { createContext, visitorOf } from '../../../kernel/context.js';
import { limitPerMinute } from '../../../kernel/http/limits/limit-per-minute.js';
import type { Kernel } from '../../../kernel/kernel.js';
import { readInvoice } from './read-invoice.js';

/** Invoices that one visitor opens in a minute: each takes some milliseconds of work. */
const perMinute = 20;

/** The invoice as a file, for customers and for a guest's session. */
export function invoiceRoutes(app: FastifyInstance, kernel: Kernel): void {
  const spend = limitPerMinute(kernel, {
    of: 'invoices',
    most: perMinute,
    refusal: 'Too many invoices in a minute',
  });
  app.get(INVOICE_PATH, async (request, reply) => {
    await spend(visitorOf(kernel, request));
    const { orderNumber } = request.params as { readonly orderNumber: string };
    const context = createContext(kernel, request, reply);
    const { name, content } = await readInvoice(context, orderNumber);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('application/pdf')
      .send(content);
  });
}

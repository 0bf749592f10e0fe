import { INVOICE_PATH } from '@larder/contracts/checkout/after-order';
import { errorCodes } from '@larder/contracts';
import type { FastifyInstance } from 'fastify';
import { clientOf, createContext } from '../../../kernel/context.js';
import { ApiFailure } from '../../../kernel/failure.js';
import { createRateLimiter } from '../../../kernel/http/rate-limiter.js';
import type { Kernel } from '../../../kernel/kernel.js';
import { readInvoice } from './read-invoice.js';

/** Invoices that one visitor opens in a minute: each takes some milliseconds of work. */
const perMinute = 20;

/** The invoice as a file, for customers and for a guest's session. */
export function invoiceRoutes(app: FastifyInstance, kernel: Kernel): void {
  const isAllowed = createRateLimiter(perMinute, kernel.clock);
  app.get(INVOICE_PATH, async (request, reply) => {
    if (!isAllowed(clientOf(request)))
      throw new ApiFailure(429, errorCodes.tooMany, 'Too many invoices in a minute');
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

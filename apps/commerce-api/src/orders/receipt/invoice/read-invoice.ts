import type { RequestContext } from '../../../kernel/context.js';
import { notFound } from '../../../kernel/failure.js';
import { claimsOf } from '../../claims/claim-repository.js';
import { readerOf } from '../../emails/queue-order-email.js';
import { ownOrder } from '../../own-order.js';
import { createReceipt } from '../receipt.js';
import { seriesNumber } from '../series/invoice-series.js';
import { invoiceContent, invoiceNumber } from './invoice-content.js';
import { pdfFonts } from '../../../kernel/pdf/pdf-fonts.js';

/**
 * The invoice of an order of this visitor, once it is packed.
 * @throws ApiFailure 404 before, and for another's order
 */
export async function readInvoice(
  context: RequestContext,
  orderNumber: string,
): Promise<{ readonly name: string; readonly content: Buffer }> {
  const record = await ownOrder(context, orderNumber);
  const { row, timeline } = record;
  if (!timeline?.picked) throw notFound('The invoice');
  const receipt = createReceipt(row.document, timeline.basis, timeline.picked);
  const claims = await claimsOf(context, orderNumber);
  const credits = claims.flatMap(({ credited, decidedAt }) =>
    credited > 0 && decidedAt ? [{ at: decidedAt, amount: credited }] : [],
  );
  const reader = readerOf(context, record);
  // The library loads with the first invoice: the backend's start does not wait for it.
  const { renderInvoice } = await import('./invoice-pdf.js');
  const number = (await seriesNumber(context, orderNumber)) ?? invoiceNumber(orderNumber);
  const content = invoiceContent(reader, { order: row.document, receipt, credits, number });
  // A buyer may write their name in letters that the language of the order does not have.
  const fonts = pdfFonts(reader.shop.themeConfig.font.text, JSON.stringify(content));
  return {
    name: `${number.replaceAll('/', '-')}.pdf`,
    content: await renderInvoice(content, fonts),
  };
}

import type { PdfFonts } from '../../../kernel/pdf/pdf-fonts.js';
import { startPdf, type Pdf, type PdfPart as Part } from '../../../kernel/pdf/start-pdf.js';
import type { InvoiceContent, InvoiceTable } from './invoice-content.js';
import { drawTable, startLine } from './pdf-table.js';

/** A4 in points. */
const margin = 50;
const bottom = 70;
const width = 595.28 - 2 * margin;
const textSize = 10;

/** An invoice as PDF. */
export async function renderInvoice(content: InvoiceContent, fonts: PdfFonts): Promise<Buffer> {
  const { lang, title, shop: author } = content;
  const margins = { top: margin, left: margin, right: margin, bottom };
  const { pdf, body, finish } = startPdf({ lang, title, author, margins, fonts });
  drawHead(pdf, body, content);
  drawTable(pdf, body, content.goods, { widths: [70, width - 210, 60, 80], left: 2 });
  drawSums(pdf, body, content);
  if (content.vat.rows.length > 0) drawTaxes(pdf, body, content.vat);
  for (const note of content.notes) drawText(pdf, body, 'P', note, { gap: 4 });
  body.end();
  drawPageNumbers(pdf, content);
  return finish();
}

function drawTaxes(pdf: Pdf, body: Part, taxes: InvoiceTable): void {
  const amounts = taxes.columns.slice(1).map(() => 90);
  drawTable(pdf, body, taxes, { widths: [width - 90 * amounts.length, ...amounts], left: 1 });
}

interface TextStyle {
  readonly isBold?: boolean;
  readonly size?: number;
  readonly gap?: number;
}

function drawText(pdf: Pdf, part: Part, tag: string, text: string, style: TextStyle = {}): void {
  const { isBold = false, size = textSize, gap = 0 } = style;
  part.add(
    pdf.struct(tag, {}, () => {
      pdf.font(isBold ? 'bold' : 'regular').fontSize(size);
      pdf.text(text, margin, pdf.y, { width });
    }),
  );
  pdf.y += gap;
}

function drawHead(pdf: Pdf, part: Part, content: InvoiceContent): void {
  const [shop = '', ...seller] = content.seller;
  drawText(pdf, part, 'P', shop, { isBold: true, size: 16, gap: 2 });
  for (const line of seller) drawText(pdf, part, 'P', line, { size: 8 });
  pdf.y += 24;
  for (const line of content.buyer) drawText(pdf, part, 'P', line);
  pdf.y += 24;
  drawText(pdf, part, 'H1', content.title, { isBold: true, size: 18, gap: 8 });
  for (const [name, value] of content.facts)
    drawText(pdf, part, 'P', `${name}: ${value}`, { gap: 2 });
  pdf.y += 12;
}

function drawSums(pdf: Pdf, part: Part, { sums }: InvoiceContent): void {
  for (const [name, amount, isStrong] of sums) {
    startLine(pdf, 18);
    const top = pdf.y;
    part.add(
      pdf.struct('P', {}, () => {
        pdf.font(isStrong ? 'bold' : 'regular').fontSize(textSize);
        pdf.text(name, margin, top, { width: width - 100, align: 'right' });
        const end = pdf.y;
        pdf.text(amount, margin + width - 90, top, { width: 90, align: 'right' });
        pdf.y = Math.max(end, pdf.y) + 3;
      }),
    );
  }
  pdf.y += 12;
}

/** Outside of the reading order. */
function drawPageNumbers(pdf: Pdf, { page }: InvoiceContent): void {
  const { count } = pdf.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at);
    // Text below the margin would start a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font('regular').fontSize(8);
    pdf.text(page(at + 1, count), margin, pdf.page.height - 45, { width, align: 'right' });
    pdf.endMarkedContent();
  }
}

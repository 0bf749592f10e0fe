import type { ThemeConfig } from '@larder/contracts/tenant';
import type { PdfFonts } from '../../kernel/pdf/pdf-fonts.js';
import { startPdf, type Pdf, type PdfPart } from '../../kernel/pdf/start-pdf.js';
import type { FlyerContent, FlyerItem } from './flyer-content.js';

interface FlyerStyle {
  readonly fonts: PdfFonts;
  readonly colours: Pick<
    ThemeConfig['colours'],
    'brand' | 'onBrand' | 'text' | 'muted' | 'line' | 'offer'
  >;
}
type Page = FlyerContent['pages'][number];

/** A4 in points. */
const sheet = { width: 595.28, height: 841.89 };
const margin = 36;
const width = sheet.width - 2 * margin;
const gap = 10;
const cell = { width: (width - gap) / 2, height: 100 };
/** Below it is the foot of a sheet. */
const lowest = sheet.height - 40;
const padding = 10;
const headHeight = 92;

/** A flyer as PDF to print: each page begins a sheet, with its products in two columns. */
export async function renderFlyer(content: FlyerContent, style: FlyerStyle): Promise<Buffer> {
  const { lang, title, shop: author, pages } = content;
  const margins = { top: margin, left: margin, right: margin, bottom: margin };
  const { pdf, body, finish } = startPdf({ lang, title, author, margins, fonts: style.fonts });
  drawHead(pdf, body, content, style);
  pages.forEach((page, at) => {
    if (at > 0) pdf.addPage();
    drawPage(pdf, body, page, style);
  });
  body.end();
  drawFeet(pdf, content, style);
  return finish();
}

/** The band on top of the first sheet. */
function drawHead(pdf: Pdf, body: PdfPart, content: FlyerContent, style: FlyerStyle): void {
  const { brand, onBrand } = style.colours;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.rect(0, 0, sheet.width, headHeight).fill(brand);
  pdf.endMarkedContent();
  pdf.fillColor(onBrand);
  drawText(pdf, body, 'P', content.shop, { x: margin, y: 18, width, size: 11 });
  drawText(pdf, body, 'H1', content.title, { x: margin, y: 32, width, size: 24, isBold: true });
  drawText(pdf, body, 'P', content.valid, { x: margin, y: 64, width, size: 11 });
  pdf.y = headHeight + 18;
}

function drawPage(pdf: Pdf, body: PdfPart, page: Page, { colours }: FlyerStyle): void {
  pdf.fillColor(colours.text);
  const at = { x: margin, width };
  drawText(pdf, body, 'H2', page.heading, { ...at, y: pdf.y, size: 18, isBold: true });
  if (page.text !== undefined) {
    pdf.fillColor(colours.muted);
    drawText(pdf, body, 'P', page.text, { ...at, y: pdf.y + 2, size: 11 });
  }
  const list = pdf.struct('L');
  body.add(list);
  let top = pdf.y + 10;
  let column = 0;
  page.items.forEach((item, i) => {
    const isWide = page.isLead && i === 0;
    if (top + cell.height > lowest) {
      pdf.addPage();
      top = margin;
    }
    drawItem(pdf, list, item, {
      x: margin + column * (cell.width + gap),
      y: top,
      width: isWide ? width : cell.width,
      colours,
    });
    column = isWide ? 0 : (column + 1) % 2;
    if (column === 0) top += cell.height + gap;
  });
  list.end();
}

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly colours: FlyerStyle['colours'];
}

function drawItem(pdf: Pdf, list: PdfPart, item: FlyerItem, cellOf: Cell): void {
  const { x, y, width: wide, colours } = cellOf;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.roundedRect(x, y, wide, cell.height, 6).lineWidth(0.75).stroke(colours.line);
  pdf.endMarkedContent();
  const inner = { x: x + padding, width: wide - 2 * padding };
  const part = pdf.struct('LI');
  list.add(part);
  const line = { lineBreak: false, ellipsis: true, height: 14 };
  pdf.fillColor(colours.text);
  const name = { ...inner, y: y + padding, size: 11, isBold: true, height: 28, ellipsis: true };
  drawText(pdf, part, 'LBody', item.name, name);
  pdf.fillColor(colours.muted);
  drawText(pdf, part, 'LBody', item.size, { ...inner, ...line, y: y + 40, size: 9 });
  pdf.fillColor(colours.offer);
  drawText(pdf, part, 'LBody', item.price, { ...inner, y: y + 52, size: 19, isBold: true });
  pdf.fillColor(colours.muted);
  const notes = item.notes.join(' · ');
  if (notes !== '')
    drawText(pdf, part, 'LBody', notes, {
      ...inner,
      y: y + 77,
      size: 8,
      height: 20,
      ellipsis: true,
    });
  part.end();
}

interface TextAt {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly isBold?: boolean;
  readonly height?: number;
  readonly ellipsis?: boolean;
  readonly lineBreak?: boolean;
}

function drawText(pdf: Pdf, part: PdfPart, tag: string, text: string, at: TextAt): void {
  const { x, y, size, isBold = false, ...options } = at;
  part.add(
    pdf.struct(tag, {}, () => {
      pdf.font(isBold ? 'bold' : 'regular').fontSize(size);
      pdf.text(text, x, y, options);
    }),
  );
}

/** Outside of the reading order. */
function drawFeet(pdf: Pdf, { note, page }: FlyerContent, { colours }: FlyerStyle): void {
  const { count } = pdf.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at);
    // Text below the margin would start a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font('regular').fontSize(8).fillColor(colours.muted);
    const y = sheet.height - 30;
    pdf.text(note, margin, y, { width: width - 80, lineBreak: false });
    pdf.text(page(at + 1, count), margin + width - 70, y, { width: 70, align: 'right' });
    pdf.endMarkedContent();
  }
}

import type { Pdf, PdfPart as Part } from '../../../kernel/pdf/start-pdf.js';
import type { InvoiceTable } from './invoice-content.js';

const size = 9;
const padding = 3;
/** Between the columns. */
const gap = 4;
const lineColour = '#cccccc';

export interface TableLayout {
  /** Widths of the columns in points. */
  readonly widths: readonly number[];
  /** How many of the first columns are texts; amounts are aligned to the right. */
  readonly left: number;
}

/** Starts a new page unless so many points are left on this one. */
export function startLine(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage();
}

/** A table under its heading; long texts wrap, and each page repeats the names of the columns. */
export function drawTable(pdf: Pdf, part: Part, table: InvoiceTable, layout: TableLayout): void {
  const { columns, rows, title } = table;
  startLine(pdf, 60);
  part.add(
    pdf.struct('H2', {}, () => {
      pdf.font('bold').fontSize(11).text(title, pdf.page.margins.left, pdf.y);
    }),
  );
  pdf.y += padding;
  const element = pdf.struct('Table');
  part.add(element);
  drawRow(pdf, columns, layout, { part: element, isHead: true });
  for (const row of rows) {
    if (pdf.y + heightOf(pdf, row, layout) > pdf.page.maxY()) {
      pdf.addPage();
      pdf.markContent('Artifact', { type: 'Layout' });
      drawRow(pdf, columns, layout, { isHead: true });
      pdf.endMarkedContent();
    }
    drawRow(pdf, row, layout, { part: element, isHead: false });
  }
  element.end();
  pdf.y += 12;
}

function heightOf(pdf: Pdf, row: readonly string[], { widths }: TableLayout): number {
  pdf.font('regular').fontSize(size);
  const heights = row.map((text, at) =>
    pdf.heightOfString(text, { width: (widths[at] ?? 0) - gap }),
  );
  return Math.max(...heights) + 2 * padding;
}

interface RowPlace {
  /** The table of the reading order; absent for a repeated head. */
  readonly part?: Part;
  readonly isHead: boolean;
}

function drawRow(
  pdf: Pdf,
  row: readonly string[],
  layout: TableLayout,
  { part, isHead }: RowPlace,
): void {
  const { widths, left } = layout;
  const top = pdf.y;
  const height = heightOf(pdf, row, layout);
  const element = part && pdf.struct('TR');
  if (element) part.add(element);
  let x = pdf.page.margins.left;
  row.forEach((text, at) => {
    const column = widths[at] ?? 0;
    const width = at < left ? column - gap : column;
    const align = at < left ? 'left' : 'right';
    const place = x;
    const draw = () => {
      pdf.font(isHead ? 'bold' : 'regular').fontSize(size);
      pdf.text(text, place, top + padding, { width, align });
    };
    if (element) element.add(pdf.struct(isHead ? 'TH' : 'TD', {}, draw));
    else draw();
    x += column;
  });
  element?.end();
  drawLine(pdf, top + height, element !== undefined);
  pdf.y = top + height;
}

function drawLine(pdf: Pdf, y: number, isTagged: boolean): void {
  const { left, right } = pdf.page.margins;
  if (isTagged) pdf.markContent('Artifact', { type: 'Layout' });
  pdf.moveTo(left, y).lineTo(pdf.page.width - right, y);
  pdf.lineWidth(0.5).stroke(lineColour);
  if (isTagged) pdf.endMarkedContent();
}

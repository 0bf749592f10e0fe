import PDFDocument from 'pdfkit';
import type { PdfFonts } from './pdf-fonts.js';

export type Pdf = InstanceType<typeof PDFDocument>;
export type PdfPart = ReturnType<Pdf['struct']>;

interface PdfOptions {
  readonly lang: string;
  readonly title: string;
  readonly author: string;
  readonly margins: {
    readonly top: number;
    readonly left: number;
    readonly right: number;
    readonly bottom: number;
  };
  readonly fonts: PdfFonts;
}

/**
 * A document of A4 pages: tagged, so that screen readers follow its reading order, with the fonts of the
 * shop embedded. `finish` ends it and returns the file.
 */
export function startPdf({ lang, title, author, margins, fonts }: PdfOptions) {
  const pdf: Pdf = new PDFDocument({
    size: 'A4',
    margins,
    bufferPages: true,
    font: fonts.regular,
    pdfVersion: '1.7',
    tagged: true,
    lang,
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', resolve));
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const body: PdfPart = pdf.struct('Document');
  pdf.addStructure(body);
  const finish = async (): Promise<Buffer> => {
    pdf.end();
    await ended;
    return Buffer.concat(chunks);
  };
  return { pdf, body, finish };
}

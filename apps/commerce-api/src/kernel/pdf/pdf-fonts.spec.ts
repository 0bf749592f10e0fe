import { openSync } from 'fontkit';
import { invoiceTexts } from '../../orders/receipt/invoice/invoice-texts.js';
import { flyerTexts } from '../../content/flyers/flyer-texts.js';
import { pdfFonts } from './pdf-fonts.js';

const open = (file: string) => {
  const font = openSync(file);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is a collection of fonts`);
  return font;
};

/** Letters of a text for which a font has no glyph: a reader would see an empty box. */
const missing = (file: string, text: string) =>
  [...new Set(text)].filter(
    (letter) => !open(file).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );

const hindi = JSON.stringify([invoiceTexts.hi, flyerTexts.hi]);

describe('fonts of a PDF', () => {
  it.each([
    ['a Hindi invoice and leaflet', hindi],
    ['amounts and digits', `${hindi} ₹1,20,000.50 – 5 % · “x” × 2 − … १२३`],
    ['names with conjuncts', 'कृष्णा ज्ञानेश्वर, श्रीमती प्रिया द्विवेदी'],
    ['an English invoice whose buyer writes in Devanagari', 'Invoice INV/1 · Zoë · प्रिया'],
  ])('has a glyph for each letter of %s', (_name, text) => {
    const { regular, bold } = pdfFonts('figtree', text);
    expect([...missing(regular, text), ...missing(bold, text)]).toEqual([]);
  });

  it('shapes Devanagari: joins conjuncts and puts the short i before its consonant', () => {
    const shaped = (text: string) =>
      open(pdfFonts('figtree', text).regular)
        .layout(text)
        .glyphs.map(({ name }) => name);
    expect(shaped('प्र')).toHaveLength(1);
    expect(shaped('कि')[0]).toMatch(/^uni093F/);
  });

  it('stay those of the theme where the text has Latin letters alone', () => {
    expect(pdfFonts('figtree', 'Rechnung für Ana Šimić')).toEqual(pdfFonts('figtree'));
  });
});

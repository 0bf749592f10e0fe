import { createRequire } from 'node:module';

const packages = createRequire(import.meta.url);

export interface PdfFonts {
  /** Paths of TrueType files. */
  readonly regular: string;
  readonly bold: string;
}

const files = (family: string, name: string): PdfFonts => ({
  regular: packages.resolve(`@expo-google-fonts/${family}/400Regular/${name}_400Regular.ttf`),
  bold: packages.resolve(`@expo-google-fonts/${family}/700Bold/${name}_700Bold.ttf`),
});

/** Fonts of the shops' themes: web fonts are compressed and variable, which PDF knows nothing of. */
const fonts: Readonly<Record<string, () => PdfFonts>> = {
  figtree: () => files('figtree', 'Figtree'),
  inter: () => files('inter', 'Inter'),
};

/** Fonts of letters that no theme's font has; each has Latin letters, digits and signs of currencies too. */
const scripts: readonly (readonly [letters: RegExp, fonts: () => PdfFonts])[] = [
  [/\p{Script=Devanagari}/u, () => files('noto-sans-devanagari', 'NotoSansDevanagari')],
];

/** The files of a theme's font; Inter for a font that has none, and the script's for `text` in another. */
export function pdfFonts(id: string, text = ''): PdfFonts {
  const script = scripts.find(([letters]) => letters.test(text));
  if (script) return script[1]();
  return (fonts[id] ?? files.bind(undefined, 'inter', 'Inter'))();
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import decompress from 'woff2-encoder/decompress';
import { typefaces } from './faces.js';

/**
 * fontkit reads WOFF2, but applies the axes of a variable font only to TrueType, and the variable
 * fonts of npm come as WOFF2 alone.
 */

const resolve = createRequire(import.meta.url).resolve;
const fonts = new Map<string, Font>();
const letters = ['latin', 'latin-ext'];

async function load(name: string): Promise<void> {
  const packed = await readFile(resolve(`@fontsource-variable/${name}.woff2`));
  const font = create(Buffer.from(await decompress(packed)));
  if (!('layout' in font)) throw new Error('A collection of fonts is not one font');
  fonts.set(name, font);
}

/** Opens all typefaces. Needed once, before any lettering is drawn. */
export async function loadTypefaces(): Promise<void> {
  for (const typeface of typefaces) {
    for (const part of letters) await load(typeface.replace('*', part));
  }
}

/** The files of a typeface: Latin letters, and extended Latin letters. */
export function filesOf(typeface: string): readonly Font[] {
  return letters.map((part) => {
    const font = fonts.get(typeface.replace('*', part));
    if (!font) throw new Error(`The typeface "${typeface}" is not loaded`);
    return font;
  });
}

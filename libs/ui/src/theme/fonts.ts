interface Measure {
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
}

/**
 * Adjustments that give a local sans serif the dimensions of a web font, in percent: width by letter
 * frequency relative to Arial, ascent and descent of the family at that width.
 */
const measures: Readonly<Record<string, Measure>> = {
  'baloo-2': { size: 97.39, ascent: 110.69, descent: 53.8 },
  figtree: { size: 101.54, ascent: 93.56, descent: 24.62 },
  fraunces: { size: 105.34, ascent: 92.85, descent: 24.21 },
  inter: { size: 107.49, ascent: 90.13, descent: 22.44 },
  newsreader: { size: 95.82, ascent: 76.71, descent: 27.66 },
  'source-sans-3': { size: 94.1, ascent: 108.82, descent: 42.51 },
};

/**
 * System fonts, with their width relative to Arial. Roboto, which Android has instead, is as wide; where
 * a Linux has none of these, it has DejaVu Sans.
 */
const locals = [
  { names: ['DejaVu Sans'], width: 1.143 },
  { names: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica', 'Roboto'], width: 1 },
] as const;

function familyName(id: string): string {
  return id.replace(
    /(^|-)([a-z0-9])/g,
    (_, dash: string, first: string) => `${dash && ' '}${first.toUpperCase()}`,
  );
}

/** `source-sans-3` becomes "Source Sans 3 Variable", with a local fallback of the same dimensions. */
export function fontStack(id: string): string {
  const name = familyName(id);
  return `"${name} Variable","${name} Fallback",system-ui,sans-serif`;
}

/**
 * The local fallback until the web font is loaded, which avoids a layout shift. Of two faces of one
 * family, browsers take the later one whose font they have.
 */
export function fallbackFace(id: string): string {
  const measure = measures[id];
  if (!measure) return '';
  const name = familyName(id);
  return locals.map(({ names, width }) => faceOf(name, names, width, measure)).join('');
}

function faceOf(name: string, names: readonly string[], width: number, measure: Measure): string {
  const percent = (value: number) => `${Math.round(value * 100) / 100}%`;
  const source = names.map((local) => `local("${local}")`).join(',');
  return (
    `@font-face{font-family:"${name} Fallback";src:${source};` +
    `size-adjust:${percent(measure.size / width)};` +
    `ascent-override:${percent(measure.ascent * width)};` +
    `descent-override:${percent(measure.descent * width)};line-gap-override:0%}`
  );
}

/**
 * Adjustments that give a local sans serif the dimensions of a web font, in percent: width by letter
 * frequency relative to Arial, ascent and descent of the family at that width.
 */
const measures: Readonly<Record<string, { size: number; ascent: number; descent: number }>> = {
  figtree: { size: 101.54, ascent: 93.56, descent: 24.62 },
  fraunces: { size: 105.34, ascent: 92.85, descent: 24.21 },
  inter: { size: 107.49, ascent: 90.13, descent: 22.44 },
  'source-sans-3': { size: 94.1, ascent: 108.82, descent: 42.51 },
};

/** System fonts with the same metrics as Arial. */
const locals = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'];

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

/** The local fallback until the web font is loaded, which avoids a layout shift. */
export function fallbackFace(id: string): string {
  const measure = measures[id];
  if (!measure) return '';
  const source = locals.map((name) => `local("${name}")`).join(',');
  return (
    `@font-face{font-family:"${familyName(id)} Fallback";src:${source};` +
    `size-adjust:${measure.size}%;ascent-override:${measure.ascent}%;` +
    `descent-override:${measure.descent}%;line-gap-override:0%}`
  );
}

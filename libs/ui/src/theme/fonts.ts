/**
 * What a local sans serif needs to take the room of a shipped family, in percent: width by the
 * frequency of letters against Arial, ascent and descent of the family at that width.
 */
const measures: Readonly<Record<string, { size: number; ascent: number; descent: number }>> = {
  figtree: { size: 101.54, ascent: 93.56, descent: 24.62 },
  inter: { size: 107.49, ascent: 90.13, descent: 22.44 },
};

/** Faces of the same measures as Arial that systems have. */
const locals = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'];

function familyName(id: string): string {
  return id.replace(
    /(^|-)([a-z0-9])/g,
    (_, dash: string, first: string) => `${dash && ' '}${first.toUpperCase()}`,
  );
}

/** `source-sans-3` is set as "Source Sans 3 Variable", over a local face of the same measures. */
export function fontStack(id: string): string {
  const name = familyName(id);
  return `"${name} Variable","${name} Fallback",system-ui,sans-serif`;
}

/** The local face that stands in until the family is there, so that nothing moves then. */
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

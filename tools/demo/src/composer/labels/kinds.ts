/** How a brand lays out its labels: where the colour is, what it frames, and where the words stand. */
export const labelKinds = [
  'panel',
  'band',
  'wave',
  'rays',
  'diagonal',
  'bleed',
  'spine',
  'seal',
  'window',
  'stripe',
  'frame',
  'foot',
  'slope',
  'arch',
  'leaf',
  'value',
] as const;

export type LabelKind = (typeof labelKinds)[number];

const inOneColour: readonly LabelKind[] = ['stripe', 'frame', 'foot', 'arch', 'leaf', 'value'];

/** Whether a brand prints all its goods in its own colours, so that a product's tint is left out. */
export const keepsColours = (kind: LabelKind) => inOneColour.includes(kind);

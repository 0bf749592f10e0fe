/** How the own brands of a house lay out their labels: where the colour is, and what it frames. */
export const labelKinds = ['band', 'stripe', 'frame', 'foot', 'slope', 'arch'] as const;

export type LabelKind = (typeof labelKinds)[number];

const inOneColour: readonly (LabelKind | undefined)[] = ['stripe', 'frame', 'foot', 'arch'];

/** Whether a house prints all its goods in its own colours, so that a product's tint is left out. */
export const keepsColours = (kind: LabelKind | undefined) => inOneColour.includes(kind);

/** Custom properties of each kind, by their names without the prefix. */
export type Kinds<Kind> = Readonly<
  Record<NonNullable<Kind> & string, Readonly<Record<string, string>>>
>;

export const role = (name: string) => `var(--colour-${name})`;
export const size = (name: string) => `var(--text-${name})`;

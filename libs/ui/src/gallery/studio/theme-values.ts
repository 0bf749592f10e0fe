import type { ThemeKinds } from '../../theme/kinds.js';
import type { Theme, ThemeColours } from '../../theme/theme.js';

/** Colours by what they are for, in the order in which one decides about them. */
export const colourGroups: Readonly<Record<string, readonly (keyof ThemeColours)[]>> = {
  Grounds: ['ground', 'surface', 'sunken', 'line', 'control'],
  Text: ['text', 'muted'],
  Brand: ['brand', 'brandStrong', 'onBrand', 'brandSoft', 'focus'],
  Accents: ['accent', 'onAccent', 'offer', 'onOffer', 'member', 'onMember'],
  States: ['success', 'warning', 'danger'],
};

/** Kinds of each part, the default first. */
export const kindChoices = {
  card: ['outlined', 'raised', 'bare', 'block', 'ruled'],
  header: ['plain', 'band', 'open', 'solid', 'masthead'],
  hero: ['beside', 'panel', 'editorial', 'poster', 'cover'],
  departments: ['cards', 'round', 'labels', 'words'],
  tile: ['round', 'square', 'wide', 'bright'],
  listing: ['quiet', 'band', 'bright', 'wide', 'centred'],
  product: ['beside', 'panel', 'end', 'large'],
  summary: ['card', 'ticket', 'bill', 'slate', 'crate'],
  density: ['comfortable', 'compact', 'airy'],
  heading: ['plain', 'strong', 'light', 'bar', 'ruled'],
} as const satisfies { [Name in keyof ThemeKinds]-?: readonly NonNullable<ThemeKinds[Name]>[] };

export type KindName = keyof typeof kindChoices;
export const kindNames = Object.keys(kindChoices) as KindName[];

export type Scheme = 'light' | 'dark';

/** The colours of a scheme; a theme without dark ones has the same in both. */
export const coloursOf = (theme: Theme, scheme: Scheme): ThemeColours =>
  (scheme === 'dark' ? theme.darkColours : undefined) ?? theme.colours;

export function withColour(
  theme: Theme,
  scheme: Scheme,
  role: keyof ThemeColours,
  colour: string,
): Theme {
  const changed = { ...coloursOf(theme, scheme), [role]: colour };
  return scheme === 'dark' && theme.darkColours
    ? { ...theme, darkColours: changed }
    : { ...theme, colours: changed };
}

/** The theme as its file: keys as they were, so that a shop's diff shows the changes alone. */
export const themeFile = (theme: Theme): string => `${JSON.stringify(theme, null, 2)}\n`;

import { channels, contrast } from './contrast-ratio.js';
import type { Theme, ThemeColours } from './theme.js';

export { contrast } from './contrast-ratio.js';

type Role = keyof ThemeColours;

/** A pair of roles with insufficient contrast; `ratio` is the actual value, `needed` the minimum. */
export interface ContrastFinding {
  readonly scheme: 'light' | 'dark';
  readonly foreground: Role;
  readonly background: string;
  readonly ratio: number;
  readonly needed: number;
}

/** `share` of one colour mixed into another, as CSS `color-mix(in srgb, …)` computes it. */
function mixed(colour: string, share: number, into: string): string {
  const other = channels(into);
  const parts = channels(colour).map((channel, index) =>
    Math.round(channel * share + (other[index] ?? 0) * (1 - share)),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const grounds = ['ground', 'surface', 'sunken'] as const;
const textOnGrounds = ['text', 'muted', 'brandStrong'] as const;
const textOnPaper = ['brand', 'offer', 'member', 'success', 'warning', 'danger'] as const;

const textPairs: readonly (readonly [Role, Role])[] = [
  ...textOnGrounds.flatMap((role) => grounds.map((ground) => [role, ground] as const)),
  ...textOnPaper.flatMap((role) =>
    (['ground', 'surface'] as const).map((on) => [role, on] as const),
  ),
  ['text', 'brandSoft'],
  ['brandStrong', 'brandSoft'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandStrong'],
  ['onAccent', 'accent'],
  ['onOffer', 'offer'],
  ['onMember', 'member'],
];

const controlPairs: readonly (readonly [Role, Role])[] = [
  ...(['control', 'focus'] as const).flatMap((role) =>
    grounds.map((ground) => [role, ground] as const),
  ),
  ['focus', 'brandSoft'],
  ['brand', 'brandSoft'],
];

/** Opacity of a role's colour in its tint on the surface behind its text; as in base.css. */
const tints: readonly (readonly [Role, number])[] = [
  ['success', 0.12],
  ['danger', 0.08],
  ['offer', 0.08],
  ['member', 0.09],
];

/** The tint of a warning is of this colour, because a dark amber makes a muddy one. */
const warningTint = { colour: '#ffb000', share: 0.16 };

function findingsOf(scheme: 'light' | 'dark', colours: ThemeColours): ContrastFinding[] {
  const check = (foreground: Role, background: string, colour: string, needed: number) => ({
    scheme,
    foreground,
    background,
    ratio: contrast(colours[foreground], colour),
    needed,
  });
  return [
    ...textPairs.map(([role, on]) => check(role, on, colours[on], 4.5)),
    ...controlPairs.map(([role, on]) => check(role, on, colours[on], 3)),
    ...tints.map(([role, share]) =>
      check(role, `${role} tint`, mixed(colours[role], share, colours.surface), 4.5),
    ),
    check(
      'warning',
      'warning tint',
      mixed(warningTint.colour, warningTint.share, colours.surface),
      4.5,
    ),
  ].filter(({ ratio, needed }) => ratio < needed);
}

/** Every pair of roles that is used together and misses 4.5:1 for text or 3:1 for controls. */
export function contrastFindings(theme: Theme): readonly ContrastFinding[] {
  return [
    ...findingsOf('light', theme.colours),
    ...(theme.darkColours ? findingsOf('dark', theme.darkColours) : []),
  ];
}

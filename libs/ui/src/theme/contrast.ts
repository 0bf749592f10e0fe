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

/** Roles of prices: current, former and per unit, reduced, for members, and what is saved. */
const priceRoles = ['text', 'muted', 'offer', 'member', 'success'] as const;
const pricePairs: readonly (readonly [Role, Role])[] = priceRoles.flatMap((role) =>
  (['ground', 'surface'] as const).map((on) => [role, on] as const),
);

const controlPairs: readonly (readonly [Role, Role])[] = [
  ...(['control', 'focus'] as const).flatMap((role) =>
    grounds.map((ground) => [role, ground] as const),
  ),
  ['focus', 'brandSoft'],
  ['brand', 'brandSoft'],
];

/** Levels AA and AAA of WCAG 2 for text, AA for controls. */
const needed = { text: 4.5, price: 7, control: 3 };

/** Opacity of a role's colour in its tint on the surface behind its text; as in tokens.css. */
const tints: readonly (readonly [Role, number, number])[] = [
  ['success', 0.12, needed.text],
  ['danger', 0.08, needed.text],
  ['offer', 0.08, needed.text],
  // Prices for members stand on it.
  ['member', 0.09, needed.price],
];

/** The brand's soft colour in the surface on which a product's page of kind `panel` shows prices. */
const panelShare = 0.45;

/** The text's colour in a slate's second one; as in `summary-kinds.ts`. */
const chalkShare = 0.82;

/** The tint of a warning is of this colour, because a dark amber makes a muddy one. */
const warningTint = { colour: '#ffb000', share: 0.16 };

function findingsOf(
  scheme: 'light' | 'dark',
  colours: ThemeColours,
  { product, summary }: Theme,
): ContrastFinding[] {
  const check = (foreground: Role, background: string, colour: string, least: number) => ({
    scheme,
    foreground,
    background,
    ratio: contrast(colours[foreground], colour),
    needed: least,
  });
  const onSurface = (colour: string, share: number) => mixed(colour, share, colours.surface);
  const [chalk, slate]: readonly [Role, Role] =
    scheme === 'light' ? ['onBrand', 'brand'] : ['text', 'sunken'];
  const soft = mixed(colours[chalk], chalkShare, colours[slate]);
  const onPanel = product === 'panel' ? priceRoles : [];
  return [
    ...textPairs.map(([role, on]) => check(role, on, colours[on], needed.text)),
    ...pricePairs.map(([role, on]) => check(role, on, colours[on], needed.price)),
    ...controlPairs.map(([role, on]) => check(role, on, colours[on], needed.control)),
    ...tints.map(([role, share, least]) =>
      check(role, `${role} tint`, onSurface(colours[role], share), least),
    ),
    ...onPanel.map((role) =>
      check(role, 'panel', onSurface(colours.brandSoft, panelShare), needed.price),
    ),
    ...(summary === 'slate'
      ? [
          {
            ...check(chalk, 'slate', colours[slate], needed.price),
            ratio: contrast(soft, colours[slate]),
          },
        ]
      : []),
    check('warning', 'warning tint', onSurface(warningTint.colour, warningTint.share), needed.text),
  ].filter(({ ratio, needed: least }) => ratio < least);
}

/** Every pair of roles that is used together and misses 4.5:1 for text, 7:1 for prices or 3:1 for controls. */
export function contrastFindings(theme: Theme): readonly ContrastFinding[] {
  return [
    ...findingsOf('light', theme.colours, theme),
    ...(theme.darkColours ? findingsOf('dark', theme.darkColours, theme) : []),
  ];
}

/** Layout and character of a shop, each a choice between kinds; the first kind is the default. */
export interface ThemeKinds {
  /** Tiles, teasers and other cards: with a line, with a shadow, or directly on the ground. */
  readonly card?: 'outlined' | 'raised' | 'bare' | undefined;
  /** One quiet surface, a navigation band in the brand's colour, or no surface and no lines. */
  readonly header?: 'plain' | 'band' | 'open' | undefined;
  /** Words beside a wide picture, a low panel in the brand's colour, or large words first. */
  readonly hero?: 'beside' | 'panel' | 'editorial' | undefined;
  /** Room in cards and between sections. */
  readonly density?: 'comfortable' | 'compact' | 'airy' | undefined;
  /** Weight and letter spacing of headings. */
  readonly heading?: 'plain' | 'strong' | 'light' | undefined;
}

type Kinds<Name extends keyof ThemeKinds> = Readonly<
  Record<NonNullable<ThemeKinds[Name]>, Readonly<Record<string, string>>>
>;

const role = (name: string) => `var(--colour-${name})`;
const size = (name: string) => `var(--text-${name})`;

const cards: Kinds<'card'> = {
  outlined: {
    ground: role('surface'),
    line: role('line'),
    edge: `inset 0 0 0 1px ${role('line')}`,
    shadow: '0 0 transparent',
    hover: 'var(--shadow-medium)',
    inset: '1',
  },
  raised: {
    ground: role('surface'),
    line: 'transparent',
    edge: '0 0 transparent',
    shadow: 'var(--shadow-low)',
    hover: 'var(--shadow-high)',
    inset: '1',
  },
  bare: {
    ground: 'transparent',
    line: 'transparent',
    edge: `inset 0 1px 0 ${role('line')}`,
    shadow: '0 0 transparent',
    hover: '0 0 transparent',
    inset: '0',
  },
};

const quietNavigation = {
  'navigation-text': role('text'),
  'navigation-muted': role('muted'),
  'navigation-strong': role('brand-strong'),
  'navigation-mark': role('brand'),
  'navigation-focus': role('focus'),
  'top-text': role('text'),
  edge: 'transparent',
};

const headers: Kinds<'header'> = {
  plain: {
    ...quietNavigation,
    ground: role('surface'),
    line: role('line'),
    navigation: role('surface'),
    'navigation-align': 'flex-start',
    top: role('sunken'),
  },
  band: {
    ground: role('surface'),
    line: role('line'),
    navigation: role('brand'),
    'navigation-align': 'flex-start',
    'navigation-text': role('on-brand'),
    'navigation-muted': role('on-brand'),
    'navigation-strong': role('on-brand'),
    'navigation-mark': role('on-brand'),
    'navigation-focus': role('on-brand'),
    top: role('brand-strong'),
    'top-text': role('on-brand'),
    edge: role('brand'),
  },
  open: {
    ...quietNavigation,
    ground: role('ground'),
    line: 'transparent',
    navigation: role('ground'),
    'navigation-align': 'center',
    top: role('ground'),
  },
};

const quietColours = {
  text: role('text'),
  muted: role('muted'),
  strong: role('brand-strong'),
  focus: role('focus'),
};

const heroes: Kinds<'hero'> = {
  beside: {
    ...quietColours,
    ground: 'var(--card-ground)',
    inset: 'var(--card-inset)',
    ratio: '5 / 2',
    picture: '3 1 36rem',
    order: '0',
    title: size('24'),
  },
  panel: {
    text: role('on-brand'),
    muted: role('on-brand'),
    strong: role('on-brand'),
    focus: role('on-brand'),
    ground: role('brand'),
    inset: '1',
    ratio: '3 / 1',
    picture: '2 1 30rem',
    order: '1',
    title: size('24'),
  },
  editorial: {
    ...quietColours,
    ground: 'var(--card-ground)',
    inset: 'var(--card-inset)',
    ratio: '2 / 1',
    picture: '1 1 30rem',
    order: '1',
    title: `clamp(${size('24')}, 4vw, ${size('40')})`,
  },
};

const densities: Kinds<'density'> = {
  comfortable: { scale: '1' },
  compact: { scale: '0.8' },
  airy: { scale: '1.25' },
};

const headings: Kinds<'heading'> = {
  plain: { weight: '700', spacing: '-0.01em' },
  strong: { weight: '800', spacing: '-0.025em' },
  light: { weight: '450', spacing: '0' },
};

/** The brand's colour is bright among dark ones; a large area takes its soft variant there. */
const darkBand = {
  navigation: role('brand-soft'),
  'navigation-text': role('text'),
  'navigation-muted': role('text'),
  'navigation-strong': role('brand-strong'),
  'navigation-mark': role('brand'),
  'navigation-focus': role('focus'),
  top: role('sunken'),
  'top-text': role('text'),
};

const darkPanel = {
  ...quietColours,
  muted: role('text'),
  ground: role('brand-soft'),
};

/** Properties that differ with dark colours, grouped as in `kindProperties`. */
export function darkKindProperties(theme: ThemeKinds): Readonly<Record<string, object>> {
  return {
    header: theme.header === 'band' ? darkBand : {},
    hero: theme.hero === 'panel' ? darkPanel : {},
  };
}

/** Custom properties of the chosen kinds, grouped by the prefix of their names. */
export function kindProperties(theme: ThemeKinds): Readonly<Record<string, object>> {
  return {
    card: cards[theme.card ?? 'outlined'],
    header: headers[theme.header ?? 'plain'],
    hero: heroes[theme.hero ?? 'beside'],
    density: densities[theme.density ?? 'comfortable'],
    heading: headings[theme.heading ?? 'plain'],
  };
}

import type { ThemeKinds } from './theme-kinds.js';
import { role, type Kinds } from './values.js';

/** Lower on a phone, where products come first. */
const headEnd = 'clamp(0.5rem, 1.25vw, 1rem)';

/** A title on the page's ground. */
const onGround = {
  'head-ground': 'transparent',
  'head-line': '0 0 transparent',
  'head-text': role('text'),
  'head-muted': role('muted'),
  'head-focus': role('focus'),
  'head-align': 'start',
  'head-end': '0px',
  'head-scale': '1',
};

/** Filters in a column of their own beside the products, which is always open. */
const column = {
  display: 'grid',
  gap: 'var(--space-8)',
  main: 'flex',
  part: '0 0 auto',
  button: 'none',
  folded: 'visible',
  groups: '1fr',
  filters: 'transparent',
  'filters-line': 'transparent',
  inset: '0',
  tile: '13.5rem',
};

/** Filters behind a button above the products, which have the whole width. */
const above = {
  display: 'flex',
  gap: 'var(--space-4) var(--space-3)',
  main: 'contents',
  part: '0 0 100%',
  button: 'flex',
  folded: 'hidden',
  groups: 'repeat(auto-fit, minmax(13rem, 1fr))',
  filters: role('surface'),
  'filters-line': role('line'),
  inset: 'var(--space-2) var(--space-4) var(--space-4)',
  tile: '13.5rem',
};

/** A title on a band from edge to edge, in one of the colours with a text colour of its own. */
const band = (ground: string, text: string) => ({
  ...onGround,
  'head-ground': role(ground),
  'head-line': `0 0 0 100vmax ${role(ground)}`,
  'head-text': role(text),
  'head-muted': role(text),
  'head-focus': role(text),
  'head-end': headEnd,
});

/** The title of a list of products, where its filters are, and how wide its tiles are at least. */
export const listings: Kinds<ThemeKinds['listing']> = {
  quiet: { ...onGround, ...column },
  band: { ...band('brand', 'on-brand'), ...column },
  bright: { ...band('accent', 'on-accent'), ...column, tile: '12rem' },
  wide: { ...onGround, ...above, 'head-scale': '1.3', tile: '17rem' },
  centred: {
    ...onGround,
    ...above,
    'head-align': 'center',
    'head-line': `0 1px 0 ${role('line')}`,
    'head-end': headEnd,
    'head-scale': '1.15',
  },
};

/** A large area in the brand's colour takes its soft variant among dark colours. */
const darkBand = {
  'head-ground': role('brand-soft'),
  'head-line': `0 0 0 100vmax ${role('brand-soft')}`,
  'head-text': role('text'),
  'head-muted': role('text'),
  'head-focus': role('focus'),
};

/** Properties of a listing that differ with dark colours. */
export const darkListing = (kind: ThemeKinds['listing']): Readonly<Record<string, string>> =>
  kind === 'band' || kind === 'bright' ? darkBand : {};

const beside = {
  columns: 'minmax(0, min(34rem, 52%)) minmax(0, 1fr)',
  place: '0',
  picture: '34rem',
  ratio: '1',
  ground: 'var(--card-ground)',
  line: `inset 0 0 0 1px var(--card-line), var(--card-shadow)`,
  inset: 'calc(var(--space-6) * var(--card-inset))',
  scale: '1',
  'narrow-ground': 'transparent',
  'narrow-inset': '0px',
  'narrow-align': 'start',
  'narrow-note': 'flex',
  'narrow-bleed': '0',
  'narrow-flow': 'row-reverse',
  'narrow-ratio': '5 / 4',
  'narrow-low': '4 / 3',
  'narrow-thumbs': 'column',
  'narrow-place': 'start',
  'narrow-size': '0',
  'narrow-overflow': 'auto',
  'narrow-thumb': '3rem',
  'narrow-thumb-picture': 'visible',
  'narrow-dot': 'transparent',
  'narrow-frame': role('brand'),
};

/** On a phone the picture reaches from edge to edge, with dots below it instead of small pictures. */
const edgeToEdge = {
  'narrow-bleed': '1',
  'narrow-flow': 'column',
  'narrow-ratio': '3 / 2',
  'narrow-low': '16 / 9',
  'narrow-thumbs': 'row',
  'narrow-place': 'center',
  'narrow-size': 'auto',
  'narrow-overflow': 'visible',
  'narrow-thumb': '1.5rem',
  'narrow-thumb-picture': 'hidden',
  'narrow-dot': 'currentColor',
  'narrow-frame': 'transparent',
};

/** As strong as prices can be read on it: `contrastFindings` checks the same share. */
const panel = `color-mix(in srgb, ${role('brand-soft')} 45%, ${role('surface')})`;

/** The page of a product: pictures, and what is bought for how much. */
export const products: Kinds<ThemeKinds['product']> = {
  beside,
  panel: {
    ...beside,
    ground: panel,
    line: '0 0 transparent',
    'narrow-ground': panel,
    'narrow-inset': 'var(--space-4)',
  },
  end: {
    ...beside,
    ...edgeToEdge,
    columns: 'minmax(0, 1fr) minmax(0, min(38rem, 56%))',
    place: '1',
    picture: '100%',
    ratio: '8 / 7',
    scale: '1.25',
  },
  large: {
    ...beside,
    ...edgeToEdge,
    'narrow-align': 'center',
    'narrow-note': 'block',
    columns: 'minmax(0, 3fr) minmax(0, 2fr)',
    picture: '100%',
    ratio: '6 / 5',
    inset: 'var(--space-4) 0 0',
    scale: '1.25',
  },
};

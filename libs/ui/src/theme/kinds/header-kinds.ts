import type { ThemeKinds } from './theme-kinds.js';
import { role, type Kinds } from './values.js';

const quiet = {
  text: role('text'),
  focus: role('focus'),
  badge: role('brand'),
  'badge-text': role('on-brand'),
  'navigation-align': 'flex-start',
  'navigation-text': role('text'),
  'navigation-muted': role('muted'),
  'navigation-strong': role('brand-strong'),
  'navigation-mark': role('brand'),
  'navigation-focus': role('focus'),
  'navigation-font': 'inherit',
  'navigation-case': 'none',
  rule: '0 0 transparent',
  edge: 'transparent',
  field: role('surface'),
  'field-line': role('control'),
  'field-edges': '1px',
  'field-radius': '1.375rem',
  areas: '"logo search service actions"',
  columns: 'auto minmax(0, 1fr) auto auto',
  service: 'service',
  'service-width': '21rem',
  name: '5rem',
  logo: '44px',
  'logo-narrow': '36px',
};

const ownGround = {
  ...quiet,
  ground: role('ground'),
  line: 'transparent',
  navigation: role('ground'),
  top: role('ground'),
  'top-text': role('text'),
  field: 'transparent',
  'field-line': role('text'),
  'field-edges': '0 0 1px',
  'field-radius': '0',
  logo: '52px',
};

export const headers: Kinds<ThemeKinds['header']> = {
  plain: {
    ...quiet,
    ground: role('surface'),
    line: role('line'),
    navigation: role('surface'),
    top: role('brand'),
    'top-text': role('on-brand'),
  },
  band: {
    ...quiet,
    ground: role('surface'),
    line: role('line'),
    navigation: role('brand'),
    'navigation-text': role('on-brand'),
    'navigation-muted': role('on-brand'),
    'navigation-strong': role('on-brand'),
    'navigation-mark': role('on-brand'),
    'navigation-focus': role('on-brand'),
    top: role('brand-strong'),
    'top-text': role('on-brand'),
    'field-radius': 'var(--radius-medium)',
    'logo-narrow': '30px',
  },
  open: {
    ...ownGround,
    'navigation-align': 'center',
    'navigation-case': 'uppercase',
    rule: `inset 0 1px ${role('line')}, inset 0 -1px ${role('line')}`,
    areas: '"search logo actions"',
    columns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    service: 'actions',
    'service-width': 'calc(100% - 14.5rem)',
    name: '0',
  },
  solid: {
    ...quiet,
    text: role('on-brand'),
    focus: role('on-brand'),
    badge: role('accent'),
    'badge-text': role('on-accent'),
    ground: role('brand'),
    line: role('brand'),
    navigation: role('surface'),
    top: role('accent'),
    'top-text': role('on-accent'),
    'field-line': 'transparent',
  },
  masthead: {
    ...ownGround,
    edge: role('text'),
    field: role('surface'),
    'field-edges': '1px',
    'navigation-font': 'var(--font-headline)',
    rule: `inset 0 3px ${role('text')}, inset 0 -1px ${role('text')}`,
    'logo-narrow': '28px',
    areas: '"logo service search actions"',
    columns: '1fr auto minmax(0, 20rem) auto',
  },
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

const darkPlain = { top: role('brand-soft'), 'top-text': role('text') };

const darkSolid = {
  text: role('text'),
  focus: role('focus'),
  ground: role('brand-soft'),
  line: role('brand-soft'),
};

/** Properties of a header that differ with dark colours. */
export function darkHeader(kind: ThemeKinds['header']): Readonly<Record<string, string>> {
  const dark = { plain: darkPlain, band: darkBand, solid: darkSolid, open: {}, masthead: {} };
  return dark[kind ?? 'plain'];
}

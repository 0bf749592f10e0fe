import type { ThemeKinds } from './theme-kinds.js';
import { role, type Kinds } from './values.js';

const none = '0 0 transparent';

const onSurface = {
  ground: role('surface'),
  edge: `1px solid ${role('line')}`,
  text: role('text'),
  focus: role('focus'),
  font: 'inherit',
  current: role('brand-strong'),
  mark: `inset 0 3px ${role('brand')}`,
  line: 'none',
  icon: 'currentColor',
  'icon-ground': 'transparent',
  badge: role('brand'),
  'badge-text': role('on-brand'),
};

/** The bar at the foot of a phone's screen, in the manner of the header. */
export const bars: Kinds<ThemeKinds['header']> = {
  plain: onSurface,
  band: {
    ...onSurface,
    ground: role('brand'),
    edge: '0',
    text: role('on-brand'),
    focus: role('on-brand'),
    current: role('on-brand'),
    mark: `inset 0 -4px ${role('on-brand')}`,
    badge: role('accent'),
    'badge-text': role('on-accent'),
  },
  open: {
    ...onSurface,
    ground: role('ground'),
    font: 'var(--font-headline)',
    current: role('brand'),
    mark: none,
  },
  solid: {
    ...onSurface,
    current: role('text'),
    mark: none,
    icon: role('on-accent'),
    'icon-ground': role('accent'),
  },
  masthead: {
    ...onSurface,
    ground: role('ground'),
    edge: `3px solid ${role('text')}`,
    font: 'var(--font-headline)',
    current: role('text'),
    mark: none,
    line: 'underline',
  },
};

const darkBand = {
  ground: role('brand-soft'),
  text: role('text'),
  focus: role('focus'),
  current: role('brand-strong'),
  mark: `inset 0 -4px ${role('brand')}`,
};

/** Properties of the bar that differ with dark colours. */
export const darkBar = (kind: ThemeKinds['header']): Readonly<Record<string, string>> =>
  kind === 'band' ? darkBand : {};

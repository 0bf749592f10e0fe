import type { ThemeKinds } from './theme-kinds.js';
import { role, size, type Kinds } from './values.js';

const cards = {
  ground: 'var(--card-ground)',
  line: 'var(--card-line)',
  shadow: 'var(--card-shadow)',
  radius: 'var(--radius-large)',
  flow: 'column',
  rows: 'auto',
  narrow: 'min(6.75rem, 28vw)',
  middle: '9rem',
  wide: 'minmax(6.5rem, 1fr)',
  picture: '100%',
  'picture-radius': '0',
  align: 'start',
  inset: 'var(--space-2)',
  cross: 'stretch',
  size: size('16'),
  'chip-ground': role('surface'),
  'chip-line': `inset 0 0 0 1px ${role('line')}`,
  'chip-radius': 'calc(var(--touch) / 2)',
  'chip-font': 'inherit',
};

const none = { ground: 'transparent', line: 'transparent', shadow: '0 0 transparent' };

const inRows = {
  flow: 'row-reverse',
  cross: 'center',
  rows: 'repeat(2, auto)',
  narrow: 'min(12.5rem, 54vw)',
  middle: '15rem',
  wide: 'minmax(10rem, 1fr)',
};

/** Links to departments with a picture: on the home page, and above a listing as chips. */
export const departments: Kinds<ThemeKinds['departments']> = {
  cards,
  round: {
    ...cards,
    ...none,
    'picture-radius': '50%',
    align: 'center',
    'chip-ground': role('brand-soft'),
    'chip-line': '0 0 transparent',
  },
  labels: {
    ...cards,
    ...none,
    ...inRows,
    ground: role('brand-soft'),
    radius: 'var(--radius-medium)',
    picture: '5rem',
    inset: 'var(--space-2) var(--space-3)',
    'chip-ground': role('brand-soft'),
    'chip-line': '0 0 transparent',
    'chip-radius': 'var(--radius-small)',
  },
  words: {
    ...cards,
    ...none,
    ...inRows,
    shadow: `0 1px 0 ${role('line')}`,
    radius: '0',
    picture: '4.5rem',
    inset: 'var(--space-2) 0',
    size: size('20'),
    'chip-ground': 'transparent',
    'chip-line': `inset 0 -1px ${role('text')}`,
    'chip-radius': '0',
    'chip-font': 'var(--font-headline)',
  },
};

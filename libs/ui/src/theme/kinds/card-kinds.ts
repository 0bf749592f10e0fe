import type { ThemeKinds } from './theme-kinds.js';
import { role, type Kinds } from './values.js';

/** Prices stand on the card, and the brand begins the first line of the name. */
const quiet = {
  price: 'transparent',
  // Nothing: a reduced price keeps its colour.
  'price-text': 'initial',
  'price-inset': '0',
  'price-apart': '0',
  'brand-line': 'inline',
  'brand-text': 'inherit',
};

const framed = { ...quiet, inset: '1', apart: '0px', align: 'start' };

/** Without a frame, rows stand further apart, so that a price belongs to what is above it. */
const onGround = {
  ...quiet,
  ground: 'transparent',
  line: 'transparent',
  inset: '0',
  apart: 'var(--space-4)',
  align: 'start',
  /** Whether pictures keep clear of the plus sideways, too. */
};

export const cards: Kinds<ThemeKinds['card']> = {
  outlined: {
    ground: role('surface'),
    line: role('line'),
    edge: `inset 0 0 0 1px ${role('line')}`,
    shadow: '0 0 transparent',
    hover: 'var(--shadow-medium)',
    ...framed,
  },
  raised: {
    ground: role('surface'),
    line: 'transparent',
    edge: '0 0 transparent',
    shadow: 'var(--shadow-low)',
    hover: 'var(--shadow-high)',
    ...framed,
  },
  bare: {
    ...onGround,
    // The farm has a line of its own.
    'brand-line': 'block',
    'brand-text': role('brand-strong'),
    edge: `inset 0 1px 0 ${role('line')}`,
    shadow: '0 0 transparent',
    hover: '0 0 transparent',
  },
  block: {
    ground: role('surface'),
    line: role('line'),
    edge: `inset 0 0 0 1px ${role('line')}`,
    shadow: `0 4px 0 ${role('line')}`,
    hover: `0 4px 0 ${role('accent')}`,
    ...framed,
  },
  ruled: {
    ...onGround,
    align: 'center',
    'brand-line': 'block',
    // As with chalk on a slate.
    price: role('text'),
    'price-text': role('surface'),
    'price-inset': '0.125rem 0.5rem',
    'price-apart': '0.25rem',
    edge: `0 -1px 0 ${role('text')}`,
    shadow: `0 -1px 0 ${role('text')}`,
    hover: `0 -3px 0 ${role('text')}`,
  },
};

/** The plus on a product's picture, and the ground of the picture. */
export const tiles: Kinds<ThemeKinds['tile']> = {
  round: {
    radius: 'calc(var(--touch) / 2)',
    width: 'var(--touch)',
    action: role('brand'),
    'on-action': role('on-brand'),
    hover: 'var(--brand-hover)',
    line: '0 0 transparent',
    picture: `color-mix(in srgb, ${role('brand-soft')} 35%, ${role('surface')})`,
  },
  square: {
    radius: 'var(--radius-small)',
    width: 'var(--touch)',
    action: role('surface'),
    'on-action': role('brand-strong'),
    hover: role('brand-soft'),
    line: `inset 0 0 0 1.5px ${role('brand-strong')}`,
    picture: role('surface'),
  },
  wide: {
    radius: 'var(--radius-medium)',
    width: 'clamp(var(--touch), 11vw, 4rem)',
    action: role('brand'),
    'on-action': role('on-brand'),
    hover: 'var(--brand-hover)',
    line: '0 0 transparent',
    picture: role('surface'),
  },
  bright: {
    radius: 'calc(var(--touch) / 2)',
    width: 'var(--touch)',
    action: role('accent'),
    'on-action': role('on-accent'),
    hover: `color-mix(in srgb, ${role('accent')}, ${role('on-accent')} 12%)`,
    line: `0 0 0 3px ${role('surface')}`,
    picture: `color-mix(in srgb, ${role('accent')} 14%, ${role('surface')})`,
  },
};

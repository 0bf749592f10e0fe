import type { ThemeKinds } from './theme-kinds.js';
import { role, size, type Kinds } from './values.js';

const quietColours = {
  text: role('text'),
  muted: role('muted'),
  strong: role('brand-strong'),
  focus: role('focus'),
};

const on = (colour: string) => ({ text: colour, muted: colour, strong: colour, focus: colour });

/** The question for the postcode on the home page: a soft panel. */
const softPlace = {
  'place-ground': role('brand-soft'),
  'place-line': 'transparent',
  'place-inset': '1',
  'place-text': role('text'),
  'place-muted': role('muted'),
  'place-strong': role('brand-strong'),
  'place-good': role('success'),
  'place-bad': role('danger'),
  'place-focus': role('focus'),
  'place-action': role('brand'),
  'place-on-action': role('on-brand'),
};

const placeOn = (colour: string) => ({
  'place-text': colour,
  'place-muted': colour,
  'place-strong': colour,
  'place-good': colour,
  'place-bad': colour,
  'place-focus': colour,
});

export const heroes: Kinds<ThemeKinds['hero']> = {
  beside: {
    ...quietColours,
    ...softPlace,
    shadow: 'var(--card-shadow)',
    ground: 'var(--card-ground)',
    inset: 'var(--card-inset)',
    ratio: '5 / 2',
    picture: '3 1 36rem',
    order: '0',
    title: size('24'),
  },
  panel: {
    shadow: 'var(--card-shadow)',
    ...on(role('on-brand')),
    ...softPlace,
    ...placeOn(role('on-brand')),
    'place-ground': role('brand'),
    'place-action': role('accent'),
    'place-on-action': role('on-accent'),
    ground: role('brand'),
    inset: '1',
    ratio: '3 / 1',
    picture: '2 1 30rem',
    order: '1',
    title: size('24'),
  },
  editorial: {
    ...quietColours,
    ...softPlace,
    'place-ground': 'transparent',
    'place-line': role('line'),
    'place-inset': '0',
    shadow: '0 0 transparent',
    ground: 'var(--card-ground)',
    inset: 'var(--card-inset)',
    ratio: '2 / 1',
    picture: '1 1 30rem',
    order: '1',
    title: `clamp(${size('24')}, 4vw, ${size('40')})`,
  },
  poster: {
    shadow: 'var(--card-shadow)',
    ...on(role('on-accent')),
    ...softPlace,
    ...placeOn(role('on-accent')),
    'place-ground': role('accent'),
    ground: role('accent'),
    inset: '1',
    ratio: '5 / 2',
    picture: '3 1 36rem',
    order: '0',
    title: `clamp(${size('24')}, 3vw, ${size('32')})`,
  },
};

/** Large areas are bright among dark colours; they take the brand's soft variant there. */
const darkPanel = {
  ...quietColours,
  ...softPlace,
  muted: role('text'),
  ground: role('brand-soft'),
};

/** Properties of a hero that differ with dark colours. */
export const darkHero = (kind: ThemeKinds['hero']): Readonly<Record<string, string>> =>
  kind === 'panel' || kind === 'poster' ? darkPanel : {};

import { band, darkSheet, pictureFirst, sheet, wordsFirst } from './hero-openings.js';
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

/** On wide screens the first picture of the home page and the question for the postcode share a row. */
const firstRow = {
  row: '2',
  height: '20rem',
  margin: '0',
  below: '0',
  'words-end': 'var(--space-4)',
  'words-ground': 'transparent',
  'words-align': 'center',
  'words-side': 'stretch',
  'words-start': 'var(--space-5)',
  'place-width': '20rem',
  'place-height': '8.75rem',
  'place-side': 'start',
  'place-align': 'stretch',
  'place-margin': '0px',
  'place-row': 'minmax(0, 1fr)',
};

/** Words with the question below them in a column beside the picture. */
const column = (width: string) => ({
  height: '20rem',
  'words-align': 'start',
  'words-start': 'calc(var(--space-3) + var(--space-4))',
  'words-end': '10.25rem',
  'place-width': width,
  'place-align': 'end',
  'place-margin': 'var(--space-3)',
  'place-row': 'minmax(0, 1fr) auto',
});

/** From 1280 pixels on as large as the headline of a page. */
const headline = `clamp(${size('24')}, 2.5vw, ${size('32')})`;

/** The question has a row of its own above the picture. */
const ownRow = {
  row: '3',
  'words-start': '0',
  'place-width': '100%',
  'place-height': '6rem',
  'place-row': 'minmax(0, 1fr) auto',
};

const editorial = {
  ...quietColours,
  ...wordsFirst,
  ...softPlace,
  ...firstRow,
  ...ownRow,
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
  columns: 'minmax(0, 4fr) minmax(0, 7fr)',
  'picture-column': '2',
  'words-column': '1',
};

export const heroes: Kinds<ThemeKinds['hero']> = {
  beside: {
    ...quietColours,
    ...band,
    ...softPlace,
    ...firstRow,
    ...column('29rem'),
    columns: '29rem minmax(0, 1fr)',
    'picture-column': '2',
    'words-column': '1',
    shadow: 'var(--card-shadow)',
    ground: 'var(--card-ground)',
    inset: 'var(--card-inset)',
    ratio: '5 / 2',
    picture: '3 1 36rem',
    order: '0',
    title: headline,
  },
  panel: {
    shadow: 'var(--card-shadow)',
    ...on(role('on-brand')),
    ...sheet(role('brand')),
    ...softPlace,
    ...firstRow,
    ...column('26rem'),
    columns: 'minmax(0, 1fr) 26rem',
    'picture-column': '1',
    'words-column': '2',
    'place-side': 'end',
    'place-action': role('accent'),
    'place-on-action': role('on-accent'),
    ground: role('brand'),
    inset: '1',
    ratio: '3 / 1',
    picture: '2 1 30rem',
    order: '1',
    title: headline,
  },
  editorial,
  cover: {
    ...editorial,
    ...pictureFirst,
    row: '2',
    height: '22rem',
    below: '6.25rem',
    columns: '32rem minmax(0, 1fr)',
    'words-ground': `linear-gradient(to right, ${role('surface')} calc(32rem + var(--space-6)), transparent 0)`,
    // To the end of the only row, and of the columns.
    'words-column': '1 / 2 / -1',
    'words-start': 'var(--space-8)',
    'words-align': 'stretch',
    'place-ground': role('surface'),
    'place-line': 'transparent',
    'place-inset': '1',
    'place-align': 'end',
    'place-height': '5.5rem',
  },
  poster: {
    shadow: 'var(--card-shadow)',
    ...on(role('on-accent')),
    ...sheet(role('accent')),
    'opening-place': role('accent'),
    // Low, because the departments follow on the same ground.
    'opening-rows': 'minmax(5.5rem, auto)',
    'opening-title': `clamp(1.125rem, 5.4vw, ${size('24')})`,
    ...softPlace,
    ...firstRow,
    ...column('25rem'),
    columns: '25rem minmax(0, 1fr)',
    'picture-column': '2',
    'words-column': '1',
    ...placeOn(role('on-accent')),
    'place-ground': role('accent'),
    ground: role('accent'),
    inset: '1',
    ratio: '5 / 2',
    picture: '3 1 36rem',
    order: '0',
    title: headline,
  },
};

/** Large areas are bright among dark colours; they take the brand's soft variant there. */
const darkPanel = {
  ...quietColours,
  ...softPlace,
  ...darkSheet,
  muted: role('text'),
  ground: role('brand-soft'),
  'words-ground': role('brand-soft'),
};

/** Properties of a hero that differ with dark colours. */
export const darkHero = (kind: ThemeKinds['hero']): Readonly<Record<string, string>> =>
  kind === 'panel' || kind === 'poster' ? darkPanel : {};

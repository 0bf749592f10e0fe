import { role } from './values.js';

/** What a phone's home page opens with, in the manner of a hero: a low picture, a line, and the question. */
export const band = {
  'opening-ground': 'transparent',
  'opening-place': role('surface'),
  'opening-shadow': 'var(--shadow-low)',
  'opening-end': '0px',
  'opening-rows': 'min(21.5vw, 9rem) auto',
  'opening-columns': 'minmax(0, 1fr)',
  'opening-picture': '1 / 1',
  'opening-words-row': '2',
  'opening-align': 'start',
  // One line of about 38 letters from the narrowest phone on.
  'opening-title': 'clamp(1rem, 4.6vw, var(--text-24))',
};

/** Large words beside a picture and the question are one surface, which continues the header's. */
export const sheet = (ground: string) => ({
  ...band,
  'opening-ground': ground,
  'opening-shadow': '0 0 transparent',
  'opening-end': 'var(--space-4)',
  'opening-rows': 'minmax(9.5rem, auto)',
  'opening-columns': 'minmax(0, 11fr) minmax(0, 9fr)',
  'opening-picture': '1 / 2',
  'opening-words-row': '1',
  'opening-align': 'center',
  'opening-title': 'var(--text-24)',
});

/** Large words on the page's ground below a whole picture from edge to edge, and above the question. */
export const pictureFirst = {
  ...band,
  'opening-shadow': '0 0 transparent',
  'opening-rows': 'min(40vw, 15rem) auto',
  'opening-title': 'var(--text-24)',
};

/** The words first, and nothing between the picture and the question. */
export const wordsFirst = {
  ...pictureFirst,
  'opening-rows': 'auto min(40vw, 15rem)',
  'opening-picture': '2 / 1',
  'opening-words-row': '1',
  'opening-place': 'transparent',
};

/** The same surface with dark colours. */
export const darkSheet = {
  'opening-ground': role('brand-soft'),
  'opening-place': role('brand-soft'),
};

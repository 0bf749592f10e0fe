import { bars, darkBar } from './kinds/bar-kinds.js';
import { cards, tiles } from './kinds/card-kinds.js';
import { departments } from './kinds/department-kinds.js';
import { darkHeader, headers } from './kinds/header-kinds.js';
import { darkHero, heroes } from './kinds/hero-kinds.js';
import { darkListing, listings, products } from './kinds/listing-kinds.js';
import { darkSummary, summaries } from './kinds/summary-kinds.js';
import type { ThemeKinds } from './kinds/theme-kinds.js';
import type { Kinds } from './kinds/values.js';

export type { ThemeKinds } from './kinds/theme-kinds.js';

const densities: Kinds<ThemeKinds['density']> = {
  comfortable: { scale: '1' },
  compact: { scale: '0.8' },
  airy: { scale: '1.25' },
};

/** No lines beside the heading of a section, and no bar below it. */
const plainHeading = { weight: '700', spacing: '-0.01em', rules: '0', bar: '0rem', stroke: '1.75' };

const headings: Kinds<ThemeKinds['heading']> = {
  plain: plainHeading,
  strong: { ...plainHeading, weight: '800', spacing: '-0.025em', stroke: '2' },
  light: { ...plainHeading, weight: '450', spacing: '0', stroke: '1.4' },
  bar: { ...plainHeading, weight: '800', spacing: '-0.02em', bar: '2.5rem', stroke: '2.1' },
  ruled: { ...plainHeading, weight: '450', spacing: '0', rules: '1', stroke: '1.4' },
};

/** Properties that differ with dark colours, grouped as in `kindProperties`. */
export function darkKindProperties(theme: ThemeKinds): Readonly<Record<string, object>> {
  return {
    header: darkHeader(theme.header),
    bar: darkBar(theme.header),
    hero: darkHero(theme.hero),
    listing: darkListing(theme.listing),
    summary: darkSummary(theme.summary),
  };
}

/** Custom properties of the chosen kinds, grouped by the prefix of their names. */
export function kindProperties(theme: ThemeKinds): Readonly<Record<string, object>> {
  return {
    card: cards[theme.card ?? 'outlined'],
    header: headers[theme.header ?? 'plain'],
    bar: bars[theme.header ?? 'plain'],
    hero: heroes[theme.hero ?? 'beside'],
    departments: departments[theme.departments ?? 'cards'],
    tile: tiles[theme.tile ?? 'round'],
    listing: listings[theme.listing ?? 'quiet'],
    product: products[theme.product ?? 'beside'],
    summary: summaries[theme.summary ?? 'card'],
    density: densities[theme.density ?? 'comfortable'],
    heading: headings[theme.heading ?? 'plain'],
  };
}

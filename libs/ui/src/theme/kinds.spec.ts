import { readFileSync } from 'node:fs';
import path from 'node:path';
import { darkKindProperties, kindProperties, type ThemeKinds } from './kinds.js';
import type { Theme } from './theme.js';
import { themeStylesheet } from './theme.js';

const root = path.join(__dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const theme = JSON.parse(read('libs/tenants/gruenmarkt/theme.json')) as Theme;

const kinds: Required<{ [Name in keyof ThemeKinds]: readonly NonNullable<ThemeKinds[Name]>[] }> = {
  card: ['outlined', 'raised', 'bare', 'block', 'ruled'],
  header: ['plain', 'band', 'open', 'solid', 'masthead'],
  hero: ['beside', 'panel', 'editorial', 'poster', 'cover'],
  departments: ['cards', 'round', 'labels', 'words'],
  tile: ['round', 'square', 'wide', 'bright'],
  listing: ['quiet', 'band', 'bright', 'wide', 'centred'],
  product: ['beside', 'panel', 'end', 'large'],
  summary: ['card', 'ticket', 'bill', 'slate', 'crate'],
  density: ['comfortable', 'compact', 'airy'],
  heading: ['plain', 'strong', 'light', 'bar', 'ruled'],
};
const names = Object.keys(kinds) as (keyof ThemeKinds)[];

it.each(names)('%s has the same properties in each kind, and no two kinds are equal', (name) => {
  const values = kinds[name].map((kind) => kindProperties({ [name]: kind })[name] ?? {});
  const keys = values.map((one) => Object.keys(one).sort());
  expect(keys).toEqual(kinds[name].map(() => keys[0]));
  expect(new Set(values.map((one) => JSON.stringify(one))).size).toBe(kinds[name].length);
});

it('the bar of phones has the same properties with each header, and none is like another', () => {
  const values = kinds.header.map((header) => kindProperties({ header }).bar ?? {});
  const keys = values.map((one) => Object.keys(one).sort());
  expect(keys).toEqual(keys.map(() => keys[0]));
  expect(new Set(values.map((one) => JSON.stringify(one))).size).toBe(keys.length);
});

it.each(names)('a theme without a %s gets the first kind', (name) => {
  expect(themeStylesheet({ ...theme, [name]: undefined })).toBe(
    themeStylesheet({ ...theme, [name]: kinds[name][0] }),
  );
});

it('writes the properties of a kind into the theme, where style sheets read them', () => {
  const css = themeStylesheet({ ...theme, card: 'bare', header: 'band', density: 'airy' });
  expect(css).toContain('--card-ground:transparent;');
  expect(css).toContain('--header-navigation:var(--colour-brand);');
  expect(css).toContain('--density-scale:1.25;');
});

it('changes only known properties for dark colours, where large areas are bright', () => {
  expect(darkKindProperties({ header: 'open' })).toEqual({
    header: {},
    bar: {},
    hero: {},
    listing: {},
    summary: {},
  });
  const loud: ThemeKinds = { header: 'band', hero: 'panel', listing: 'band', summary: 'ticket' };
  const bright: ThemeKinds = {
    header: 'solid',
    hero: 'poster',
    listing: 'bright',
    summary: 'slate',
  };
  for (const [name, values] of [loud, bright].flatMap((one) =>
    Object.entries(darkKindProperties(one)),
  ))
    expect(kindProperties(loud)[name]).toEqual(
      expect.objectContaining(
        Object.fromEntries(Object.keys(values).map((key) => [key, expect.any(String) as string])),
      ),
    );
  const [light, dark] = themeStylesheet({ ...theme, ...loud }).split('@media');
  expect(light).toContain('--hero-ground:var(--colour-brand);');
  expect(dark).toContain('--hero-ground:var(--colour-brand-soft);');
});

it('each property is used by a style sheet, and style sheets use no other', () => {
  const sheets = [
    'apps/storefront/src/shell/footer/bottom-navigation.module.css',
    'apps/storefront/src/shell/header/focused-header.module.css',
    'apps/storefront/src/shell/header/header.module.css',
    'apps/storefront/src/shell/header/top-bar.module.css',
    'libs/features/cart-checkout/src/components/cart/summary/totals.module.css',
    'libs/features/cart-checkout/src/components/order/next-order/next-order.module.css',
    'libs/features/cart-checkout/src/components/service/home/home.module.css',
    'libs/features/cart-checkout/src/contributions/bottom-bar.module.css',
    'libs/features/cart-checkout/src/contributions/header-actions.module.css',
    'libs/features/cart-checkout/src/contributions/header-service.module.css',
    'libs/features/catalogue/src/components/listing/facets.module.css',
    'libs/features/catalogue/src/components/listing/listing-view.module.css',
    'libs/features/catalogue/src/components/navigation/category-chips.module.css',
    'libs/features/catalogue/src/components/navigation/navigation-bar.module.css',
    'libs/features/catalogue/src/components/product/gallery.module.css',
    'libs/features/catalogue/src/components/product/picture.module.css',
    'libs/features/catalogue/src/components/product/product-head.module.css',
    'libs/features/catalogue/src/contributions/product-tile.module.css',
    'libs/features/content/src/blocks/layout/option/option.module.css',
    'libs/features/content/src/blocks/teasers/publication/publication.module.css',
    'libs/features/content/src/blocks/teasers/teaser-slider.module.css',
    'libs/features/content/src/blocks/teasers/teaser.module.css',
    'libs/features/content/src/blocks/text/contact/contact.module.css',
    'libs/features/content/src/pages/content.page.module.css',
    'libs/features/customer/src/contributions/header-actions.module.css',
    'libs/features/recipes/src/contributions/recipe-tile.module.css',
    'libs/features/search/src/contributions/header-search.module.css',
    'libs/features/storefinder/src/components/store-card.module.css',
    'libs/ui/src/content/summary-panel/summary-panel.module.css',
    'libs/ui/src/forms/quantity-stepper/quantity-stepper.module.css',
    'libs/ui/src/icons/icon.module.css',
    'libs/ui/src/layout/layout.module.css',
    'libs/ui/src/styles/behaviour.css',
    'libs/ui/src/styles/elements.css',
    'libs/ui/src/styles/tokens.css',
  ].map(read);
  const used =
    sheets
      .join()
      .match(
        /(?<=var\()--(card|header|bar|hero|departments|tile|listing|product|summary|density|heading)-[a-z-]+/g,
      ) ?? [];
  const written = Object.entries(kindProperties({})).flatMap(([prefix, values]) =>
    Object.keys(values).map((name) => `--${prefix}-${name}`),
  );
  expect([...new Set(used)].sort()).toEqual(written.sort());
});

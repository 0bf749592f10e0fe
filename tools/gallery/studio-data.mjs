import { readFileSync } from 'node:fs';
import path from 'node:path';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** A page of each kind that a theme can change, by the shop's own slugs and flags. */
function pagesOf({ hosts: [host], clientRuntimeConfig: config }, category, port) {
  const slug = (name) => config.slugs[name] ?? name;
  const paths = {
    home: '/',
    listing: `/${slug('category')}/${category}`,
    offers: `/${slug('offers')}`,
    ...(config.featureRecipes && { recipes: `/${slug('recipes')}` }),
    ...(config.featureMisc && { stores: `/${slug('storefinder')}` }),
    ...(config.featureCartCheckout && { cart: `/${slug('cart')}` }),
    blocks: '/block-gallery',
  };
  return Object.fromEntries(
    Object.entries(paths).map(([name, url]) => [name, `http://${host}:${port}${url}`]),
  );
}

/** What the theme studio shows: every shop of `folder` with its theme and pages, and the fonts. */
export function studioData({ themes, folder, port }) {
  const shops = themes.map((id) => {
    const [{ slug }] = readJson(path.join(folder, id, 'data/categories.json'));
    const pages = pagesOf(readJson(path.join(folder, id, 'config.json')), slug, port);
    return { id, theme: readJson(path.join(folder, id, 'theme.json')), pages };
  });
  const fonts = [...new Set(shops.flatMap(({ theme }) => [theme.font.text, theme.font.headline]))];
  return { shops, fonts };
}

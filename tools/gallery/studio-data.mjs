import { readFileSync } from 'node:fs';
import path from 'node:path';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const firstLineOf = (file) => readFileSync(file, 'utf8').split('\n', 1)[0];

/** A page of each kind that a theme can change, by the shop's own slugs and flags. */
function pagesOf({ hosts: [host], clientRuntimeConfig: config }, { category, product }, port) {
  const slug = (name) => config.slugs[name] ?? name;
  const paths = {
    home: '/',
    listing: `/${slug('category')}/${category}`,
    product: `/${slug('product')}/${product.slug}`,
    search: `/${slug('search')}/${encodeURIComponent(product.name)}`,
    offers: `/${slug('offers')}`,
    ...(config.featureRecipes && { recipes: `/${slug('recipes')}` }),
    ...(config.featureMisc && { stores: `/${slug('storefinder')}` }),
    ...(config.featureCartCheckout && { cart: `/${slug('cart')}`, login: `/${slug('login')}` }),
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
    const product = JSON.parse(firstLineOf(path.join(folder, id, 'data/products.jsonl')));
    const examples = { category: slug, product };
    const pages = pagesOf(readJson(path.join(folder, id, 'config.json')), examples, port);
    return { id, theme: readJson(path.join(folder, id, 'theme.json')), pages };
  });
  const fonts = [...new Set(shops.flatMap(({ theme }) => [theme.font.text, theme.font.headline]))];
  return { shops, fonts };
}

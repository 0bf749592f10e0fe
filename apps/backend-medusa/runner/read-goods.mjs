// Plain Node only. The goods of a demo shop as `medusa/src/scripts/seed.js` takes them, read from the
// reference backend by the contract: so both sell the same.

/** The first is the language of Medusa's own fields. */
const LANGUAGES = ['de', 'en'];
const PAGE = 96;
const AT_ONCE = 8;

/** Held by Medusa's own fields, or made from them. */
const HELD = ['sku', 'slug', 'gtin', 'category', 'parentCategories'];
/** In the first language held by Medusa's own fields. */
const HELD_TEXTS = ['name', 'packSize', 'description'];
/** Of other calls: ratings belong to the orders of the reference backend. */
const LEFT = ['rating', 'substitutes'];

const without = (fields, names) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** Cents for a piece, or for 1000 g of weighed goods, to Medusa's euros for a piece or a gram. */
export function amountOf({ price, weightArticle }) {
  return price.regular.value / (weightArticle ? 100_000 : 100);
}

function inEach(answers, facts) {
  return Object.fromEntries(
    answers.map((answer, place) => [LANGUAGES[place], facts(answer, place)]),
  );
}

export function toGoods(answers, rank) {
  const [first] = answers;
  const languages = inEach(answers, (answer, place) => {
    const price = without(answer.price, ['regular']);
    const names = [...HELD, ...LEFT, ...(place === 0 ? HELD_TEXTS : [])];
    return { ...without(answer, names), price };
  });
  return {
    sku: first.sku,
    slug: first.slug,
    name: first.name,
    gtin: first.gtin,
    packSize: first.packSize,
    description: first.description,
    category: first.category.slug,
    picture: first.picture?.url,
    amount: amountOf(first),
    facts: { rank, languages },
  };
}

function toCategory(answers, rank) {
  const [first] = answers;
  const languages = inEach(answers, ({ name, picture }, place) => ({
    ...(place > 0 && { name }),
    ...(picture && { picture }),
  }));
  return {
    slug: first.slug,
    name: first.name,
    facts: { rank, languages },
    children: first.children.map((_, place) =>
      toCategory(
        answers.map(({ children }) => children[place]),
        place,
      ),
    ),
  };
}

/** Reads the goods of the shop with that host name. */
export async function readGoods({ url, host }) {
  const read = async (path, language) => {
    const headers = { 'x-forwarded-host': host, 'accept-language': language };
    const response = await fetch(new URL(path, url), { headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
  const inAll = (path) => Promise.all(LANGUAGES.map((language) => read(path, language)));
  const trees = await inAll('/api/category-trees');
  const skus = [];
  for (let offset = 0, total = 1; offset < total; offset += PAGE) {
    const page = await read(`/api/products?offset=${offset}&pageSize=${PAGE}`, LANGUAGES[0]);
    ({ total } = page);
    skus.push(...page.results.map(({ sku }) => sku));
  }
  const products = [];
  for (let place = 0; place < skus.length; place += AT_ONCE) {
    const some = skus.slice(place, place + AT_ONCE);
    const read = await Promise.all(some.map((sku) => inAll(`/api/products/${sku}`)));
    products.push(...read.map((answers, of) => toGoods(answers, place + of)));
  }
  const categories = trees[0].map((_, place) =>
    toCategory(
      trees.map((tree) => tree[place]),
      place,
    ),
  );
  return { categories, products };
}

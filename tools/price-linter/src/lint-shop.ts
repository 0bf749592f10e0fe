import { breachesOf, type Breach, type KnownGoods, type RulePack } from '@larder/pricing';
import { get, nextPages, readSite } from './crawl.js';
import { readPrices, type PriceNames, type PriceTexts } from './read-prices.js';

export interface ShopToLint {
  readonly base: string;
  readonly host: string;
  readonly pack: RulePack;
  readonly names: PriceNames;
  /** Texts of a page, by its path: shops have several languages. */
  readonly textsOf: (path: string) => PriceTexts;
  /** Paths below which a term's results are, one a language. */
  readonly searches: readonly string[];
  /** Products appear on several pages: of their own and of searches one in so many is read. */
  readonly oneOf: number;
}

export interface Finding extends Breach {
  readonly page: string;
  readonly product?: string | undefined;
}

export interface Report {
  readonly pages: number;
  readonly prices: number;
  readonly findings: readonly Finding[];
}

interface ProductAnswer {
  readonly name: string;
  readonly content?: { readonly amount: number; readonly unit: string };
  readonly drainedWeight?: number;
  readonly weightArticle: boolean;
  readonly priceClass?: KnownGoods['priceClass'];
  readonly price: {
    readonly depositPrice?: number;
    readonly depositKind?: KnownGoods['depositKind'];
    readonly former?: unknown;
    readonly lowestPrior30?: { readonly value: number };
    readonly maximum?: { readonly value: number };
  };
}

const AT_ONCE = 8;
/** Number of searches: enough to meet most products once more. */
const MAX_TERMS = 80;

async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < items.length; i += AT_ONCE)
    await Promise.all(items.slice(i, i + AT_ONCE).map(work));
}

/** The goods from the shop's own call, which its pages are compared with. */
function goodsOf(answer: ProductAnswer): KnownGoods {
  const { content, drainedWeight, weightArticle, price, priceClass } = answer;
  const counted = drainedWeight ? { amount: drainedWeight, unit: 'g' } : content;
  return {
    ...(counted && !weightArticle && { content: counted }),
    ...(!counted && !weightArticle && { isUnmeasured: true }),
    ...(price.depositPrice !== undefined && { deposit: price.depositPrice }),
    depositKind: price.depositKind,
    priceClass,
    maximum: price.maximum?.value,
    ...(price.lowestPrior30 && { lowestPrior30: price.lowestPrior30.value }),
  };
}

/** The goods of a shop by the paths of their pages, and what shoppers would look for them by. */
async function readGoods({ base, host }: ShopToLint, products: readonly string[]) {
  const goods = new Map<string, KnownGoods>();
  const terms = new Set<string>();
  await inBatches(products, async (path) => {
    const slug = path.slice(path.lastIndexOf('/') + 1);
    const text = await get(base, host, `/api/products/${slug}`);
    if (text === undefined) return;
    const product = JSON.parse(text) as ProductAnswer;
    goods.set(path, goodsOf(product));
    terms.add(product.name.split(' ')[0] ?? '');
  });
  return { goods, terms: [...terms].sort().slice(0, MAX_TERMS) };
}

/** Reads every page that a shop names, and searches of it, and what is wrong with the prices there. */
export async function lintShop(shop: ShopToLint): Promise<Report> {
  const site = await readSite(shop.base, shop.host);
  const { goods, terms } = await readGoods(shop, site.products);
  const isRead = (_path: unknown, at: number) => at % shop.oneOf === 0;
  const results = shop.searches.flatMap((search) =>
    terms.filter(isRead).map((term) => `${search}/${encodeURIComponent(term)}`),
  );
  const products = new Set(site.products);
  const others = site.pages.filter((page) => !products.has(page));
  const findings: Finding[] = [];
  const seen = new Set([...others, ...site.products.filter(isRead), ...results]);
  let prices = 0;
  const lint = async (page: string) => {
    const html = await get(shop.base, shop.host, page);
    if (html === undefined) return;
    for (const next of nextPages(html)) if (!seen.has(next)) seen.add(next);
    const found = readPrices(html, shop.names, shop.textsOf(page));
    prices += found.length;
    if (found.length > 0 && !shop.pack.taxNote.test(html))
      findings.push({
        page,
        rule: 'tax-note',
        source: '98/6/EC art. 2 a',
        what: 'nothing says that tax is in the prices',
      });
    for (const { price, links, isOwn } of found) {
      const product = isOwn ? page : links.find((link) => goods.has(link));
      const known = goods.get(product ?? '');
      for (const breach of breachesOf(shop.pack, price, known))
        findings.push({ page, product, ...breach });
    }
  };
  const done = new Set<string>();
  // Pages of listings name further ones while they are read.
  for (let open = [...seen]; open.length > 0; open = [...seen].filter((page) => !done.has(page))) {
    open.forEach((page) => done.add(page));
    await inBatches(open, lint);
  }
  return { pages: seen.size, prices, findings };
}

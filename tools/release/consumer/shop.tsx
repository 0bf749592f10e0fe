// A third-party host: the published libraries, its own layout, a fake backend. Arguments are texts that
// its product page has to contain.
import { cartCheckout } from '@larder/feature-cart-checkout';
import { catalogue } from '@larder/feature-catalogue';
import { content } from '@larder/feature-content';
import { customer } from '@larder/feature-customer';
import { loyalty } from '@larder/feature-loyalty';
import { pesticides } from '@larder/feature-pesticides';
import { recipes } from '@larder/feature-recipes';
import { search } from '@larder/feature-search';
import { storefinder } from '@larder/feature-storefinder';
import { tracking } from '@larder/feature-tracking';
import { wallet } from '@larder/feature-wallet';
import type { ProductDetail } from '@larder/contracts/catalogue';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import type { Shell } from '@larder/platform';
import {
  collectMessages,
  createRegistry,
  createShop,
  createTexts,
  indexModules,
  renderPublic,
  textOf,
} from '@larder/platform/server';

const locale = { code: 'en', prefix: '', label: 'English' };
const tenant: ClientRuntimeConfig = {
  tenantId: 'consumer',
  shopName: 'Corner shop',
  environment: 'dev',
  locales: [locale],
  currency: 'EUR',
  country: 'AT',
  timeZone: 'Europe/Vienna',
  featureCustomer: true,
  featureCustomerFavorites: true,
  featureCustomerDeliveryPass: true,
  featureProductDiscovery: true,
  featureCartCheckout: true,
  featureRecipes: true,
  featurePesticides: true,
  featureMisc: true,
  featureSearch: true,
  featureJoe: true,
  cms: { preview: false },
  wallet: true,
  searchEngineIndex: false,
  shopForward: { enabled: false, hosts: { dev: '', stage: '', production: '' } },
  services: { delivery: true, clickAndCollect: true },
  servicePrompt: { mode: 'required', interval: 5 },
  slugs: { product: 'thing' },
  features: {},
};

const product: ProductDetail = {
  sku: '1',
  productId: '1',
  slug: 'apple',
  name: 'Published apple',
  category: { slug: 'fruit', name: 'Fruit' },
  parentCategories: [],
  packSize: '1 kg',
  content: { amount: 1000, unit: 'g' },
  maxQuantity: 10,
  quantityStepSize: 1,
  weightArticle: false,
  weightPieceArticle: false,
  bundleSize: 1,
  price: { regular: { value: 249 } },
  availability: 'available',
  orderability: 'CanBeOrdered',
  marks: [],
  description: 'Crisp.',
  pictures: [],
  allergens: [],
  traces: [],
  variants: [],
};

const answers: Record<string, unknown> = {
  '/api/products/apple': product,
  '/api/products/apple/similar': [],
};
const played: typeof fetch = async (input) => {
  const { pathname } = new URL(String(input));
  const known = pathname in answers;
  return new Response(
    JSON.stringify(known ? answers[pathname] : { errorCode: 'NOT_FOUND', message: pathname }),
    {
      status: known ? 200 : 404,
    },
  );
};

const shell: Shell = {
  Layout: ({ children }) => <main>{children}</main>,
  ErrorScreen: ({ view }) => <p>{`${view.status} ${view.message}`}</p>,
};

const features = [
  content,
  catalogue,
  search,
  cartCheckout,
  customer,
  recipes,
  tracking,
  pesticides,
  storefinder,
  wallet,
  loyalty,
];
const registry = createRegistry(features, tenant);
await indexModules(registry.features).loadAll();
const messages = await collectMessages(registry.features, locale.code, {});
const shop = createShop({
  registry,
  shell,
  settings: {},
  texts: new Map([[locale.code, createTexts(tenant, locale, messages)]]),
  redirects: undefined,
  preloadLayout: () => Promise.resolve(),
  fetch: played,
  origin: 'http://backend.invalid',
  report: (error) => console.error(error),
});

const page = await renderPublic(shop, '/thing/apple');
if (page.kind !== 'page') throw new Error('expected a page');
const html = textOf(page.html);
for (const expected of ['Published apple', '2.49', 'Crisp.', ...process.argv.slice(2)])
  if (!html.includes(expected)) throw new Error(`the page lacks ${expected}: ${html}`);
const missing = await renderPublic(shop, '/nowhere');
if (missing.kind !== 'page' || missing.payload.status !== 404) throw new Error('expected a 404');
console.log(`composed a shop of ${registry.features.length} features from published packages`);

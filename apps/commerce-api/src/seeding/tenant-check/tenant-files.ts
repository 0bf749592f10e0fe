import { ProductFeedRow } from '@larder/contracts/catalogue/feed';
import { ClientConfigs, ComponentConfigs, RedirectRules } from '@larder/contracts/content/schemas';
import { MessageBundle, ThemeConfig } from '@larder/contracts/tenant/schemas';
import * as z from 'zod/mini';
import { RecipeInput } from '../../catalogue/recipes/recipe-record.js';
import { Banner, byLanguage, FilePage } from '../../content/source/folder-source.js';
import { TimeSlotRules } from '../../distribution/capacity/time-slot-rules.js';
import { CategoryTree } from '../../importer/categories/import-categories.js';
import { OrderTerms } from '../../ordering/terms.js';
import { CustomerOrders } from '../orders/seed-orders.js';
import { Members } from '../personas/seed-members.js';
import { PersonasFile } from '../personas/seed-personas.js';
import { StaffFile } from '../personas/seed-staff.js';
import { PurchasesFile, TermsFile } from '../seed-demand.js';
import { CodeFile } from '../seed-discount-codes.js';
import { Addresses, Areas, Stores } from '../seed-distribution.js';
import { GiftCards } from '../seed-gift-cards.js';
import { PassFile, VoucherFile } from '../seed-loyalty.js';
import { HistoryFile } from '../seed-price-history.js';
import { CustomerReviews } from '../seed-reviews.js';
import { Outlines, SpecialDays } from '../seed-stores.js';
import { SynonymFile } from '../seed-synonyms.js';
import { ConfigFile } from '../seed-tenant.js';

/** A kind of file in a tenant's folder. */
export interface TenantFileKind {
  /** Path in the folder; `*` stands for any name. */
  readonly path: string;
  readonly schema: z.ZodMiniType;
  readonly description: string;
  /** Texts have further languages by suffixed keys, such as `name.en`. */
  readonly isLocalised?: boolean;
}

export const OrdersFile = z.array(z.extend(CustomerOrders, CustomerReviews.shape));
export const Recipes = z.array(RecipeInput);
export const Pages = byLanguage(FilePage);

/** Every file that the start reads from a tenant's folder, but for rows of tables. */
export const tenantFiles = {
  config: {
    path: 'config.json',
    schema: ConfigFile,
    description: 'A shop: host names, languages, country, flags, slugs and settings of features.',
  },
  theme: {
    path: 'theme.json',
    schema: ThemeConfig,
    description: 'Colours, fonts, corners, shadows, logo and kinds of layout of a shop.',
  },
  messages: {
    path: 'messages/*.json',
    schema: MessageBundle,
    description: 'Texts that replace those of the features, by full key, in one language.',
  },
  page: {
    path: 'content/pages/*.json',
    schema: Pages,
    description: 'A content page by language or locale code.',
  },
  configs: {
    path: 'content/configs.json',
    schema: byLanguage(ClientConfigs),
    description: 'Header, footer and texts of account pages by language or locale code.',
  },
  components: {
    path: 'content/components.json',
    schema: byLanguage(ComponentConfigs),
    description: 'Settings of components by language or locale code.',
  },
  banners: {
    path: 'content/banners.json',
    schema: byLanguage(Banner),
    description: 'Banners of search results by language or locale code.',
  },
  redirects: {
    path: 'content/redirects.json',
    schema: RedirectRules,
    description: 'Redirects from old addresses.',
  },
  areas: {
    path: 'data/areas.json',
    schema: Areas,
    description:
      'Areas of delivery by postcodes; a district such as N1 stands for all of its postcodes.',
  },
  stores: {
    path: 'data/stores.json',
    schema: Stores,
    description: 'Stores with opening hours; `pickupAvailable` where orders can be collected.',
  },
  windows: {
    path: 'data/windows.json',
    schema: TimeSlotRules,
    description: 'Weekly rules that make the time slots of each area and store.',
  },
  'order-config': {
    path: 'data/order-config.json',
    schema: OrderTerms,
    description: 'Limits, payment methods and terms of orders; amounts in cents, weights in grams.',
  },
  addresses: {
    path: 'data/addresses.json',
    schema: Addresses,
    description: 'Addresses that the embedded geocoder knows.',
  },
  'special-days': {
    path: 'data/special-days.json',
    schema: SpecialDays,
    description: 'Holidays and other days with their own opening hours.',
  },
  outlines: {
    path: 'data/outlines.json',
    schema: Outlines,
    description: 'Outlines of the land on the map of stores.',
  },
  categories: {
    path: 'data/categories.json',
    schema: CategoryTree,
    description: 'Tree of categories.',
    isLocalised: true,
  },
  product: {
    path: 'data/products.jsonl',
    schema: ProductFeedRow,
    description: 'One line of the product feed; amounts in cents, weights in grams.',
    isLocalised: true,
  },
  'price-history': {
    path: 'data/price-history.json',
    schema: HistoryFile,
    description: 'Earlier prices: pairs of days before the seed and cents.',
  },
  recipes: {
    path: 'data/recipes.json',
    schema: Recipes,
    description: 'Recipes with ingredients by sku.',
    isLocalised: true,
  },
  synonyms: {
    path: 'data/search/synonyms.json',
    schema: SynonymFile,
    description: 'Groups of phrases that mean the same, by language or locale code.',
  },
  'popular-terms': {
    path: 'data/search/popular-terms.json',
    schema: TermsFile,
    description: 'Search terms with which a shop begins, by language or locale code.',
  },
  purchases: {
    path: 'data/search/purchases.json',
    schema: PurchasesFile,
    description: 'Orders in a week by sku, with which the ranking of a demo begins.',
  },
  'discount-codes': {
    path: 'data/discount-codes.json',
    schema: CodeFile,
    description: 'Discount codes with their benefits and limits.',
    isLocalised: true,
  },
  vouchers: {
    path: 'data/vouchers.json',
    schema: VoucherFile,
    description: 'Vouchers of the loyalty programme.',
    isLocalised: true,
  },
  'delivery-pass': {
    path: 'data/delivery-pass.json',
    schema: PassFile,
    description: 'The delivery pass that the shop sells.',
    isLocalised: true,
  },
  'gift-cards': {
    path: 'data/gift-cards.json',
    schema: GiftCards,
    description: 'Gift cards of a demo.',
  },
  members: {
    path: 'data/members.json',
    schema: Members,
    description: 'Members of the loyalty programme of a demo.',
  },
  personas: {
    path: 'data/personas.json',
    schema: z.extend(PersonasFile, StaffFile.shape),
    description: 'Customers of a demo, and the people of its back office.',
  },
  orders: {
    path: 'data/orders.json',
    schema: OrdersFile,
    description: 'Orders and reviews of the customers of a demo.',
  },
} as const satisfies Record<string, TenantFileKind>;

export type TenantFileName = keyof typeof tenantFiles;

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { OrderConfig } from '@larder/contracts/checkout/schemas';
import type { Block } from '@larder/contracts/content';
import { ClientConfigs, Page, RedirectRules } from '@larder/contracts/content/schemas';
import { CheckoutStore, DeliveryArea } from '@larder/contracts/distribution/schemas';
import { loadPlan, phoneCountries, readPhone } from '@larder/contracts/phone';
import { SearchBanner } from '@larder/contracts/search/schemas';
import { ClientRuntimeConfig, MessageBundle } from '@larder/contracts/tenant/schemas';
import type { ClientRuntimeConfig as ClientRuntimeConfigType } from '@larder/contracts/tenant';
import { assortments } from './catalogue/assortments.js';
import { buildAssortment } from './feed/build.js';
import { slugify } from './feed/identity.js';
import { tenantFolder } from './workspace.js';

type TenantFile = { hosts: string[]; clientRuntimeConfig: ClientRuntimeConfigType };
type Schema = { safeParse(value: unknown): { error?: unknown } };

/** What the schema finds wrong in each of the values. */
const faults = (schema: Schema, values: Iterable<unknown>) =>
  [...values].flatMap((value) => schema.safeParse(value).error ?? []);
const list = (value: unknown) => value as unknown[];
const each = (value: unknown) => Object.values(value as object) as unknown[];
const one = (value: unknown) => [value];

const blocksOf = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...blocksOf(block.children ?? [])]);

const blockTypes = new Set(
  (
    'section row column home-start headline text image image-list image-slider teaser teaser-slider button ' +
    'feature option publication social-follow table tabs accordion custom-html line-separator ' +
    'user-message iframe video script tracking cookie-list cookie-settings-button contact ' +
    'contact-form questionnaire newsletter-subscribe newsletter-unsubscribe product-group ' +
    'product-promotion category-group recipe-group recipe-search flyer member-offers ' +
    'loyalty-login'
  ).split(' '),
);

type Flag = 'marketing' | 'statistic' | 'targetGroupSelection';
/** TRK-07…09. */
const categoryOf = { statistic: 'C0002', marketing: 'C0004', targetGroupSelection: 'C0007' };
/** Consent that a block waits for: by its field, or by its type. */
const consentOf = ({ type, fields }: Block): Flag | undefined => {
  if (fields['consent'] !== undefined) return fields['consent'] as Flag;
  if (type === 'iframe') return 'targetGroupSelection';
  if (type === 'tracking') return 'statistic';
  return type === 'video' && fields['provider'] !== 'file' ? 'marketing' : undefined;
};

describe.each(assortments.map((assortment) => [assortment.tenant, assortment] as const))(
  'files of %s',
  (tenant, assortment) => {
    const folder = tenantFolder(tenant);
    const read = (name: string): unknown =>
      JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    const pageFiles = readdirSync(path.join(folder, 'content/pages'));
    const pages = pageFiles.flatMap((file) =>
      each(read(`content/pages/${file}`)).map((page) => Page.parse(page)),
    );
    const config = read('config.json') as TenantFile;
    const languages = config.clientRuntimeConfig.locales.map(
      ({ code }) => code.split('-')[0] ?? '',
    );

    it.each<[string, Schema, (value: unknown) => unknown[]]>([
      ['data/stores.json', CheckoutStore, list],
      ['data/areas.json', DeliveryArea, list],
      ['data/order-config.json', OrderConfig, one],
      ['content/configs.json', ClientConfigs, each],
      ['content/redirects.json', RedirectRules, one],
      ['content/pages/index.json', Page, each],
    ])('PLAT-11 has a %s that the contracts accept', (name, schema, values) => {
      expect(faults(schema, values(read(name)))).toEqual([]);
    });

    it('PLAT-11 has a configuration that the contracts accept and a host name', () => {
      expect(faults(ClientRuntimeConfig, [config.clientRuntimeConfig])).toEqual([]);
      expect(config.clientRuntimeConfig.tenantId).toBe(tenant);
      expect(config.hosts).toContain(`${tenant}.localhost`);
    });

    it('SRCH-24 has one tab of search results for each type', () => {
      const search = config.clientRuntimeConfig.features['search'] as {
        flapoutSearchTypes: { type: string }[];
      };
      const names = search.flapoutSearchTypes.map(({ type }) => type);
      expect(names).toEqual([...new Set(names)]);
    });

    it('FORM-65 is in a country whose phone numbers can be read, and has stores with such numbers', async () => {
      const { country } = config.clientRuntimeConfig;
      await loadPlan(country);
      expect([...phoneCountries, 'IN']).toContain(country);
      const phones = list(read('data/stores.json')).flatMap(
        (store) => (store as { phoneNumber?: string }).phoneNumber ?? [],
      );
      for (const phone of phones)
        expect(readPhone(phone, country)).toEqual({ number: phone.replaceAll(' ', '') });
    });

    it('has messages, pages and configurations in every language of the shop', () => {
      const complete = (value: unknown) => Object.keys(value as object).sort();
      const wanted = [...languages].sort();
      for (const language of languages) {
        expect(MessageBundle.safeParse(read(`messages/${language}.json`)).success).toBe(true);
      }
      expect(complete(read('content/configs.json'))).toEqual(wanted);
      for (const file of pageFiles) expect(complete(read(`content/pages/${file}`))).toEqual(wanted);
    });

    it('CONT-01 names each page as its file, the home page index', () => {
      const named = pages.map(({ slug }) => `${slug}.json`);
      expect([...new Set(named)].sort()).toEqual([...pageFiles].sort());
    });

    it('builds pages from known blocks with their own ids', () => {
      for (const page of pages) {
        const blocks = blocksOf(page.blocks);
        expect(blocks.filter(({ type }) => !blockTypes.has(type))).toEqual([]);
        expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
      }
    });

    it('NAV-77 declares every consent that a page waits for', () => {
      const { consent } = config.clientRuntimeConfig.features['tracking'] as {
        consent: { manager: string; categories?: readonly string[] };
      };
      if (consent.manager !== 'built-in') return;
      const waitedFor = pages.flatMap((page) => [
        page.autoRedirect?.cookieType,
        ...blocksOf(page.blocks).map(consentOf),
      ]);
      const categories = new Set(waitedFor.flatMap((flag) => (flag ? categoryOf[flag] : [])));
      if (tenant === 'gruenmarkt') expect(categories.size).toBeGreaterThan(1);
      expect([...categories].filter((one) => !consent.categories?.includes(one))).toEqual([]);
    });

    it('shows products on pages that can be bought', () => {
      const rows = new Map(buildAssortment(assortment).map(({ row }) => [row.sku, row]));
      for (const page of pages) {
        const shown = blocksOf(page.blocks).flatMap(({ fields }) => [
          ...((fields['skus'] as string[] | undefined) ?? []),
          ...(typeof fields['sku'] === 'string' ? [fields['sku']] : []),
        ]);
        for (const sku of shown) {
          const row = rows.get(sku);
          expect([sku, row?.picture !== undefined]).toEqual([sku, true]);
          expect([undefined, 'ageRestricted']).toContain(row?.availability);
        }
      }
    });

    it('links to pages and categories that exist', () => {
      const { slugs, locales } = config.clientRuntimeConfig;
      const pagesOfFeatures = [
        'buy-again',
        'offers',
        'paste-list',
        'products',
        'recipes',
        'storefinder',
      ];
      const rows = buildAssortment(assortment).map(({ row }) => row);
      const brands = new Set(rows.map(({ brand = '' }) => slugify(brand)));
      const slugsOfPages = pages.map((page) => `/${page.slug}`);
      const categories = JSON.stringify(read('data/categories.json'));
      const stores = JSON.stringify(read('data/stores.json'));
      const texts = JSON.stringify([
        pages,
        read('content/configs.json'),
        read('content/redirects.json'),
      ]);
      const links = texts.match(/"(?:link|href|moreLink)":"\/[^"]*"|href=\\"\/[^"\\]*/g) ?? [];
      expect(links.length).toBeGreaterThan(5);
      for (const link of links) {
        const address = /\/[^"\\]*/.exec(link.replace(/^.*?"(?=\/)/, ''))?.[0] ?? '';
        const prefix = locales.find((l) => l.prefix !== '' && address.startsWith(`/${l.prefix}/`));
        const plain = prefix ? address.slice(prefix.prefix.length + 1) : address;
        const [, first = '', second = ''] = plain.split('/');
        const known =
          slugsOfPages.includes(plain) ||
          pagesOfFeatures.some((name) => plain === `/${slugs[name] ?? name}`) ||
          (first === slugs['category'] && categories.includes(`"slug":"${second}"`)) ||
          (first === slugs['brands'] && brands.has(second)) ||
          (first === slugs['storefinder'] && stores.includes(`"storeId":"${second}"`));
        expect([link, known]).toEqual([link, true]);
      }
    });
  },
);

it('SRCH-01 has search banners that the contracts accept', () => {
  const file = path.join(tenantFolder('gruenmarkt'), 'content/banners.json');
  const banners = each(JSON.parse(readFileSync(file, 'utf8'))).flatMap(each);
  expect(banners.length).toBeGreaterThan(3);
  expect(faults(SearchBanner, banners)).toEqual([]);
});

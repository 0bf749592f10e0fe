import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ProductFeedRow } from '@larder/contracts/catalogue/feed';
import { assortments } from './catalogue/assortments.js';
import { buildAssortment } from './feed/build.js';
import type { DemoCategory } from './feed/category-tree.js';
import { categoryTree } from './feed/category-tree.js';
import { gtin13 } from './feed/identity.js';
import { priceHistory } from './feed/price-history.js';
import { generatedFiles } from './generated-files.js';
import { tenantFolder } from './workspace.js';

const leaves = (nodes: readonly DemoCategory[], above = ''): string[] =>
  nodes.flatMap((node) =>
    node.children ? leaves(node.children, `${above}${node.slug}/`) : `${above}${node.slug}`,
  );
const slugs = (nodes: readonly DemoCategory[]): string[] =>
  nodes.flatMap((node) => [node.slug, ...slugs(node.children ?? [])]);

describe.each(assortments.map((assortment) => [assortment.tenant, assortment] as const))(
  'generated data of %s',
  (tenant, assortment) => {
    const rows = buildAssortment(assortment).map(({ row }) => row);
    const tree = categoryTree(assortment.categories, tenant);

    it('is committed byte for byte as the tables give it', () => {
      for (const [name, text] of generatedFiles(assortment)) {
        expect(readFileSync(path.join(tenantFolder(tenant), name), 'utf8')).toBe(text);
      }
    });

    it('has rows of the plain product feed only', () => {
      for (const row of rows) {
        expect(
          ProductFeedRow.safeParse(row).error?.issues.map((i) => [row.name, i]),
        ).toBeUndefined();
      }
    });

    it.each(['sku', 'slug', 'gtin'] as const)('has no %s twice', (column) => {
      const values = rows.map((row) => row[column]);
      expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
    });

    it('has in-store GTINs with a valid check digit', () => {
      for (const { gtin = '' } of rows) {
        expect(gtin).toMatch(/^2\d{12}$/);
        expect(gtin13(gtin.slice(0, 12))).toBe(gtin);
      }
    });

    it('puts every product into a leaf of the category tree, whose slugs are unique', () => {
      const known = new Set(leaves(tree));
      expect(rows.filter((row) => !known.has(row.categoryPath)).map((row) => row.name)).toEqual([]);
      expect(new Set(slugs(tree)).size).toBe(slugs(tree).length);
    });

    it('CAT-11 keeps every maximum a multiple of the step', () => {
      for (const row of rows) {
        expect([row.name, (row.maxQuantity ?? 0) % (row.quantityStepSize ?? 1)]).toEqual([
          row.name,
          0,
        ]);
      }
    });

    it('contains the prices of 400 days, and the lowest of the last 30 matches the feed', () => {
      const history = JSON.parse(priceHistory(rows)) as {
        sku: string;
        prices: [days: number, cents: number][];
      }[];
      expect(history.map(({ sku }) => sku)).toEqual(rows.map(({ sku }) => sku));
      for (const [place, { prices }] of history.entries()) {
        const days = prices.map(([since]) => since);
        expect(days).toEqual(days.toSorted((a, b) => b - a));
        expect(days[0]).toBe(400);
        const { name, priceLowestPrior30 } = rows[place] ?? {};
        const held = prices
          .filter((_one, at) => (days[at + 1] ?? 0) < 30)
          .map(([, cents]) => cents);
        if (priceLowestPrior30 === undefined) continue;
        expect([name, Math.min(...held)]).toEqual([name, priceLowestPrior30]);
      }
    });

    it('reduces prices against the lowest of the last 30 days only', () => {
      for (const row of rows.filter(({ priceFormer }) => priceFormer !== undefined)) {
        expect(row.priceLowestPrior30).toBeGreaterThan(row.priceRegular);
        expect(row.priceFormer).toBeGreaterThanOrEqual(row.priceLowestPrior30 ?? Infinity);
      }
      for (const row of rows.filter(({ priceLoyalty }) => priceLoyalty !== undefined)) {
        expect(row.priceLoyalty).toBeLessThan(row.priceRegular);
      }
    });
  },
);

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { localisedColumns } from '@larder/contracts/catalogue/feed';
import { assortments } from '../catalogue/assortments.js';
import { buildAssortment } from '../feed/build.js';
import { categoryTree, type DemoCategory } from '../feed/category-tree.js';
import { tenantFolder } from '../workspace.js';
import { ingredientsInHindi } from './ingredients.js';

const shop = assortments.find(({ tenant }) => tenant === 'bazaar');
if (!shop) throw new Error('There is no Indian grocer');
const rows = buildAssortment(shop).map(({ row }) => row);
const isHindi = (text = '') => /\p{Script=Devanagari}/u.test(text);
/** Read by nobody: search looks for all of them in both languages. */
const unread = 'keywords';
/** `500 g`, which both languages write alike. */
const isMeasure = (text: string) => /^[\d.,]+\s(?:k?g|m?l)$/.test(text);

/** Every category, with those below it. */
const all = (nodes: readonly DemoCategory[]): DemoCategory[] =>
  nodes.flatMap((node) => [node, ...all(node.children ?? [])]);

describe('the Indian grocer in Hindi', () => {
  it('PLAT-01 has each text of its products in Hindi', () => {
    const columns = localisedColumns.filter((column) => column !== unread);
    const missing = rows.flatMap((row) =>
      columns
        .filter((column) => row[column] !== undefined && !isMeasure(String(row[column])))
        .filter((column) => !isHindi(row[`${column}.hi`]))
        .map((column) => `${row.name}: ${column}`),
    );
    expect(missing).toEqual([]);
  });

  it('PLAT-01 has the names and descriptions of its categories in Hindi', () => {
    const categories = all(categoryTree(shop.categories, 'bazaar', 'hi'));
    const missing = categories.filter(
      (one) => !isHindi(one['name.hi']) || (one.description && !isHindi(one['description.hi'])),
    );
    expect(missing.map(({ slug }) => slug)).toEqual([]);
  });

  it('marks the allergens of a recipe in Hindi as often as in English', () => {
    const marked = (text = '') => text.split('**').length;
    const differing = rows.filter(
      (row) => marked(row.ingredients) !== marked(row['ingredients.hi']),
    );
    expect(differing.map(({ name }) => name)).toEqual([]);
    expect(() => ingredientsInHindi('salt unobtainium')).toThrow('unobtainium');
  });

  it('PLAT-01 says as much on its pages in Hindi as in English', () => {
    const pages = ['about', 'complaints', 'delivery', 'help', 'privacy', 'refunds', 'terms'];
    const parts = (text: unknown) => JSON.stringify(text).match(/<(?:p|h2|li)>/g)?.length;
    for (const page of pages) {
      const file = path.join(tenantFolder('bazaar'), `content/pages/${page}.json`);
      const { en, hi } = JSON.parse(readFileSync(file, 'utf8')) as Record<'en' | 'hi', unknown>;
      expect([page, parts(hi)]).toEqual([page, parts(en)]);
    }
  });
});

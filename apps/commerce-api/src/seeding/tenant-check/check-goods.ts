import { existsSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod/mini';
import { readFeed } from '../../importer/feed/read-feed.js';
import type { CategoryTree } from '../../importer/categories/import-categories.js';
import { allowedNames } from './near-name.js';
import type { FileFault, TenantFiles } from './read-files.js';
import { doubled } from './reference-faults.js';
import { tenantFiles } from './tenant-files.js';

const file = 'data/products.jsonl';

const slugsOf = (tree: z.output<typeof CategoryTree>): string[] =>
  tree.flatMap(({ slug, children = [] }) => [slug, ...slugsOf(children)]);

/** Rows of the feed that the import refuses, categories that are not in the tree, and unknown skus. */
export async function checkGoods(folder: string, files: TenantFiles): Promise<FileFault[]> {
  const tree = files.get(tenantFiles.categories.schema);
  const slugs = tree ? slugsOf(tree) : undefined;
  const faults: FileFault[] = doubled(slugs ?? [], () => 'slug').map(({ message }) => ({
    file: tenantFiles.categories.path,
    message,
  }));
  const skus = new Set<string>();
  if (existsSync(path.join(folder, file)))
    for await (const entry of readFeed(path.join(folder, file))) {
      const fault = 'row' in entry ? rowFault(entry.row, slugs, skus) : entry.reason;
      if (fault !== undefined) faults.push({ file, message: `line ${entry.line}: ${fault}` });
      if ('row' in entry) skus.add(entry.row.sku);
    }
  return [...faults, ...skuFaults(files, skus)];
}

interface Row {
  readonly sku: string;
  readonly categoryPath: string;
}

function rowFault(
  { sku, categoryPath }: Row,
  slugs: readonly string[] | undefined,
  skus: ReadonlySet<string>,
): string | undefined {
  if (skus.has(sku)) return `sku is "${sku}" for the second time`;
  const unknown = categoryPath.split('/').find((slug) => slugs && !slugs.includes(slug));
  if (unknown === undefined) return undefined;
  return `categoryPath has no category "${unknown}". ${allowedNames(unknown, slugs ?? [])}`;
}

/** Files that name goods by their sku. */
function skuFaults(files: TenantFiles, skus: ReadonlySet<string>): FileFault[] {
  const named = (kind: { readonly path: string }, list: readonly string[] | undefined = []) =>
    list
      .filter((sku) => !skus.has(sku))
      .map((sku) => ({
        file: kind.path,
        message: `the sku "${sku}" is not in ${file}. ${allowedNames(sku, skus)}`,
      }));
  const { purchases, orders } = tenantFiles;
  const history = tenantFiles['price-history'];
  return [
    ...named(purchases, Object.keys(files.get(purchases.schema) ?? {})),
    ...named(
      history,
      files.get(history.schema)?.map(({ sku }) => sku),
    ),
    ...named(
      orders,
      files
        .get(orders.schema)
        ?.flatMap((one) => one.orders.flatMap(({ goods }) => Object.keys(goods))),
    ),
  ];
}

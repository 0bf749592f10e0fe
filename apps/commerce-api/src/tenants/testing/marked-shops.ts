import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testTenantsFolder } from '../../ordering/testing/test-shop.js';

/** Three shops with the same ids, whose texts alone differ. */
export const markedTenants = ['alpha', 'beta', 'gamma'] as const;

export const markedKinds = ['product', 'content', 'customer', 'order'] as const;
type MarkedKind = (typeof markedKinds)[number];

/** A word that only the data of that kind of that tenant contains. */
export const markOf = (tenant: string, kind: MarkedKind) => `Q${tenant}q${kind}Q`;

/** The marks in a text, as `tenant kind`. */
export function marksIn(text: string): string[] {
  const found = markedTenants.flatMap((tenant) =>
    markedKinds
      .filter((kind) => text.includes(markOf(tenant, kind)))
      .map((kind) => `${tenant} ${kind}`),
  );
  return [...new Set(found)];
}

const pageWith = (text: string) => ({
  slug: 'marked',
  name: text,
  noFollow: false,
  noIndex: true,
  blocks: [{ id: 's', type: 'section', fields: {}, children: [] }],
});

/** A folder with the shops, made of one of the tests. */
export async function createMarkedShops(): Promise<{
  folder: string;
  remove: () => Promise<void>;
}> {
  const folder = await mkdtemp(path.join(tmpdir(), 'larder-marked-'));
  for (const tenant of markedTenants) {
    const shop = path.join(folder, tenant);
    await cp(path.join(testTenantsFolder, 'alpha'), shop, { recursive: true });
    const edit = async (file: string, change: (text: string) => string) => {
      const at = path.join(shop, file);
      await writeFile(at, change(await readFile(at, 'utf8')));
    };
    await edit('config.json', (text) => text.replaceAll('alpha', tenant));
    const product = markOf(tenant, 'product');
    await edit('data/products.jsonl', (text) =>
      text
        .replace('"name": "Apfelsaft"', `"name": "Apfelsaft ${product}"`)
        .replace('"Apple juice"', `"Apple juice ${product}"`),
    );
    await mkdir(path.join(shop, 'content/pages'), { recursive: true });
    const page = pageWith(markOf(tenant, 'content'));
    await writeFile(
      path.join(shop, 'content/pages/marked.json'),
      JSON.stringify({ de: page, en: page }),
    );
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

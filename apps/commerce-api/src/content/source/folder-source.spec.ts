import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixtureTenants } from '../../testing/test-app.js';
import { waitFor } from '../../testing/wait-for.js';
import { folderSource } from './folder-source.js';

const alpha = { tenant: 'alpha', locales: ['de-AT', 'en'] };
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'larder-folder-'));
  await cp(fixtureTenants, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const nameOf = async (status: 'published' | 'draft', slug: string) => {
  const [page] = await folderSource(folder).pages(alpha, status, slug);
  return page?.versions['de']?.name;
};

describe('content in a folder', () => {
  it('is published unless it is marked as a draft, and a draft file overrides it', async () => {
    expect([await nameOf('published', 'neu'), await nameOf('draft', 'neu')]).toEqual([
      undefined,
      'Neu',
    ]);
    expect([await nameOf('published', 'lieferung'), await nameOf('draft', 'lieferung')]).toEqual([
      'Lieferung',
      'Lieferung neu',
    ]);
    expect(JSON.stringify(await folderSource(folder).pages(alpha, 'draft'))).not.toContain(
      '"draft"',
    );
  });

  it('that is unusable names its file', async () => {
    await writeFile(path.join(folder, 'alpha/content/pages/index.json'), '{ "de": { "slug": 1 } }');
    await expect(folderSource(folder).pages(alpha, 'published')).rejects.toThrow(/index\.json/);
  });

  it('reports a change with its shop, and nothing after unsubscribing', async () => {
    const reported: string[] = [];
    const end = folderSource(folder).watch?.((tenant) => reported.push(tenant));
    // Watching a tree starts a moment after the call.
    await waitFor(async () => {
      await writeFile(path.join(folder, 'alpha/content/pages/index.json'), '{}');
      await writeFile(path.join(folder, 'beta/theme.json'), '{}');
      expect(reported).toContain('alpha');
    });
    expect(reported).not.toContain('beta');
    end?.();
    const before = reported.length;
    await writeFile(path.join(folder, 'alpha/content/pages/index.json'), '{ }');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(reported.length).toBe(before);
  });
});

import { systemClock } from '../../kernel/clock.js';
import type { TestApp } from '../../testing/test-app.js';
import { fixtureTenants, testApp } from '../../testing/test-app.js';
import { waitFor } from '../../testing/wait-for.js';
import type { ContentSync } from './content-sync.js';
import { createContentSync } from './content-sync.js';
import type { ContentSource, SourcePage } from '../source/content-source.js';
import { folderSource } from '../source/folder-source.js';

const alpha = { tenant: 'alpha', locales: ['de-AT', 'en'] };
const folder = folderSource(fixtureTenants);

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp({ sources: () => folder });
});
const syncs: ContentSync[] = [];
afterEach(async () => {
  for (const sync of syncs.splice(0)) sync.close();
  await shop.close();
});

function syncOf(
  source: Partial<ContentSource>,
  more: { retryMs?: number; pollMs?: number; isWatched?: boolean } = {},
) {
  const purged: (readonly string[])[] = [];
  const reports: string[] = [];
  const sync = createContentSync({
    db: shop.db,
    shops: () => [alpha],
    sources: () => ({ ...folder, ...source }),
    clock: systemClock,
    purge: (tags) => {
      if (tags.length > 0) purged.push(tags);
      return Promise.resolve();
    },
    report: (message) => void reports.push(message),
    ...more,
  });
  syncs.push(sync);
  return { sync, purged, reports };
}

const status = async (slug: string) =>
  (await shop.client().get(`/api/content/pages/${slug}`)).status;

/** The fixtures' pages, one of them to be seen for a while from a moment on. */
async function withWindow(fromMs: number, untilMs: number): Promise<readonly SourcePage[]> {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const version = { slug: 'blitz', name: 'Blitz', noFollow: false, noIndex: false, blocks: [] };
  const window = { visibleFrom: at(fromMs), visibleUntil: at(untilMs) };
  return [
    ...(await folder.pages(alpha, 'published')),
    { versions: { de: { ...version, ...window } } },
  ];
}

describe('the synchronisation of content', () => {
  it('starts and ends a publication period by itself, and purges each time', async () => {
    const pages = await withWindow(400, 1500);
    const { sync, purged } = syncOf({ pages: () => Promise.resolve(pages) });
    await sync.start();
    expect(await status('blitz')).toBe(404);
    await waitFor(async () => expect(await status('blitz')).toBe(200));
    await waitFor(async () => expect(await status('blitz')).toBe(404));
    const tags = ['getPage:blitz', 'getPageLinks', 'getSearchHits'];
    await waitFor(() =>
      expect(purged.slice(-2).map((list) => [...list].sort())).toEqual([tags, tags]),
    );
  });

  it('shows what there is while the source cannot be read, and tries again', async () => {
    let isDown = true;
    const pages: ContentSource['pages'] = async (...args) => {
      if (isDown) throw new Error('is down');
      const all = await folder.pages(...args);
      return all.filter(({ versions }) => versions['de']?.slug !== 'aktion');
    };
    const { sync, reports } = syncOf({ pages }, { retryMs: 50 });
    await sync.start();
    expect(reports[0]).toBe('The content of alpha could not be read: is down');
    expect(await status('aktion')).toBe(200);
    isDown = false;
    await waitFor(async () => expect(await status('aktion')).toBe(404));
    expect(await status('index')).toBe(200);
  });

  it('reads once more after changes during a reading, and never concurrently', async () => {
    let readings = 0;
    let atOnce = 0;
    let most = 0;
    const pages: ContentSource['pages'] = async (...args) => {
      readings += 1;
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setTimeout(resolve, 50));
      atOnce -= 1;
      return folder.pages(...args);
    };
    const { sync } = syncOf({ pages });
    const first = sync.refresh('alpha');
    await new Promise((resolve) => setTimeout(resolve, 20));
    await Promise.all([first, ...Array.from({ length: 20 }, () => sync.refresh('alpha'))]);
    expect([readings, most]).toEqual([2, 1]);
  });

  it('shows a change that is announced while an earlier reading ends', async () => {
    let announce: (tenant: string) => void = () => undefined;
    let isRemoved = false;
    let readings = 0;
    const pages: ContentSource['pages'] = async (...args) => {
      readings += 1;
      const all = await folder.pages(...args);
      if (isRemoved) return all.filter(({ versions }) => versions['de']?.slug !== 'aktion');
      // The file changes after it was read, and before its content is published.
      isRemoved = true;
      announce('alpha');
      return all;
    };
    const watch = (onChange: (tenant: string) => void) => {
      announce = onChange;
      return () => undefined;
    };
    const { sync } = syncOf({ pages, watch }, { isWatched: true });
    await sync.start();
    await waitFor(async () => expect(await status('aktion')).toBe(404));
    expect(readings).toBe(2);
  });

  it('counts no revision and purges nothing where nothing has changed', async () => {
    const revision = async () =>
      (await shop.db.execute(
        `SELECT revision FROM revisions WHERE tenant = 'alpha'`,
      )) as unknown as {
        rows: { revision: number }[];
      };
    const { sync, purged } = syncOf({});
    await sync.refresh('alpha');
    const before = (await revision()).rows[0]?.revision;
    const purgedCount = purged.length;
    await sync.refresh('alpha');
    await sync.refresh('nobody');
    expect([(await revision()).rows[0]?.revision, purged.length]).toEqual([before, purgedCount]);
  });
});

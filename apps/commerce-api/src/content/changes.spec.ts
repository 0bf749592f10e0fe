import type { Page } from '@larder/contracts/content';
import type { ApiError } from '@larder/contracts';
import { waitFor } from '../testing/wait-for.js';
import type { TestEditor } from '../testing/test-editor.js';
import { notify, testEditor } from '../testing/test-editor.js';

let editor: TestEditor;
beforeAll(async () => {
  editor = await testEditor();
});
afterAll(() => editor.close());

const page = (slug: string) =>
  editor.shop.client().get<Page & ApiError>(`/api/content/pages/${slug}`);

/** Tags that a change purges, over all notifications. */
async function purgedBy(change: () => Promise<unknown>): Promise<string[]> {
  const { purged } = editor.shop;
  const before = purged.length;
  await change();
  await waitFor(() => expect(purged.length).toBeGreaterThan(before));
  return purged.slice(before).flat().sort();
}

describe('a change of content', () => {
  it('is visible at once and purges exactly the affected pages', async () => {
    const before = (await page('kontakt')).body.metaDescription;
    const tags = await purgedBy(() =>
      editor.publish('kontakt', { metaDescription: 'So erreichen Sie uns.' }),
    );
    expect(tags).toEqual(['getPage:kontakt', 'getSearchHits']);
    expect([before, (await page('kontakt')).body.metaDescription]).toEqual([
      undefined,
      'So erreichen Sie uns.',
    ]);
  });

  it('by a new name purges the lists that name the page, too', async () => {
    expect(await purgedBy(() => editor.publish('index', { name: 'Willkommen' }))).toEqual([
      'getPage:index',
      'getPageLinks',
      'getSearchHits',
    ]);
  });

  it('of a draft is invisible and purges nothing', async () => {
    const { purged } = editor.shop;
    const before = purged.length;
    await editor.draft('aktion', { name: 'Noch geheimer' });
    // What is published after it has been noticed, so the draft has been as well.
    await purgedBy(() => editor.publish('kontakt', { metaDescription: 'Immer.' }));
    expect((await page('aktion')).body.name).toBe('Geheime Aktion');
    expect(purged.slice(before).flat()).not.toContain('getPage:aktion');
  });

  it('that takes a page back ends it', async () => {
    const tags = await purgedBy(() => editor.unpublish('aktion'));
    expect(tags).toEqual(['getPage:aktion', 'getSearchHits']);
    expect((await page('aktion')).status).toBe(404);
  });

  it('is believed only from who knows the secret', async () => {
    const { shop } = editor;
    for (const secret of ['', 'a-secret-for-notice', 'a-secret-for-noticex'])
      expect([secret, await notify(shop, secret)]).toEqual([secret, 404]);
    const answer = await shop.app.inject({ method: 'POST', url: '/api/content/webhook' });
    expect(answer.statusCode).toBe(404);
    expect(await notify(shop)).toBe(202);
  });
});

describe('a publication period', () => {
  it('opens and closes a page and its blocks with the time', async () => {
    const { shop } = editor;
    const texts = async (moment: string) => {
      shop.clock.set(moment);
      const tags = await purgedBy(() => notify(shop));
      const { status, body } = await page('advent');
      return [status, status === 200 && JSON.stringify(body.blocks).includes('Nikolo'), tags];
    };
    const advent = ['getPage:advent', 'getPageLinks', 'getSearchHits'];
    expect((await page('advent')).status).toBe(404);
    expect(await texts('2026-12-01T00:00:00+01:00')).toEqual([200, false, advent]);
    const alone = ['getPage:advent', 'getSearchHits'];
    expect(await texts('2026-12-06T12:00:00+01:00')).toEqual([200, true, alone]);
    expect(await texts('2026-12-07T00:00:00+01:00')).toEqual([200, false, alone]);
    expect(await texts('2026-12-27T00:00:00+01:00')).toEqual([404, false, advent]);
  });

  it('is not exposed by published content', async () => {
    editor.shop.clock.set('2026-12-06T12:00:00+01:00');
    await purgedBy(() => notify(editor.shop));
    const { body } = await page('advent');
    expect(JSON.stringify(body)).not.toMatch(/visible(From|Until)/);
    // CONT-50…53: restrictions are part of the public response; the component that renders the blocks
    // applies them.
    expect(body.blocks.at(-1)?.children?.map(({ audience }) => audience)).toEqual([
      ['member'],
      ['guest'],
    ]);
  });
});

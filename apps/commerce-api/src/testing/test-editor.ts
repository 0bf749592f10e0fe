import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestApp } from './test-app.js';
import { fixtureTenants, testApp } from './test-app.js';
import { testClock } from './test-clock.js';
import { testCms, testCmsTokens, testWebhookPort, webhookSecret } from './test-content.js';

type Fields = Readonly<Record<string, unknown>>;

/** An editor of the pages of the shop alpha, in German. */
export interface TestEditor {
  readonly shop: TestApp;
  /** Changes fields of a published page. */
  publish(slug: string, fields: Fields): Promise<void>;
  /** Changes fields of a page's draft. */
  draft(slug: string, fields: Fields): Promise<void>;
  /** Takes a page back. */
  unpublish(slug: string): Promise<void>;
  /** Restores everything, and closes the shop. */
  close(): Promise<void>;
}

/** An editor at the folder or, where the tests have one, at the content system. */
export function testEditor(): Promise<TestEditor> {
  return testCms === undefined ? atFolder() : atSystem(testCms);
}

async function atFolder(): Promise<TestEditor> {
  const folder = await mkdtemp(path.join(tmpdir(), 'larder-content-'));
  await cp(fixtureTenants, folder, { recursive: true });
  const shop = await testApp({ tenants: folder });
  const fileOf = (slug: string, more = '') =>
    path.join(folder, 'alpha/content/pages', `${slug}${more}.json`);
  const change = async (slug: string, fields: Fields, more = '') => {
    const file = JSON.parse(await readFile(fileOf(slug), 'utf8')) as Record<string, Fields>;
    await writeFile(
      fileOf(slug, more),
      JSON.stringify({ ...file, de: { ...file['de'], ...fields } }),
    );
    await notify(shop);
  };
  return {
    shop,
    publish: (slug, fields) => change(slug, fields),
    draft: (slug, fields) => change(slug, fields, '.draft'),
    unpublish: (slug) => change(slug, { draft: true }),
    close: async () => {
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The notice that a content system sends by itself. */
export async function notify(shop: TestApp, secret = webhookSecret) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/content/webhook',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ event: 'entry.update', entry: { tenant: 'alpha' } }),
  });
  return answer.statusCode;
}

interface Found {
  readonly data: readonly { readonly documentId: string }[];
}

async function atSystem(url: string): Promise<TestEditor> {
  // The real clock would see expired publication periods, so the clock of all tests is used.
  const shop = await testApp({ clock: testClock() });
  await shop.app.listen({ port: testWebhookPort, host: '127.0.0.1' });
  const before = new Map<string, Fields>();
  const call = async (
    method: string,
    place: string,
    body?: unknown,
    token = testCmsTokens.write,
  ): Promise<unknown> => {
    const answer = await fetch(new URL(place, url), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${place}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  };
  const find = async (slug: string) => {
    const where = `filters[tenant][$eq]=alpha&filters[slug][$eq]=${slug}&locale=de-AT&status=draft`;
    const [entry] = ((await call('GET', `/api/pages?${where}`)) as Found).data;
    if (!entry) throw new Error(`There is no page ${slug}`);
    const {
      documentId,
      id: _id,
      createdAt: _c,
      updatedAt: _u,
      publishedAt: _p,
      ...fields
    } = entry as unknown as Record<string, unknown>;
    if (!before.has(slug)) before.set(slug, { ...fields, documentId });
    return documentId as string;
  };
  const put = async (slug: string, data: Fields, status: string) =>
    call('PUT', `/api/pages/${await find(slug)}?locale=de-AT&status=${status}`, { data });
  return {
    shop,
    publish: async (slug, fields) => void (await put(slug, fields, 'published')),
    draft: async (slug, fields) => void (await put(slug, fields, 'draft')),
    unpublish: async (slug) => {
      const place = `/content-manager/collection-types/api::page.page/${await find(slug)}`;
      await call('POST', `${place}/actions/unpublish?locale=de-AT`, {}, testCmsTokens.edit);
    },
    close: async () => {
      for (const [slug, { documentId: _id, locale: _l, ...fields }] of before)
        await put(slug, fields, 'published');
      await shop.close();
    },
  };
}

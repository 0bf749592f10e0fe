import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sendRequest } from '../support/send-request.js';
import { expect, test } from '../support/test.js';

const tenants = process.env['TENANTS_DIR'] ?? '';
const secret = process.env['CMS_WEBHOOK_SECRET'] ?? '';

test.skip(tenants === '' || secret === '', 'the shop that runs is none of the tests');

test('content that changes while the shop runs shows on the page that was cached', async ({
  shop,
}) => {
  const file = path.join(tenants, shop.tenant, 'content/pages/umfrage.json');
  const before = readFileSync(file, 'utf8');
  const sendWebhook = () =>
    fetch(`${process.env['SHOP_URL']}/api/content/webhook`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ entry: { tenant: shop.tenant } }),
    });
  const title = async () =>
    (await sendRequest(`${shop.origin}/umfrage`)).body.match(/<title>([^<]*)/)?.[1];
  const old = await title();
  const pages = JSON.parse(before) as { de: { title?: string } };
  try {
    writeFileSync(file, JSON.stringify({ ...pages, de: { ...pages.de, title: 'Neu gefragt' } }));
    expect((await sendWebhook()).status).toBe(202);
    await expect.poll(title).toBe('Neu gefragt');
  } finally {
    writeFileSync(file, before);
    await sendWebhook();
  }
  await expect.poll(title).toBe(old);
});

import { sql } from 'drizzle-orm';
import { mailsOf, signedIn, boris } from '../../customers/testing/people.js';
import { placeOrder } from '../../orders/testing/place-test-order.js';
import { createTestShop } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { message, submissionsOf } from './testing/send-form.js';

let shop: TestApp;
beforeEach(async () => {
  shop = await createTestShop();
  await addForm();
});
afterEach(() => shop.close());

/** Puts the form on a page: the shop that sells has no content of its own. */
async function addForm(): Promise<void> {
  const block = { id: 'c', type: 'contact-form', fields: { formId: message.formId, title: '' } };
  const page = { slug: 'kontakt', name: 'Kontakt', blocks: [block] };
  await shop.db.execute(
    sql`INSERT INTO pages (tenant, slug, locale, page, title, listed, search)
        VALUES ('alpha', 'kontakt', 'de-AT', ${JSON.stringify(page)}, 'Kontakt', true, '')`,
  );
}

const send = (client: TestClient, more: object = {}) =>
  client.post('/api/content/forms/contact', { ...message, ...more });
const copies = async () =>
  (await mailsOf(shop)).filter(({ subject }) => subject.includes('Ihre Nachricht'));

it('CONT-49 sends the signed-in customer a copy that names topic and own order', async () => {
  const anna = await signedIn(shop);
  const { orderNumber } = await placeOrder(anna);
  const answer = await send(anna, { topic: 'Bestellung', orderNumber, email: 'eve@x.example' });
  expect(answer.status).toBe(202);
  const [copy, ...others] = await copies();
  expect(others).toEqual([]);
  expect(copy?.recipient).toBe('Anna@x.example');
  expect(copy?.body).toContain('Wo bleibt die Milch?');
  expect(copy?.body).toMatch(new RegExp(`Bestellung.*${orderNumber} vom \\d`));
  expect((await submissionsOf(shop))[0]?.fields).toMatchObject({ orderNumber });
});

it('CONT-49 S5 says nothing of another customer’s order in the copy', async () => {
  const { orderNumber } = await placeOrder(await signedIn(shop));
  const other = await signedIn(shop, boris);
  await send(other, { orderNumber });
  const [copy] = await copies();
  expect(copy?.recipient).toBe(boris.email);
  expect(copy?.body).not.toContain(orderNumber);
});

it('CONT-49 sends guests no copy, whatever address they enter', async () => {
  const guest = shop.client();
  expect((await send(guest, { email: 'anna@x.example' })).status).toBe(202);
  expect(await copies()).toEqual([]);
});

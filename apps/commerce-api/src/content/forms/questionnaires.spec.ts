import type { Customer } from '@larder/contracts/customer';
import { sql } from 'drizzle-orm';
import { signedIn } from '../../customers/testing/people.js';
import { rows } from '../../kernel/database/database.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { message, partsOf, sendForm, submissionsOf } from './testing/send-form.js';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});
afterEach(() => shop.close());

describe('anonymous forms', () => {
  /** All that the database has of submissions, as text. */
  const stored = async () =>
    JSON.stringify(await rows(shop.db, sql`SELECT * FROM form_submissions`));

  /** A customer whose session is sent with every call. */
  async function anna() {
    const client = await signedIn(shop);
    const { body } = await client.get<Customer>('/api/customers');
    return { client, id: body.id };
  }

  it('FORM-80 store nothing of a signed-in customer with an anonymous questionnaire', async () => {
    const { client, id } = await anna();
    const body = {
      formId: 'anonym',
      age: '41',
      answers: { a: 'gut' },
      firstname: 'Anna',
      email: 'anna@x.example',
      zip: '1080',
      street: 'Laubenweg 7',
    };
    expect((await client.post('/api/content/forms/questionnaire', body)).status).toBe(202);
    expect(await submissionsOf(shop)).toMatchObject([
      { form_id: 'anonym', fields: { age: 41, answers: { a: 'gut' } } },
    ]);
    const text = await stored();
    for (const trace of ['Anna', 'anna@', '1080', 'Laubenweg', id])
      expect(text).not.toContain(trace);
    for (const value of client.cookies.values()) expect(text).not.toContain(value);
  });

  it('store only the fields that the form declares', async () => {
    const body = { formId: 'hinweis', firstname: 'X', text: 'Glas im Brot', productName: 'Brot' };
    const more = { surname: 'Berg', orderNumber: '123', loyaltyMemberId: '7' };
    expect((await sendForm(shop, partsOf({ ...body, ...more }))).status).toBe(202);
    const { formId: _formId, ...fields } = body;
    expect((await submissionsOf(shop)).map((one) => one.fields)).toEqual([fields]);
  });

  it('store the day only, so that no time identifies a visitor', async () => {
    shop.clock.advance(5 * 3_600_000 + 7_000);
    const times = () =>
      rows<{ time: string }>(
        shop.db,
        sql`SELECT to_char(created_at AT TIME ZONE 'UTC', 'HH24:MI:SS') AS time FROM form_submissions`,
      );
    await sendForm(shop, partsOf({ formId: 'hinweis', firstname: 'X', text: 'Glas' }));
    expect(await times()).toEqual([{ time: '00:00:00' }]);
    await shop.db.execute(sql`DELETE FROM form_submissions`);
    await sendForm(shop, partsOf(message));
    expect(await times()).not.toEqual([{ time: '00:00:00' }]);
  });

  it('are anonymous in every language as soon as one page calls them so', async () => {
    await shop.db.execute(sql`
      INSERT INTO pages SELECT (jsonb_populate_record(p, jsonb_build_object('slug', 'zweite', 'page',
        replace(p.page::text, '"isAnonymous": true', '"isAnonymous": false')::jsonb))).*
      FROM pages p WHERE tenant = 'alpha' AND slug = 'kontakt'`);
    const body = { formId: 'anonym', firstname: 'Anna', answers: { a: 'gut' } };
    await shop.client().post('/api/content/forms/questionnaire', body);
    expect((await submissionsOf(shop)).map((one) => one.fields)).toEqual([
      { answers: { a: 'gut' } },
    ]);
  });
});

describe('POST /api/content/forms/questionnaire', () => {
  it('CONT-49 stores the answers of a form on a page of the shop', async () => {
    const body = { formId: 'umfrage', age: '34', answers: { a: 'gut', b: ['x', 'y'] } };
    const answer = await shop.client().post('/api/content/forms/questionnaire', body);
    expect([answer.status, answer.body]).toEqual([202, {}]);
    const { formId: _formId, ...fields } = body;
    expect(await submissionsOf(shop)).toEqual([
      {
        tenant: 'alpha',
        kind: 'questionnaire',
        form_id: 'umfrage',
        fields: { ...fields, age: 34 },
      },
    ]);
  });

  it('FORM-55 refuses an age beyond 99, and another shop’s form', async () => {
    const path = '/api/content/forms/questionnaire';
    const old = { formId: 'umfrage', age: '100', answers: {} };
    expect((await shop.client().post(path, old)).status).toBe(400);
    const there = { formId: 'umfrage', answers: {} };
    expect((await shop.client({ tenant: 'beta' }).post(path, there)).status).toBe(400);
  });
});

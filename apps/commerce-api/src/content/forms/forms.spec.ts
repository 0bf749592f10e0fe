import type { ApiError } from '@larder/contracts';
import type { Customer } from '@larder/contracts/customer';
import { sql } from 'drizzle-orm';
import { signedIn } from '../../customers/testing/people.js';
import { rows } from '../../kernel/database/database.js';
import { xsrfHeader } from '../../kernel/http/session.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});
afterEach(() => shop.close());

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const message = { formId: 'kontakt', firstname: 'Anna', text: 'Wo bleibt die Milch?' };
type Part = readonly [name: string, value: string | File];
const partsOf = (values: object): Part[] => Object.entries(values);

/** Sends form data as a browser does: session, token, and a boundary. */
async function send(parts: readonly Part[], headers: Record<string, string> = {}) {
  const client = shop.client();
  await client.get('/api/csrf');
  const data = new FormData();
  for (const [name, value] of parts) data.append(name, value);
  const request = new Response(data);
  const token = client.cookies.get('XSRF-TOKEN') ?? '';
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/content/forms/contact',
    headers: {
      'x-forwarded-host': 'alpha.test',
      [xsrfHeader]: token,
      'content-type': request.headers.get('content-type') ?? '',
      ...headers,
    },
    cookies: Object.fromEntries(client.cookies),
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json<ApiError>() };
}

const submissions = () =>
  rows<{ kind: string; form_id: string; fields: object; tenant: string }>(
    shop.db,
    sql`SELECT tenant, kind, form_id, fields FROM form_submissions`,
  );

describe('POST /api/content/forms/contact', () => {
  it('CONT-49 takes a message as form data with its files', async () => {
    const file = new File([png], 'bon.png', { type: 'image/png' });
    expect(await send([...partsOf(message), ['files', file]])).toEqual({ status: 202, body: {} });
    expect(await submissions()).toEqual([
      {
        tenant: 'alpha',
        kind: 'contact',
        form_id: 'kontakt',
        fields: { firstname: 'Anna', text: 'Wo bleibt die Milch?' },
      },
    ]);
    const [kept] = await rows<{ name: string; type: string; content: Uint8Array }>(
      shop.db,
      sql`SELECT name, type, content FROM form_files`,
    );
    expect([kept?.name, kept?.type]).toEqual(['bon.png', 'image/png']);
    expect(new Uint8Array(kept?.content ?? [])).toEqual(png);
  });

  it('FORM-39 FORM-47 FORM-52 FORM-53 refuses what breaks the rules and keeps nothing', async () => {
    const gif = new File([png], 'x.gif', { type: 'image/gif' });
    const four = Array.from({ length: 4 }, (_one, i): Part => [
      'files',
      new File([png], `${i}.png`, { type: 'image/png' }),
    ]);
    const wrong: readonly Part[][] = [
      partsOf({ ...message, firstname: '' }),
      partsOf({ ...message, text: '' }),
      [...partsOf(message), ['files', gif]],
      [...partsOf(message), ...four],
    ];
    for (const parts of wrong) expect((await send(parts)).status).toBe(400);
    expect(await submissions()).toEqual([]);
  });

  it('S16 refuses a file that is not what it says, and a form that stands on no page', async () => {
    const fake = new File(['<script>'], 'x.png', { type: 'image/png' });
    expect((await send([...partsOf(message), ['files', fake]])).body.fields).toEqual({
      files: 'type',
    });
    expect((await send(partsOf({ ...message, formId: 'umfrage' }))).body.fields).toEqual({
      formId: 'unknown',
    });
    expect(await submissions()).toEqual([]);
  });

  it('S16 FORM-51 a file beyond 10,000,000 bytes is refused', async () => {
    const large = new Uint8Array(10_000_001);
    large.set(png);
    const file = new File([large], 'x.png', { type: 'image/png' });
    expect((await send([...partsOf(message), ['files', file]])).status).toBe(400);
    const largest = new File([large.subarray(0, 10_000_000)], 'x.png', { type: 'image/png' });
    expect((await send([...partsOf(message), ['files', largest]])).status).toBe(202);
  });

  it('refuses a body without a boundary and one that is no form data', async () => {
    expect((await send([], { 'content-type': 'multipart/form-data' })).status).toBe(400);
    const json = await shop.client().post('/api/content/forms/contact', message);
    expect(json.status).toBe(202);
  });

  it('S9 answers 429 beyond six forms a minute, and is open again in the next one', async () => {
    for (let i = 0; i < 6; i += 1) expect((await send(partsOf(message))).status).toBe(202);
    expect((await send(partsOf(message))).body.errorCode).toBe('TOO_MANY_REQUESTS');
    const other = { 'x-forwarded-for': '203.0.113.9' };
    expect((await send(partsOf(message), other)).status).toBe(202);
    shop.clock.advance(60_000);
    expect((await send(partsOf(message))).status).toBe(202);
  });
});

describe('anonymous forms', () => {
  /** All that the database has of submissions, as text. */
  const stored = async () =>
    JSON.stringify(await rows(shop.db, sql`SELECT * FROM form_submissions`));

  /** A customer whose session goes with every call. */
  async function anna() {
    const client = await signedIn(shop);
    const { body } = await client.get<Customer>('/api/customers');
    return { client, id: body.id };
  }

  it('FORM-80 keep nothing of the customer whose session comes with a questionnaire', async () => {
    const { client, id } = await anna();
    const body = {
      ...{ formId: 'anonym', age: '41', answers: { a: 'gut' } },
      ...{ firstname: 'Anna', email: 'anna@x.example', zip: '1080', street: 'Laubenweg 7' },
    };
    expect((await client.post('/api/content/forms/questionnaire', body)).status).toBe(202);
    expect(await submissions()).toMatchObject([
      { form_id: 'anonym', fields: { age: 41, answers: { a: 'gut' } } },
    ]);
    const text = await stored();
    for (const trace of ['Anna', 'anna@', '1080', 'Laubenweg', id])
      expect(text).not.toContain(trace);
    for (const value of client.cookies.values()) expect(text).not.toContain(value);
  });

  it('keep of a message what the form asks for', async () => {
    const body = { formId: 'hinweis', firstname: 'X', text: 'Glas im Brot', productName: 'Brot' };
    const more = { surname: 'Berg', orderNumber: '123', loyaltyMemberId: '7' };
    expect((await send(partsOf({ ...body, ...more }))).status).toBe(202);
    const { formId: _formId, ...fields } = body;
    expect((await submissions()).map((one) => one.fields)).toEqual([fields]);
  });

  it('keep the day only, so that no time leads to a visitor', async () => {
    shop.clock.advance(5 * 3_600_000 + 7_000);
    const times = () =>
      rows<{ time: string }>(
        shop.db,
        sql`SELECT to_char(created_at AT TIME ZONE 'UTC', 'HH24:MI:SS') AS time FROM form_submissions`,
      );
    await send(partsOf({ formId: 'hinweis', firstname: 'X', text: 'Glas' }));
    expect(await times()).toEqual([{ time: '00:00:00' }]);
    await shop.db.execute(sql`DELETE FROM form_submissions`);
    await send(partsOf(message));
    expect(await times()).not.toEqual([{ time: '00:00:00' }]);
  });

  it('are anonymous in every language as soon as one page calls them so', async () => {
    await shop.db.execute(sql`
      INSERT INTO pages SELECT (jsonb_populate_record(p, jsonb_build_object('slug', 'zweite', 'page',
        replace(p.page::text, '"isAnonymous": true', '"isAnonymous": false')::jsonb))).*
      FROM pages p WHERE tenant = 'alpha' AND slug = 'kontakt'`);
    const body = { formId: 'anonym', firstname: 'Anna', answers: { a: 'gut' } };
    await shop.client().post('/api/content/forms/questionnaire', body);
    expect((await submissions()).map((one) => one.fields)).toEqual([{ answers: { a: 'gut' } }]);
  });
});

describe('POST /api/content/forms/questionnaire', () => {
  it('CONT-49 keeps the answers of a form on a page of the shop', async () => {
    const body = { formId: 'umfrage', age: '34', answers: { a: 'gut', b: ['x', 'y'] } };
    const answer = await shop.client().post('/api/content/forms/questionnaire', body);
    expect([answer.status, answer.body]).toEqual([202, {}]);
    const { formId: _formId, ...fields } = body;
    expect(await submissions()).toEqual([
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

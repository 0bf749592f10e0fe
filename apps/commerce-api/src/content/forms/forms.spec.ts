import { sql } from 'drizzle-orm';
import { rows } from '../../kernel/database/database.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { message, partsOf, sendForm, submissionsOf, type Part } from './testing/send-form.js';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});
afterEach(() => shop.close());

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

describe('POST /api/content/forms/contact', () => {
  it('CONT-49 takes a message as form data with its files', async () => {
    const file = new File([png], 'bon.png', { type: 'image/png' });
    expect(await sendForm(shop, [...partsOf(message), ['files', file]])).toEqual({
      status: 202,
      body: {},
    });
    expect(await submissionsOf(shop)).toEqual([
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
    for (const parts of wrong) expect((await sendForm(shop, parts)).status).toBe(400);
    expect(await submissionsOf(shop)).toEqual([]);
  });

  it('S16 rejects a file whose content does not match, and a form that is on no page', async () => {
    const fake = new File(['<script>'], 'x.png', { type: 'image/png' });
    expect((await sendForm(shop, [...partsOf(message), ['files', fake]])).body.fields).toEqual({
      files: 'type',
    });
    expect((await sendForm(shop, partsOf({ ...message, formId: 'umfrage' }))).body.fields).toEqual({
      formId: 'unknown',
    });
    expect(await submissionsOf(shop)).toEqual([]);
  });

  it('S16 FORM-51 a file beyond 10,000,000 bytes is refused', async () => {
    const large = new Uint8Array(10_000_001);
    large.set(png);
    const file = new File([large], 'x.png', { type: 'image/png' });
    expect((await sendForm(shop, [...partsOf(message), ['files', file]])).status).toBe(400);
    const largest = new File([large.subarray(0, 10_000_000)], 'x.png', { type: 'image/png' });
    expect((await sendForm(shop, [...partsOf(message), ['files', largest]])).status).toBe(202);
  });

  it('refuses a body without a boundary and one that is no form data', async () => {
    expect((await sendForm(shop, [], { 'content-type': 'multipart/form-data' })).status).toBe(400);
    const json = await shop.client().post('/api/content/forms/contact', message);
    expect(json.status).toBe(202);
  });

  it('S9 responds 429 after six forms in a minute, and accepts more in the next one', async () => {
    for (let i = 0; i < 6; i += 1)
      expect((await sendForm(shop, partsOf(message))).status).toBe(202);
    expect((await sendForm(shop, partsOf(message))).body.errorCode).toBe('TOO_MANY_REQUESTS');
    const other = { 'x-forwarded-for': '203.0.113.9' };
    expect((await sendForm(shop, partsOf(message), other)).status).toBe(202);
    shop.clock.advance(60_000);
    expect((await sendForm(shop, partsOf(message))).status).toBe(202);
  });
});

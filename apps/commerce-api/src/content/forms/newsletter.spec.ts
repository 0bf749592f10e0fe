import type { ApiError } from '@larder/contracts';
import { sql } from 'drizzle-orm';
import { rows } from '../../kernel/database/database.js';
import { mailServer, partOf } from '../../mail/testing/mail-server.js';
import { deliverOnce } from '../../mail/testing/test-mailbox.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});
afterEach(() => shop.close());

const manage = (change: object, locale = 'de-AT') =>
  shop.client({ locale }).post('/api/newsletter/manage', {
    email: 'Anna@x.example',
    subscribe: [],
    unsubscribe: [],
    ...change,
  });
const confirm = (token: string) =>
  shop.client().post<ApiError>('/api/newsletter/confirm', { token });
const topics = async () =>
  (
    await rows<{ email: string; topic: string }>(
      shop.db,
      sql`SELECT email, topic FROM newsletter_subscriptions ORDER BY topic`,
    )
  ).map(({ email, topic }) => `${email} ${topic}`);
const mails = () =>
  rows<{ recipient: string; subject: string; body: string }>(
    shop.db,
    sql`SELECT recipient, subject, body FROM mails ORDER BY id`,
  );
const tokenOf = (body = '') => /\?confirm=([\w-]+)/.exec(body)?.[1] ?? '';

describe('the newsletter of visitors', () => {
  it('NEWS-09 responds 202 and subscribes by the link of the mail', async () => {
    expect((await manage({ subscribe: ['offers', 'recipes'] })).status).toBe(202);
    expect(await topics()).toEqual([]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: 'anna@x.example' });
    expect(mail?.subject).toContain('bestätigen');
    expect(mail?.body).toContain('http://alpha.test/post?confirm=');
    expect((await confirm(tokenOf(mail?.body))).status).toBe(200);
    expect(await topics()).toEqual(['anna@x.example offers', 'anna@x.example recipes']);
  });

  it('NEWS-09 a subscription is whole: form, mail by a mail server, link, topics', async () => {
    const office = await mailServer();
    await manage({ subscribe: ['offers'] });
    expect(await deliverOnce(shop, office.url)).toBe(1);
    await office.close();
    const { recipient, raw } = office.received[0] ?? { recipient: '', raw: '' };
    expect(recipient).toBe('anna@x.example');
    const links = [partOf(raw, 'text/plain'), partOf(raw, 'text/html')].map(tokenOf);
    expect(links[0]).toBe(links[1]);
    expect((await confirm(links[0] ?? '')).status).toBe(200);
    expect(await topics()).toEqual(['anna@x.example offers']);
  });

  it('is in the reader’s language, and links to the page of that language', async () => {
    await manage({ subscribe: ['offers'] }, 'en');
    const [mail] = await mails();
    expect(mail?.subject).toContain('please confirm');
    expect(mail?.body).toContain('/en/post?confirm=');
  });

  it('a link works for two days, and only unchanged', async () => {
    await manage({ subscribe: ['offers'] });
    const token = tokenOf((await mails())[0]?.body);
    expect((await confirm(`${token}x`)).body.errorCode).toBe('TOKEN_INVALID');
    shop.clock.advance(2 * 86_400_000 + 1);
    expect((await confirm(token)).body.errorCode).toBe('TOKEN_INVALID');
    await manage({ subscribe: ['offers'] });
    const second = tokenOf((await mails())[1]?.body);
    expect((await confirm(second)).status).toBe(200);
    shop.clock.advance(2 * 86_400_000 + 1);
    expect((await confirm(second)).body.errorCode).toBe('TOKEN_INVALID');
  });

  it('NEWS-07 a link that was opened before succeeds again, and changes nothing', async () => {
    await manage({ subscribe: ['offers'] });
    const token = tokenOf((await mails())[0]?.body);
    await confirm(token);
    expect((await confirm(token)).status).toBe(200);
    expect(await topics()).toEqual(['anna@x.example offers']);
    await manage({ unsubscribe: ['offers'] });
    expect((await confirm(token)).status).toBe(200);
    expect(await topics()).toEqual([]);
  });

  it('NEWS-09 a choice after a confirmation waits for a mail of its own', async () => {
    await manage({ subscribe: ['offers'] });
    const token = tokenOf((await mails())[0]?.body);
    await confirm(token);
    await manage({ subscribe: ['recipes'] });
    await confirm(token);
    expect(await topics()).toEqual(['anna@x.example offers']);
    const [, second] = await mails();
    await confirm(tokenOf(second?.body));
    expect(await topics()).toEqual(['anna@x.example offers', 'anna@x.example recipes']);
  });

  it('an address gets one mail in ten minutes, however often it is entered', async () => {
    for (let i = 0; i < 4; i += 1)
      expect((await manage({ subscribe: ['offers'] })).status).toBe(202);
    expect(await mails()).toHaveLength(1);
    shop.clock.advance(10 * 60_000 + 1);
    await manage({ subscribe: ['offers'] });
    expect(await mails()).toHaveLength(2);
  });

  it('NEWS-09 one mail confirms all selected topics, and no withdrawn one', async () => {
    for (const topic of ['offers', 'recipes', 'wine']) await manage({ subscribe: [topic] });
    await manage({ unsubscribe: ['offers', 'wine'] });
    const written = await mails();
    expect(written).toHaveLength(1);
    await confirm(tokenOf(written[0]?.body));
    expect(await topics()).toEqual(['anna@x.example recipes']);
  });

  it('NEWS-09 a link has no effect after all topics were withdrawn', async () => {
    await manage({ subscribe: ['offers'] });
    await manage({ unsubscribe: ['offers'] });
    expect((await confirm(tokenOf((await mails())[0]?.body))).status).toBe(200);
    expect(await topics()).toEqual([]);
  });

  it('NEWS-09 unsubscribes at once, and does not reveal whether an address is known', async () => {
    await manage({ subscribe: ['offers', 'recipes'] });
    await confirm(tokenOf((await mails())[0]?.body));
    const known = await manage({ unsubscribe: ['offers'] });
    const unknown = await manage({ email: 'else@x.example', unsubscribe: ['offers'] });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.status).toBe(200);
    expect(await topics()).toEqual(['anna@x.example recipes']);
  });

  it('a forged host name does not reach the mail', async () => {
    const client = shop.client();
    const send = (host: string) =>
      client.post(
        '/api/newsletter/manage',
        { email: 'a@x.example', subscribe: ['offers'], unsubscribe: [] },
        { 'x-forwarded-host': host },
      );
    expect((await send('evil.example')).status).toBe(421);
    expect(await mails()).toEqual([]);
    await send('localhost');
    expect((await mails())[0]?.body).toContain('http://alpha.test/');
  });
});

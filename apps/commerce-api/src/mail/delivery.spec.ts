import { setTimeout as wait } from 'node:timers/promises';
import type { TestApp } from '../testing/test-app.js';
import { testApp } from '../testing/test-app.js';
import { leaseMs, retryDelaysMs } from './mail-queue.js';
import type { MailServer } from './testing/mail-server.js';
import { droppingServer, headerOf, mailServer, partOf } from './testing/mail-server.js';
import { deliverOnce, queueTestMail, states } from './testing/test-mailbox.js';

let shop: TestApp;
const servers: MailServer[] = [];
beforeEach(async () => {
  shop = await testApp();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  await shop.close();
});

async function server(...args: Parameters<typeof mailServer>): Promise<MailServer> {
  const made = await mailServer(...args);
  servers.push(made);
  return made;
}

const refusal = (code: number) => Object.assign(new Error('no'), { responseCode: code });

describe('a mail', () => {
  it('is sent once, in both parts, in the shop’s name, language and colours', async () => {
    const office = await server();
    await queueTestMail(shop);
    expect(await deliverOnce(shop, office.url)).toBe(1);
    expect(await deliverOnce(shop, office.url)).toBe(0);
    expect(office.received).toHaveLength(1);
    const { recipient, raw } = office.received[0] ?? { recipient: '', raw: '' };
    expect(recipient).toBe('anna@x.example');
    expect(headerOf(raw, 'From')).toContain('<post@larder.test>');
    expect(headerOf(raw, 'Message-ID')).toMatch(/^<[0-9a-f]{32}@larder\.test>$/);
    expect(headerOf(raw, 'Auto-Submitted')).toBe('auto-generated');
    expect(partOf(raw, 'text/plain')).toContain('Ein <b>Satz</b> & mehr.');
    const html = partOf(raw, 'text/html');
    expect(html).toContain('<html lang="de-AT">');
    expect(html).toContain('Ein &lt;b&gt;Satz&lt;/b&gt; &amp; mehr.');
    expect(html).toContain('href="https://alpha.test/a?b=1&amp;c=2"');
  });

  it('keeps its links to itself once it is delivered', async () => {
    const office = await server();
    await queueTestMail(shop);
    await deliverOnce(shop, office.url);
    expect(await states(shop)).toEqual([{ attempts: 1, fault: null, body: '', state: 'sent' }]);
  });

  it('is never written twice for one key', async () => {
    const office = await server();
    for (let i = 0; i < 3; i += 1) await queueTestMail(shop);
    await queueTestMail(shop, { key: 'another' });
    expect(await deliverOnce(shop, office.url)).toBe(2);
  });

  it('is sent once, by any number of concurrent processes', async () => {
    const office = await server();
    for (let i = 0; i < 20; i += 1)
      await queueTestMail(shop, { key: `mail ${i}`, to: `a${i}@x.example` });
    await Promise.all([1, 2, 3, 4].map(() => deliverOnce(shop, office.url)));
    const readers = office.received.map(({ recipient }) => recipient);
    expect([readers.length, new Set(readers).size]).toEqual([20, 20]);
  });

  it('that a dead process had claimed is sent after its claim expires, with the same id', async () => {
    const first = await server();
    const second = await server();
    await queueTestMail(shop);
    const died = { keepsBody: false, send: () => new Promise<void>(() => undefined) };
    void deliverOnce(shop, died);
    await wait(200);
    expect(await deliverOnce(shop, first.url)).toBe(0);
    shop.clock.advance(leaseMs);
    expect(await deliverOnce(shop, first.url)).toBe(1);
    await shop.db.execute('UPDATE mails SET sent_at = NULL, due_at = created_at');
    await deliverOnce(shop, second.url);
    const ids = [first, second].map((one) => headerOf(one.received[0]?.raw ?? '', 'Message-ID'));
    expect(ids[0]).toBe(ids[1]);
  });

  it('that has expired is not delivered', async () => {
    const office = await server();
    await queueTestMail(shop, { expires: new Date(shop.clock.now().getTime() + 1000) });
    shop.clock.advance(1000);
    expect(await deliverOnce(shop, office.url)).toBe(0);
    expect((await states(shop))[0]).toMatchObject({ state: 'given up' });
  });
});

describe('a mail server', () => {
  it('that is unreachable is retried with growing delays until the mail is given up', async () => {
    await queueTestMail(shop);
    const away = 'smtp://127.0.0.1:1';
    expect([...retryDelaysMs]).toEqual([...retryDelaysMs].sort((a, b) => a - b));
    for (const pause of retryDelaysMs) {
      await deliverOnce(shop, away);
      shop.clock.advance(pause - 1);
      await deliverOnce(shop, away);
      shop.clock.advance(1);
    }
    expect((await states(shop))[0]).toMatchObject({
      attempts: retryDelaysMs.length,
      state: 'waiting',
    });
    await deliverOnce(shop, away);
    const [mail] = await states(shop);
    expect(mail).toMatchObject({ attempts: retryDelaysMs.length + 1, state: 'given up' });
    expect(mail?.fault).toContain('ECONNREFUSED');
  });

  it('that rejects temporarily gets the mail later; one that rejects permanently does not', async () => {
    const busy = await server({ onRcptTo: (_to, _session, done) => done(refusal(451)) });
    const never = await server({ onRcptTo: (_to, _session, done) => done(refusal(550)) });
    const open = await server();
    await queueTestMail(shop);
    await deliverOnce(shop, busy.url);
    expect((await states(shop))[0]).toMatchObject({ state: 'waiting', attempts: 1 });
    shop.clock.advance(retryDelaysMs[0]);
    expect(await deliverOnce(shop, open.url)).toBe(1);
    await queueTestMail(shop, { key: 'unknown reader' });
    await deliverOnce(shop, never.url);
    expect((await states(shop))[1]).toMatchObject({ state: 'given up', attempts: 1 });
  });

  it.each(['HELO', 'MAIL', 'DATA'])('that hangs up at %s receives the mail again', async (at) => {
    const dropping = await droppingServer(at);
    servers.push(dropping);
    const open = await server();
    await queueTestMail(shop);
    expect(await deliverOnce(shop, dropping.url)).toBe(0);
    expect((await states(shop))[0]).toMatchObject({ state: 'waiting', attempts: 1 });
    shop.clock.advance(retryDelaysMs[0]);
    expect(await deliverOnce(shop, open.url)).toBe(1);
    expect(open.received).toHaveLength(1);
  });

  it('that is slow is waited for, but not when the process has to end', async () => {
    let pause = 5_000;
    const slow = await server({
      onRcptTo: (_to, _session, done) => void wait(pause).then(() => done()),
    });
    await queueTestMail(shop);
    const start = Date.now();
    expect(await deliverOnce(shop, slow.url, AbortSignal.timeout(100))).toBe(0);
    expect(Date.now() - start).toBeLessThan(pause);
    pause = 500;
    expect((await states(shop))[0]).toMatchObject({ state: 'waiting' });
    shop.clock.advance(retryDelaysMs[0]);
    expect(await deliverOnce(shop, slow.url)).toBe(1);
  });
});

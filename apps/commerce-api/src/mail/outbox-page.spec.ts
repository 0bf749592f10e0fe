import { testApp } from '../testing/test-app.js';
import { queueTestMail } from './testing/test-mailbox.js';

const page = (url: string) => ({ method: 'GET', url }) as const;

it('in development mails can be read: the newest first, their markup harmless', async () => {
  const shop = await testApp({ showMails: true });
  const email = { subject: '<b>Later</b>', greeting: 'x', paragraphs: [], closing: [] };
  await queueTestMail(shop);
  shop.clock.advance(1000);
  await queueTestMail(shop, { key: 'later', content: email });
  const list = await shop.app.inject(page('/dev/mails'));
  expect(list.body).toContain('development only');
  expect(list.body).toContain('&lt;b&gt;Later');
  expect(list.body.indexOf('Later')).toBeLessThan(list.body.indexOf('Grüße'));
  expect(list.body).toContain('anna@x.example (waiting)');
  const path = /href="(\/dev\/mails\/\d+)"/.exec(list.body)?.[1] ?? '';
  const mail = await shop.app.inject(page(path));
  expect(mail.body).toContain('<!doctype html>');
  expect(mail.headers['content-security-policy']).toContain('sandbox');
  expect((await shop.app.inject(page('/dev/mails/unknown'))).statusCode).toBe(404);
  await shop.close();
});

it('elsewhere there is no such page', async () => {
  const shop = await testApp();
  expect((await shop.app.inject(page('/dev/mails'))).statusCode).toBe(404);
  await shop.close();
});

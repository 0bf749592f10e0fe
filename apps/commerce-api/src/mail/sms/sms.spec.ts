import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { smsGateway } from './sms-gateway.js';
import { deleteOldTexts, smsSimulator } from './sms-simulator.js';

const message = { tenant: 'alpha', to: '+436641234567', sender: 'Alpha', text: '<b>123456' };
const page = { method: 'GET', url: '/dev/text-messages' } as const;

describe('the gateway of text messages', () => {
  const given = { url: 'https://sms.example/send', token: 'token-of-the-gateway' };
  const answer = (status: number) => jest.fn(async () => new Response(null, { status }));

  it('gets number, sender and text, with the token and without redirects', async () => {
    const ask = answer(202);
    await smsGateway(given, ask).send(message);
    const [url, init] = ask.mock.calls[0] as unknown as [string, RequestInit];
    expect(url).toBe(given.url);
    expect(init).toMatchObject({
      method: 'POST',
      redirect: 'error',
      headers: { authorization: 'Bearer token-of-the-gateway' },
    });
    expect(JSON.parse(String(init.body))).toEqual({
      to: message.to,
      from: 'Alpha',
      text: message.text,
    });
  });

  it('rejects what it refuses', async () => {
    await expect(smsGateway(given, answer(500)).send(message)).rejects.toThrow('500');
  });
});

describe('the simulator of text messages', () => {
  let shop: TestApp;
  afterEach(() => shop.close());

  it('shows them in development, says that they are simulated, and deletes them after an hour', async () => {
    shop = await testApp({ showMails: true });
    await smsSimulator(shop).send(message);
    const { body } = await shop.app.inject(page);
    expect(body).toContain('simulated');
    expect(body).toContain('alpha → +436641234567');
    expect(body).toContain('&lt;b&gt;123456');
    shop.clock.advance(61 * 60_000);
    await deleteOldTexts(shop);
    expect((await shop.app.inject(page)).body).not.toContain('123456');
  });

  it('shows nothing elsewhere', async () => {
    shop = await testApp();
    expect((await shop.app.inject(page)).statusCode).toBe(404);
  });
});

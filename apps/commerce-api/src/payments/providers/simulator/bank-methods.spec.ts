import type { PaymentMethodKey } from '@larder/contracts/checkout';
import type { TestClient } from '../../../testing/test-client.js';
import type { PaymentShop, PendingOrder } from '../../testing/payment-shop.js';
import {
  findSimulatedPayment,
  goToProvider,
  openUrl,
  orderOf,
  orderOnline,
  pressButton,
  returnToShop,
  setUpPaymentShop,
} from '../../testing/payment-shop.js';
import { runSimulator } from './install.js';

let shop: PaymentShop;
let client: TestClient;
setUpPaymentShop((found, shopper) => {
  shop = found;
  client = shopper;
});

async function startWith(methodKey: PaymentMethodKey): Promise<PendingOrder> {
  const pending = await orderOnline(client, { methodKey });
  await goToProvider(shop, client, pending);
  return pending;
}
const statusOf = async (pending: PendingOrder) => (await orderOf(client, pending)).status;

it('CHK-15 a bank transfer is charged at once, with what is due', async () => {
  const pending = await startWith('eps');
  await pressButton(shop, pending, { action: 'pay' });
  await returnToShop(shop, client, pending);
  expect(await findSimulatedPayment(shop, pending)).toMatchObject({
    state: 'CAPTURED',
    amount: pending.cart.priceInfo.total,
  });
  expect(await orderOf(client, pending)).toMatchObject({
    status: 'PLACED',
    payments: [{ methodKey: 'eps' }],
  });
});

it('CHK-16 what is paid later asks for no payment now', async () => {
  const pending = await orderOnline(client, { methodKey: 'pay-by-invoice-b2c' });
  const page = await openUrl(shop, client, await goToProvider(shop, client, pending));
  expect(page.body).toMatch(/Bis zu .* auf Rechnung/);
  expect(page.body).toMatch(/>Auf Rechnung kaufen</);
  expect(page.body).not.toMatch(/reserviert|Jetzt bezahlen/);
});

it('CHK-16 Klarna reserves the highest total at the pay-later provider', async () => {
  const pending = await startWith('klarna');
  await pressButton(shop, pending, { action: 'pay' });
  await returnToShop(shop, client, pending);
  expect(await findSimulatedPayment(shop, pending)).toMatchObject({
    provider: 'pay-later-simulator',
    state: 'AUTHORISED',
    amount: pending.cart.priceInfo.totalWithSurcharge,
  });
  expect(await statusOf(pending)).toBe('PLACED');
});

describe('a direct debit', () => {
  const mandate = { action: 'pay', iban: 'AT61 1904 3002 3457 3201' };

  it('CHK-14 waits for the bank after the return, and is placed by its webhook', async () => {
    const pending = await startWith('sepa-debit');
    await pressButton(shop, pending, mandate);
    await returnToShop(shop, client, pending);
    expect(await statusOf(pending)).toBe('PAYMENT_PENDING');
    shop.clock.set('2026-11-24T09:00:06+01:00');
    await runSimulator(shop.app, shop.worker.kernel);
    expect(await statusOf(pending)).toBe('PLACED');
    expect(await findSimulatedPayment(shop, pending)).toMatchObject({ state: 'AUTHORISED' });
  });

  it('refuses an account number that cannot be right', async () => {
    const pending = await startWith('sepa-debit');
    const answer = await pressButton(shop, pending, { ...mandate, iban: 'AT00 1234' });
    expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining('IBAN')]);
    expect(await statusOf(pending)).toBe('PAYMENT_PENDING');
  });
});

describe('UPI', () => {
  const request = (name: string) => ({ action: 'pay', vpa: ` ${name}@simulator ` });
  const pass = async (seconds: number) => {
    shop.clock.set(
      new Date(Date.parse('2026-11-24T09:00:00+01:00') + seconds * 1000).toISOString(),
    );
    await runSimulator(shop.app, shop.worker.kernel);
  };

  it.each([
    ['success', 6, 'PLACED', 'CAPTURED'],
    ['late', 21, 'PLACED', 'CAPTURED'],
    ['failure', 6, 'CANCELLED', 'DECLINED'],
    ['expired', 61, 'CANCELLED', 'CANCELLED'],
  ] as const)(
    'CHK-14 %s: the order waits for the app, and is decided by the webhook after %i s',
    async (name, seconds, status, state) => {
      const pending = await startWith('upi');
      await pressButton(shop, pending, request(name));
      await returnToShop(shop, client, pending);
      await pass(seconds - 2);
      expect(await statusOf(pending)).toBe('PAYMENT_PENDING');
      await pass(seconds);
      expect(await statusOf(pending)).toBe(status);
      expect(await findSimulatedPayment(shop, pending)).toMatchObject({
        state,
        amount: pending.cart.priceInfo.total,
      });
    },
  );

  it.each(['', 'name', 'name@', '@bank', 'a@bank', 'name@bank.example', 'na me@bank', 'n@m@bank'])(
    'refuses the address %j, which cannot be right',
    async (vpa) => {
      const pending = await startWith('upi');
      const answer = await pressButton(shop, pending, { action: 'pay', vpa });
      expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining('UPI')]);
      expect(await statusOf(pending)).toBe('PAYMENT_PENDING');
    },
  );
});

it.each([
  ['upi', { vpa: 'n"<@bank' }, 'value="n&quot;&lt;@bank" aria-invalid="true"'],
  ['sepa-debit', { iban: 'AT00 1234' }, 'value="AT00 1234" aria-invalid="true"'],
  ['credit-cards', { number: '1', expiry: '12/39', code: '123' }, 'value="12/39">'],
  ['credit-cards', { number: '4242424242424242', expiry: '1' }, 'value="1" aria-invalid="true"'],
] as const)(
  'CHK-14 %s: what was typed stays in its field with the message, a card number does not',
  async (method, fields, kept) => {
    const pending = await startWith(method);
    const { statusCode, body } = await pressButton(shop, pending, { action: 'pay', ...fields });
    expect(statusCode).toBe(422);
    expect(body).toContain(kept);
    expect(body.match(/<p class="error" id="fault" role="alert">/g)).toHaveLength(1);
    expect(body).not.toMatch(/id="(?:number|code)"[^>]* value=/);
  },
);

it.each([
  ['eps', 'refuse'],
  ['klarna', 'cancel'],
  ['sepa-debit', 'cancel'],
  ['upi', 'cancel'],
] as const)(
  'CHK-14 %s: after %s the order is cancelled and the cart open',
  async (method, action) => {
    const pending = await startWith(method);
    await pressButton(shop, pending, { action });
    await returnToShop(shop, client, pending);
    expect(await statusOf(pending)).toBe('CANCELLED');
    expect((await client.get<{ cartStatus: string }>('/api/carts')).body.cartStatus).toBe('OPEN');
  },
);

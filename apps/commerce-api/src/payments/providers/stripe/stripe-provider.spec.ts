import type { StartedPayment } from '../provider.js';
import { unrelatedEvent } from '../provider.js';
import {
  beginPayment,
  eventsOf,
  newRequest,
  timeoutSignal,
} from '../../testing/provider-contract.js';
import { savedCards } from './testing/fake-endpoints.js';
import { signed } from './testing/fake-stripe.js';
import type { StripeHarness } from './testing/stripe-harness.js';
import { account, openStripeHarness } from './testing/stripe-harness.js';

let stage: StripeHarness;
beforeAll(async () => {
  stage = await openStripeHarness(800);
});
afterAll(() => stage.close());
beforeEach(() => {
  stage.stripe.requests.length = 0;
  stage.stripe.store.events.length = 0;
});

const ask = (of: StartedPayment) => stage.provider.fetchStatus(of, timeoutSignal());
const capture = (of: StartedPayment, cents = 3980) =>
  stage.provider.capture(of, cents, timeoutSignal());
const undo = (of: StartedPayment) => stage.provider.cancel(of, timeoutSignal());
const start = (change = {}) => beginPayment(stage, change);
const paid = async () => {
  const payment = await start();
  stage.does(payment.reference, 'pays');
  return payment;
};
const sessionOf = ({ reference }: StartedPayment) => {
  const session = stage.stripe.store.sessions.get(reference);
  if (!session) throw new Error('Stripe has no such page');
  return session;
};
const refundsOf = (payment: StartedPayment) => {
  const { payment_intent: intent } = sessionOf(payment);
  return stage.stripe.store.refunds.filter((one) => one.payment_intent === intent);
};
const changes = () => stage.stripe.requests.filter(({ call }) => call.startsWith('POST'));
const card = (token: string) => ({
  ...{ brand: 'Visa', lastDigits: '4242', month: 8, year: 2029, token },
});

describe('a payment on Stripe’s page', () => {
  it('CHK-18 R7 tells Stripe amount, order, shop and payment, and nothing of the shopper', async () => {
    const payment = await start({ orderNumber: '2026000077' });
    expect(payment.redirectUrl).toMatch(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_\w+$/);
    expect(sessionOf(payment)).toMatchObject({
      ...{ amount_total: 4378, currency: 'eur', client_reference_id: payment.paymentId },
      metadata: {
        ...{ larder_tenant: 'alpha', larder_payment: payment.paymentId },
        ...{ larder_order: '2026000077', larder_locale: 'de-AT', larder_flow: 'page' },
      },
    });
  });

  it('R7 every changing call has an idempotency key, and a second one the same', async () => {
    const payment = await paid();
    await capture(payment);
    await undo(payment);
    const keys = changes().map(({ key }) => key);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(key).toMatch(`larder/alpha/${payment.paymentId}/`);
  });

  it('declined there, another card can be tried; the shop hears of the end only', async () => {
    const payment = await start();
    stage.does(payment.reference, 'isDeclined');
    expect(await ask(payment)).toMatchObject({ state: 'OPEN', authorised: 0 });
    expect((await eventsOf(stage)).map(({ update }) => update.state)).toEqual(['OPEN']);
    stage.does(payment.reference, 'pays');
    expect(await ask(payment)).toMatchObject({ state: 'AUTHORISED', authorised: 4378 });
  });

  it('3-D Secure: open as long as the bank asks', async () => {
    const payment = await start();
    stage.does(payment.reference, 'isAsked');
    expect((await ask(payment)).state).toBe('OPEN');
    stage.does(payment.reference, 'pays');
    expect((await ask(payment)).state).toBe('AUTHORISED');
  });

  it('CHK-14 R7 a page that nobody used in time is told, in the shopper’s language', async () => {
    const payment = await start({ locale: 'en' });
    stage.does(payment.reference, 'letsItExpire');
    const expected = { state: 'CANCELLED', authorised: 0, failure: { code: 'EXPIRED' } };
    expect(await ask(payment)).toMatchObject(expected);
    const [event] = await eventsOf(stage);
    expect(event?.update).toMatchObject({ ...expected, reference: payment.reference });
    expect(event?.update.failure?.description).toMatch(/cart is open again/);
  });

  it('CHK-09 less taken than reserved: what Stripe books as refunded is none', async () => {
    const payment = await paid();
    await capture(payment);
    const [charge] = [...stage.stripe.store.charges.values()].slice(-1);
    expect(charge).toMatchObject({ amount: 4378, amount_captured: 3980, amount_refunded: 398 });
    expect(await ask(payment)).toMatchObject({ state: 'CAPTURED', captured: 3980, refunded: 0 });
    const words = (await eventsOf(stage)).map(({ update }) => [update.captured, update.refunded]);
    expect(words).toEqual([
      [0, 0],
      [3980, 0],
      [3980, 0],
    ]);
  });

  it('I1 of a part that went back before, the rest alone follows', async () => {
    const payment = await paid();
    await capture(payment);
    await stage.provider.refund(payment, 1_000, timeoutSignal());
    expect(await undo(payment)).toMatchObject({ state: 'CANCELLED', refunded: 3980 });
    expect(refundsOf(payment).map(({ amount }) => amount)).toEqual([1000, 2980]);
  });

  it('R7 paid between the look and the undoing: let go', async () => {
    const payment = await start();
    const { sessions } = stage.stripe.store;
    const { get } = sessions;
    // Stripe answers what it knew, and somebody pays before the next call.
    sessions.get = (id) => {
      const found = get.call(sessions, id);
      sessions.get = get;
      const before = found && { ...found };
      stage.does(payment.reference, 'pays');
      return before;
    };
    expect(await undo(payment)).toMatchObject({ state: 'CANCELLED', captured: 0 });
  });
});

describe('a card that Stripe keeps', () => {
  it('PAY-01 is kept with the shopper’s word only', async () => {
    const tokens = [];
    for (const savesCard of [true, false]) {
      const payment = await start(savesCard ? { savesCard } : {});
      stage.does(payment.reference, 'pays');
      tokens.push((await ask(payment)).card?.token);
    }
    expect(tokens).toEqual([expect.stringMatching(/^cus_new\/pm_\w+$/), '']);
  });

  it('pays at once, without a page, and goes back to the shop', async () => {
    const payment = await start({ savedCard: card(savedCards.pays) });
    expect(payment.reference).toMatch(/^pi_/);
    expect(payment.redirectUrl).toContain(`/api/payments/${payment.paymentId}/return`);
    const update = { state: 'AUTHORISED', authorised: 4378, reference: payment.reference };
    expect(await ask(payment)).toMatchObject({ ...update, card: { token: savedCards.pays } });
    expect((await eventsOf(stage))[0]?.update).toMatchObject(update);
    expect(await capture(payment)).toMatchObject({ state: 'CAPTURED', captured: 3980 });
    expect(await undo(payment)).toMatchObject({ state: 'CANCELLED', refunded: 3980 });
  });

  it('CHK-14 declined: told, with the reason', async () => {
    const payment = await start({ savedCard: card(savedCards.declined) });
    const failure = { code: 'DECLINED', description: expect.stringMatching(/abgelehnt/) };
    expect(await ask(payment)).toMatchObject({ state: 'DECLINED', authorised: 0, failure });
    expect((await eventsOf(stage))[0]?.update).toMatchObject({ state: 'DECLINED', failure });
  });

  it.each([
    ['agrees', { state: 'AUTHORISED' }],
    ['disagrees', { state: 'DECLINED', failure: { code: 'NOT_CONFIRMED' } }],
  ] as const)('3-D Secure: led to the bank, where the shopper %s', async (what, expected) => {
    const payment = await start({ savedCard: card(savedCards.secure) });
    expect(payment.redirectUrl).toMatch(/^https:\/\/hooks\.stripe\.com\//);
    expect((await ask(payment)).state).toBe('OPEN');
    stage.does(payment.reference, what);
    expect(await ask(payment)).toMatchObject(expected);
  });

  it('is called off while the bank still asks', async () => {
    const payment = await start({ savedCard: card(savedCards.secure) });
    expect(await undo(payment)).toMatchObject({ state: 'CANCELLED', captured: 0 });
    stage.does(payment.reference, 'agrees');
    expect(await ask(payment)).toMatchObject({ state: 'CANCELLED' });
  });

  it.each([savedCards.gone, '', 'sim_success'])(
    '%p is none: Stripe’s page is shown',
    async (token) => {
      const payment = await start({ savedCard: card(token) });
      expect(payment.reference).toMatch(/^cs_/);
    },
  );
});

describe('Stripe in trouble', () => {
  const calls = [
    ['the start', /POST \/v1\/checkout\/sessions$/, () => start()],
    ['the question', /GET .*sessions\/\w+$/, async () => ask(await paid())],
    ['the capture', /capture$/, async () => capture(await paid())],
    ['the undoing', /cancel$/, async () => undo(await paid())],
  ] as const;
  const ways = ['server', 'rateLimit', 'keyInUse', 'hangs'] as const;

  it.each(calls.flatMap(([name, at, call]) => ways.map((kind) => [name, kind, at, call] as const)))(
    'R7 %s: %s is thrown, without names or secrets, and nothing is repeated blindly',
    async (_name, kind, at, call) => {
      stage.stripe.fail({ at, kind });
      const error = await call().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(String(error)).toMatch(/^Error: Stripe: Stripe\w+Error/);
      expect(Object.keys(error as object)).toEqual([]);
      expect(stage.stripe.requests.filter((one) => at.test(one.call))).toHaveLength(1);
    },
  );

  it('R7 a start whose answer was lost is found again under its key', async () => {
    const request = newRequest(account.tenant);
    stage.stripe.fail({ at: /sessions$/, kind: 'hangs', isDone: true });
    await expect(stage.provider.start(request, timeoutSignal())).rejects.toThrow(/Stripe/);
    const { reference } = await stage.provider.start(request, timeoutSignal());
    const { sessions } = stage.stripe.store;
    const of = [...sessions.values()].filter(
      (one) => one.client_reference_id === request.paymentId,
    );
    expect(of.map(({ id }) => id)).toEqual([reference]);
  });

  it.each([
    ['a page', {}, { savesCard: true }],
    ['a saved card', { savedCard: card(savedCards.pays) }, {}],
  ])('R7 begun as %s, and again in another way: it is the same payment', async (_, one, two) => {
    const request = newRequest(account.tenant);
    const first = await stage.provider.start({ ...request, ...one }, timeoutSignal());
    expect(await stage.provider.start({ ...request, ...two }, timeoutSignal())).toEqual(first);
  });

  it('R7 an error that Stripe repeats for a day holds a capture up for minutes only', async () => {
    const payment = await paid();
    stage.stripe.fail({ at: /capture$/, kind: 'server' });
    await expect(capture(payment)).rejects.toThrow(/Stripe/);
    await expect(capture(payment)).rejects.toThrow(/500/);
    const [before] = changes().slice(-1);
    stage.clock.advance(600_000);
    expect(await capture(payment)).toMatchObject({ state: 'CAPTURED' });
    expect(changes().at(-1)?.key).not.toBe(before?.key);
  });

  it('I1 a capture or a refund whose answer was lost is not made twice', async () => {
    const payment = await paid();
    stage.stripe.fail({ at: /capture$/, kind: 'hangs', isDone: true });
    await expect(capture(payment)).rejects.toThrow(/Stripe/);
    expect(await capture(payment)).toMatchObject({ captured: 3980, refunded: 0 });
    stage.stripe.fail({ at: /refunds$/, kind: 'hangs', isDone: true });
    await expect(undo(payment)).rejects.toThrow(/Stripe/);
    expect(await undo(payment)).toMatchObject({ captured: 3980, refunded: 3980 });
    expect(refundsOf(payment)).toHaveLength(1);
  });

  it('a line that breaks is tried once more, under the same key', async () => {
    stage.stripe.fail({ at: /sessions$/, kind: 'cut', isDone: true });
    const payment = await start();
    const keys = stage.stripe.requests.map(({ key }) => key);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(sessionOf(payment).client_reference_id).toBe(payment.paymentId);
  });
});

describe('what Stripe tells of others', () => {
  const hear = async (event: object, tenant = 'alpha') => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', ...event });
    const now = stage.clock.now();
    const headers = { 'stripe-signature': signed(body, now) };
    return stage.provider.readWebhook({ tenant, headers, body, now });
  };

  it('R7 S6 is heard and left: other kinds, payments of others, payments of another shop', async () => {
    await paid();
    const [told] = stage.stripe.store.events.splice(0);
    const object = told?.data.object as { metadata: object };
    const type = 'payment_intent.succeeded';
    expect(await hear({ type: 'payout.paid', data: { object: {} } })).toBe(unrelatedEvent);
    expect(await hear({ type, data: { object: { ...object, metadata: {} } } })).toBe(
      unrelatedEvent,
    );
    const foreign = { ...object.metadata, larder_tenant: 'beta' };
    expect(await hear({ type, data: { object: { ...object, metadata: foreign } } })).toBe(
      unrelatedEvent,
    );
    expect(await hear({ type, data: { object } })).toMatchObject({ id: 'evt_1' });
  });
});

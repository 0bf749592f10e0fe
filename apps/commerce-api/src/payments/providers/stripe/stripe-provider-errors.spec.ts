import { unrelatedEvent } from '../provider.js';
import { newRequest, timeoutSignal } from '../../testing/provider-contract.js';
import { savedCards } from './testing/fake-endpoints.js';
import { signed } from './testing/fake-stripe.js';
import { card, paymentsOf, setUpStripe } from './testing/stripe-payments.js';
import type { StripeHarness } from './testing/stripe-harness.js';
import { account } from './testing/stripe-harness.js';

let stage: StripeHarness;
setUpStripe((opened) => {
  stage = opened;
});
const { ask, capture, undo, start, paid, sessionOf, refundsOf, changes } = paymentsOf(() => stage);

describe('Stripe in trouble', () => {
  const calls = [
    ['the start', /POST \/v1\/checkout\/sessions$/, () => start()],
    ['the question', /GET .*sessions\/\w+$/, async () => ask(await paid())],
    ['the capture', /capture$/, async () => capture(await paid())],
    ['the undoing', /cancel$/, async () => undo(await paid())],
  ] as const;
  const failures = ['server', 'rateLimit', 'keyInUse', 'hangs'] as const;

  it.each(
    calls.flatMap(([name, at, call]) => failures.map((kind) => [name, kind, at, call] as const)),
  )(
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

  it('R7 a start with a lost response is found again by its key', async () => {
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

  it('I1 a capture or a refund with a lost response is not repeated', async () => {
    const payment = await paid();
    stage.stripe.fail({ at: /capture$/, kind: 'hangs', isDone: true });
    await expect(capture(payment)).rejects.toThrow(/Stripe/);
    expect(await capture(payment)).toMatchObject({ captured: 3980, refunded: 0 });
    stage.stripe.fail({ at: /refunds$/, kind: 'hangs', isDone: true });
    await expect(undo(payment)).rejects.toThrow(/Stripe/);
    expect(await undo(payment)).toMatchObject({ captured: 3980, refunded: 3980 });
    expect(refundsOf(payment)).toHaveLength(1);
  });

  it('a broken connection is retried once, with the same key', async () => {
    stage.stripe.fail({ at: /sessions$/, kind: 'cut', isDone: true });
    const payment = await start();
    const keys = stage.stripe.requests.map(({ key }) => key);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(sessionOf(payment).client_reference_id).toBe(payment.paymentId);
  });
});

describe('events of other shops', () => {
  const receive = async (event: object, tenant = 'alpha') => {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', ...event });
    const now = stage.clock.now();
    const headers = { 'stripe-signature': signed(body, now) };
    return stage.provider.readWebhook({ tenant, headers, body, now });
  };

  it('R7 S6 is accepted and ignored: other kinds, payments of others, payments of another shop', async () => {
    await paid();
    const [event] = stage.stripe.store.events.splice(0);
    const object = event?.data.object as { metadata: object };
    const type = 'payment_intent.succeeded';
    expect(await receive({ type: 'payout.paid', data: { object: {} } })).toBe(unrelatedEvent);
    expect(await receive({ type, data: { object: { ...object, metadata: {} } } })).toBe(
      unrelatedEvent,
    );
    const foreign = { ...object.metadata, larder_tenant: 'beta' };
    expect(await receive({ type, data: { object: { ...object, metadata: foreign } } })).toBe(
      unrelatedEvent,
    );
    expect(await receive({ type, data: { object } })).toMatchObject({ id: 'evt_1' });
  });
});

import { eventsOf, timeoutSignal } from '../../testing/provider-contract.js';
import { savedCards } from './testing/fake-endpoints.js';
import { card, paymentsOf, setUpStripe } from './testing/stripe-payments.js';
import type { StripeHarness } from './testing/stripe-harness.js';

let stage: StripeHarness;
setUpStripe((opened) => {
  stage = opened;
});
const { ask, capture, undo, start, paid, sessionOf, refundsOf, changes } = paymentsOf(() => stage);

describe('a payment on Stripe’s page', () => {
  it('CHK-18 R7 sends amount, order, shop and payment to Stripe, and no data of the shopper', async () => {
    const payment = await start({ orderNumber: '2026000077' });
    expect(payment.redirectUrl).toMatch(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_\w+$/);
    expect(sessionOf(payment)).toMatchObject({
      amount_total: 4378,
      currency: 'eur',
      client_reference_id: payment.paymentId,
      metadata: {
        larder_tenant: 'alpha',
        larder_payment: payment.paymentId,
        larder_order: '2026000077',
        larder_locale: 'de-AT',
        larder_flow: 'page',
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

  it('3-D Secure: open while the bank waits for confirmation', async () => {
    const payment = await start();
    stage.does(payment.reference, 'isAsked');
    expect((await ask(payment)).state).toBe('OPEN');
    stage.does(payment.reference, 'pays');
    expect((await ask(payment)).state).toBe('AUTHORISED');
  });

  it('CHK-14 R7 a page that was not used in time is reported, in the shopper’s language', async () => {
    const payment = await start({ locale: 'en' });
    stage.does(payment.reference, 'letsItExpire');
    const expected = { state: 'CANCELLED', authorised: 0, failure: { code: 'EXPIRED' } };
    expect(await ask(payment)).toMatchObject(expected);
    const [event] = await eventsOf(stage);
    expect(event?.update).toMatchObject({ ...expected, reference: payment.reference });
    expect(event?.update.failure?.description).toMatch(/cart is open again/);
  });

  it('CHK-09 a partial capture: the released rest does not count as a refund', async () => {
    const payment = await paid();
    await capture(payment);
    const [charge] = [...stage.stripe.store.charges.values()].slice(-1);
    expect(charge).toMatchObject({ amount: 4378, amount_captured: 3980, amount_refunded: 398 });
    expect(await ask(payment)).toMatchObject({ state: 'CAPTURED', captured: 3980, refunded: 0 });
    const amounts = (await eventsOf(stage)).map(({ update }) => [update.captured, update.refunded]);
    expect(amounts).toEqual([
      [0, 0],
      [3980, 0],
      [3980, 0],
    ]);
  });

  it('I1 after a partial refund, only the rest is refunded', async () => {
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
    // Stripe responds with its old state, and somebody pays before the next call.
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
  it('PAY-01 is stored only with the shopper’s consent', async () => {
    const tokens = [];
    for (const savesCard of [true, false]) {
      const payment = await start(savesCard ? { savesCard } : {});
      stage.does(payment.reference, 'pays');
      tokens.push((await ask(payment)).card?.token);
    }
    expect(tokens).toEqual([expect.stringMatching(/^cus_new\/pm_\w+$/), '']);
  });

  it('pays at once without a page, and returns to the shop', async () => {
    const payment = await start({ savedCard: card(savedCards.pays) });
    expect(payment.reference).toMatch(/^pi_/);
    expect(payment.redirectUrl).toContain(`/api/payments/${payment.paymentId}/return`);
    const update = { state: 'AUTHORISED', authorised: 4378, reference: payment.reference };
    expect(await ask(payment)).toMatchObject({ ...update, card: { token: savedCards.pays } });
    expect((await eventsOf(stage))[0]?.update).toMatchObject(update);
    expect(await capture(payment)).toMatchObject({ state: 'CAPTURED', captured: 3980 });
    expect(await undo(payment)).toMatchObject({ state: 'CANCELLED', refunded: 3980 });
  });

  it('CHK-14 declined: reported, with the reason', async () => {
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

  it('is cancelled while the bank waits for confirmation', async () => {
    const payment = await start({ savedCard: card(savedCards.secure) });
    expect(await undo(payment)).toMatchObject({ state: 'CANCELLED', captured: 0 });
    stage.does(payment.reference, 'agrees');
    expect(await ask(payment)).toMatchObject({ state: 'CANCELLED' });
  });

  it.each([savedCards.gone, '', 'sim_success'])(
    '%p is not one: Stripe’s page is shown',
    async (token) => {
      const payment = await start({ savedCard: card(token) });
      expect(payment.reference).toMatch(/^cs_/);
    },
  );
});

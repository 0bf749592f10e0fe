import {
  type ProviderHarness,
  newRequest,
  timeoutSignal,
  beginPayment,
  eventsOf,
  untouched,
  providerCalls,
  type ProviderCalls,
} from './provider-calls.js';

export * from './provider-calls.js';

/** Contract of every provider behind the port. */
export function providerContract(open: () => Promise<ProviderHarness>): void {
  const opened: { stage?: ProviderHarness } = {};
  const stage = () => {
    if (!opened.stage) throw new Error('The provider is not on stage');
    return opened.stage;
  };
  beforeAll(async () => {
    opened.stage = await open();
  });
  afterAll(() => opened.stage?.close());
  afterEach(() => opened.stage?.messages());
  const acts = providerCalls(stage);
  describePayments(acts);
  describeRefunds(acts);
  describeWebhooks(acts);
}

/** From the start to the capture. */
function describePayments(acts: ProviderCalls): void {
  const { ask, capture, paid } = acts;
  it('R7 a second start is the same payment', async () => {
    const request = newRequest(acts.stage().tenant);
    const first = await acts.stage().provider.start(request, timeoutSignal());
    expect(await acts.stage().provider.start(request, timeoutSignal())).toEqual(first);
    const other = await beginPayment(acts.stage());
    expect(other.reference).not.toBe(first.reference);
    expect(new URL(first.redirectUrl).protocol).toMatch(/^https?:$/);
  });

  it('R7 is open, with nothing captured, until somebody pays', async () => {
    const payment = await beginPayment(acts.stage());
    const { paymentId, reference } = payment;
    expect(await ask(payment)).toEqual({
      paymentId,
      reference,
      state: 'OPEN',
      currency: 'EUR',
      ...untouched,
    });
  });

  it('CHK-09 reserves the whole amount, and captures the requested part', async () => {
    const payment = await paid();
    const reserved = { authorised: 4378, captured: 0, refunded: 0, currency: 'EUR' };
    expect(await ask(payment)).toMatchObject({ ...reserved, state: 'AUTHORISED' });
    const taken = { authorised: 4378, captured: 3980, refunded: 0, state: 'CAPTURED' };
    expect(await capture(payment, 3980)).toMatchObject(taken);
    expect(await capture(payment, 3980)).toMatchObject(taken);
    expect(await ask(payment)).toMatchObject(taken);
  });

  it('CHK-18 PAY-01 returns brand, last digits and expiry of the card, and no number', async () => {
    const update = await ask(await paid());
    expect(update.card).toMatchObject({ brand: 'Visa', lastDigits: '4242' });
    expect(update.card?.year).toBeGreaterThan(2026);
    expect(JSON.stringify(update.card)).not.toMatch(/\d{12}/);
  });

  it('R7 declined: nothing is reserved', async () => {
    const payment = await beginPayment(acts.stage());
    await acts.stage().fail(payment);
    const update = await ask(payment);
    expect(update).toMatchObject(untouched);
    expect(['OPEN', 'DECLINED']).toContain(update.state);
  });
}

/** Undone, or refunded in part. */
function describeRefunds(acts: ProviderCalls): void {
  const { ask, capture, refund, undo, paid } = acts;
  it('NAV-71 R7 voided while it is open: it can no longer be paid', async () => {
    const payment = await beginPayment(acts.stage());
    for (let times = 0; times < 2; times += 1)
      expect(await undo(payment)).toMatchObject({ state: 'CANCELLED', ...untouched });
    await acts.stage().pay(payment);
    expect(await ask(payment)).toMatchObject({ state: 'CANCELLED', ...untouched });
  });

  it('R7 undone when it is reserved: it is let go, and cannot be taken', async () => {
    const payment = await paid();
    expect(await undo(payment)).toMatchObject({ state: 'CANCELLED', captured: 0, refunded: 0 });
    expect(await capture(payment, 3980).catch(() => undefined)).not.toMatchObject({
      state: 'CAPTURED',
    });
    expect(await undo(payment)).toMatchObject({ state: 'CANCELLED', captured: 0, refunded: 0 });
  });

  it('I1 voided after a capture: the capture is refunded, once', async () => {
    const payment = await paid();
    await capture(payment, 3980);
    for (let times = 0; times < 3; times += 1)
      expect(await undo(payment)).toMatchObject({
        state: 'CANCELLED',
        captured: 3980,
        refunded: 3980,
      });
  });

  it('I1 partial refunds add up to the requested total; voiding refunds the rest', async () => {
    const payment = await paid();
    await capture(payment, 3980);
    for (const cents of [500, 500, 1200, 700])
      expect(await refund(payment, cents)).toMatchObject({
        state: 'CAPTURED',
        captured: 3980,
        refunded: cents === 700 ? 1200 : cents,
      });
    expect(await ask(payment)).toMatchObject({ state: 'CAPTURED', refunded: 1200 });
    expect(await undo(payment)).toMatchObject({ state: 'CANCELLED', refunded: 3980 });
  });

  it('I1 a valid order can be refunded in full', async () => {
    const payment = await paid();
    await capture(payment, 3980);
    const update = { state: 'CAPTURED', captured: 3980, refunded: 3980 };
    for (let times = 0; times < 2; times += 1)
      expect(await refund(payment, 3980)).toMatchObject(update);
  });
}

/** Messages that are true, and such that are not. */
function describeWebhooks(acts: ProviderCalls): void {
  const { stage, paid } = acts;
  it('R7 sends a webhook about the reservation of the right payment', async () => {
    const payment = await paid();
    const { paymentId } = payment;
    const [event] = await eventsOf(stage());
    expect(event?.update).toMatchObject({
      paymentId,
      state: 'AUTHORISED',
      currency: 'EUR',
      authorised: 4378,
      captured: 0,
    });
    expect([undefined, payment.reference]).toContain(event?.update.reference);
    expect(event?.id).toMatch(/^evt_/);
  });

  it('R7 S6 forged, altered, old and foreign messages are not read', async () => {
    const { paymentId } = await paid();
    const [received] = await stage().messages();
    if (!received) throw new Error('The provider has sent no event');
    const { provider } = stage();
    const late = new Date(received.now.getTime() + 3_600_000);
    const names = Object.keys(received.headers);
    const bare = Object.fromEntries(names.map((name) => [name, '']));
    const broken = Object.fromEntries(names.map((name) => [name, 't=1,v1=00']));
    for (const forged of [
      { ...received, headers: {} },
      { ...received, headers: bare },
      { ...received, headers: broken },
      { ...received, body: received.body.replaceAll('4378', '1') },
      { ...received, now: late },
      { ...received, tenant: 'beta' },
    ])
      expect(await provider.readWebhook(forged)).toBeUndefined();
    expect(await provider.readWebhook(received)).toMatchObject({ update: { paymentId } });
  });
}

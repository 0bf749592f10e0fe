import type { StartRequest } from '../../provider.js';
import { newRequest, timeoutSignal } from '../../../testing/provider-contract.js';
import { addIntent, addSession, getOrThrow, reserve } from '../testing/fake-stripe-store.js';
import { intentOf, savedCards } from '../testing/fake-endpoints.js';
import type { StripeHarness } from '../testing/stripe-harness.js';
import { account, openStripeHarness } from '../testing/stripe-harness.js';

let stage: StripeHarness;
beforeAll(async () => {
  stage = await openStripeHarness(800);
});
afterAll(() => stage.close());

const card = (token: string) => ({
  brand: 'Visa',
  lastDigits: '4242',
  month: 8,
  year: 2029,
  token,
});

describe('R7 a lost start', () => {
  /** So many more payments of others that no page of a list reaches behind them. */
  const beginOthers = (count = 250) => {
    for (let i = 0; i < count; i += 1) {
      addSession(stage.stripe.store, { client_reference_id: `other-${i}` });
      addIntent(stage.stripe.store, { metadata: { larder_payment: `other-${i}` } });
    }
  };
  const again = (request: StartRequest) =>
    stage.provider.start({ ...request, savesCard: true }, timeoutSignal());
  const callsAfter = (from: number) => stage.stripe.requests.slice(from).map(({ call }) => call);

  it('of an unused page is found behind 250 others', async () => {
    const request = newRequest(account.tenant);
    const first = await stage.provider.start(request, timeoutSignal());
    beginOthers();
    expect(await again(request)).toEqual(first);
  });

  it('of a page that was paid is found by the metadata of its payment', async () => {
    const request = newRequest(account.tenant);
    const first = await stage.provider.start(request, timeoutSignal());
    const session = getOrThrow(stage.stripe.store.sessions, first.reference);
    reserve(stage.stripe.store, intentOf(stage.stripe.store, session));
    session.url = null;
    beginOthers();
    const found = await again(request);
    expect(found).toEqual({ reference: first.reference, redirectUrl: request.returnUrl });
  });

  it.each([
    ['by its metadata', false],
    ['in the list, where it is too new for the search', true],
  ])('with a saved card is found behind 250 others %s', async (_how, isNew) => {
    const request = newRequest(account.tenant);
    const first = await stage.provider.start(
      { ...request, savedCard: card(savedCards.pays) },
      timeoutSignal(),
    );
    if (isNew) stage.stripe.store.unindexed.add(first.reference);
    beginOthers();
    const from = stage.stripe.requests.length;
    expect(await again(request)).toEqual(first);
    expect(callsAfter(from)).toContain('GET /v1/payment_intents/search');
    expect(callsAfter(from).includes('GET /v1/payment_intents')).toBe(isNew);
  });

  it('is found where the account cannot search', async () => {
    const request = newRequest(account.tenant);
    const first = await stage.provider.start(
      { ...request, savedCard: card(savedCards.pays) },
      timeoutSignal(),
    );
    stage.stripe.fail({ at: /search$/, kind: 'server' });
    expect(await again(request)).toEqual(first);
  });

  it('is not searched beyond the lifetime of its key', async () => {
    const request = newRequest(account.tenant);
    const first = await stage.provider.start(request, timeoutSignal());
    const session = getOrThrow(stage.stripe.store.sessions, first.reference);
    addSession(stage.stripe.store, { created: session.created + 24 * 3600 + 1 });
    await expect(again(request)).rejects.toThrow(/Stripe/);
  });
});

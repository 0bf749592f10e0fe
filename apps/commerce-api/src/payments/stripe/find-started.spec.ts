import type { StartRequest } from '../provider.js';
import { newRequest, patient } from '../testing/provider-contract.js';
import { addIntent, addSession, need, reserve } from './testing/books.js';
import { intentOf, savedCards } from './testing/calls.js';
import type { StripeStage } from './testing/stage.js';
import { account, openStripeStage } from './testing/stage.js';

let stage: StripeStage;
beforeAll(async () => {
  stage = await openStripeStage(800);
});
afterAll(() => stage.close());

const card = (token: string) => ({
  ...{ brand: 'Visa', lastDigits: '4242', month: 8, year: 2029, token },
});

describe('R7 a lost start', () => {
  /** So many more payments of others that no page of a list reaches behind them. */
  const beginOthers = (count = 250) => {
    for (let i = 0; i < count; i += 1) {
      addSession(stage.stripe.books, { client_reference_id: `other-${i}` });
      addIntent(stage.stripe.books, { metadata: { larder_payment: `other-${i}` } });
    }
  };
  const again = (request: StartRequest) =>
    stage.provider.start({ ...request, isKept: true }, patient());
  const callsAfter = (from: number) => stage.stripe.heard.slice(from).map(({ call }) => call);

  it('of a page that nobody has used is found behind 250 others', async () => {
    const request = newRequest(account.tenant);
    const first = await stage.provider.start(request, patient());
    beginOthers();
    expect(await again(request)).toEqual(first);
  });

  it('of a page that was paid is found by the metadata of its payment', async () => {
    const request = newRequest(account.tenant);
    const first = await stage.provider.start(request, patient());
    const session = need(stage.stripe.books.sessions, first.reference);
    reserve(stage.stripe.books, intentOf(stage.stripe.books, session));
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
      { ...request, saved: card(savedCards.pays) },
      patient(),
    );
    if (isNew) stage.stripe.books.unindexed.add(first.reference);
    beginOthers();
    const from = stage.stripe.heard.length;
    expect(await again(request)).toEqual(first);
    expect(callsAfter(from)).toContain('GET /v1/payment_intents/search');
    expect(callsAfter(from).includes('GET /v1/payment_intents')).toBe(isNew);
  });

  it('is found where the account cannot search', async () => {
    const request = newRequest(account.tenant);
    const first = await stage.provider.start(
      { ...request, saved: card(savedCards.pays) },
      patient(),
    );
    stage.stripe.fail({ at: /search$/, kind: 'server' });
    expect(await again(request)).toEqual(first);
  });

  it('is not looked for among what is older than its key can be', async () => {
    const request = newRequest(account.tenant);
    const first = await stage.provider.start(request, patient());
    const session = need(stage.stripe.books.sessions, first.reference);
    addSession(stage.stripe.books, { created: session.created + 24 * 3600 + 1 });
    await expect(again(request)).rejects.toThrow(/Stripe/);
  });
});

import { MemberInformation, Voucher } from '@larder/contracts/loyalty/schemas';
import { errorCodes } from '@larder/contracts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { customers } from '../../customers/tables.js';
import { ExternalCallRequired } from '../../kernel/external-call-required.js';
import { ApiFailure, notFound } from '../../kernel/failure.js';
import { nonMember } from './members.js';
import type { LoyaltyProgramme, LoyaltyScope, VoucherUse } from './programme.js';
import { cardClosed } from './programme.js';
import { cacheCallsFor } from './cached-calls.js';
import {
  confirmRedemption,
  scheduleReturnNow,
  scheduleUnlessOrdered,
  processDueReturns,
} from './remote-voucher-returns.js';

interface RemoteSettings {
  readonly url: string;
  readonly secret: string;
  /** Timeout in milliseconds: the shopper's cart waits for this response. */
  readonly answerMs?: number;
}

const Vouchers = z.array(Voucher);
const Anything = z.unknown();
const Refusal = z.object({ errorCode: z.string() });
/** How long responses that every cart view needs are cached. */
const ttlMs = 60_000;
/** A customer’s own vouchers change as they use them. */
const voucherTtlMs = 5_000;

const unavailable = () =>
  new ApiFailure(503, errorCodes.unavailable, 'The loyalty programme does not answer');

/** What a refusal means: nothing there, a closed card, or that it cannot be done now. */
async function refusalOf(answer: Response): Promise<ApiFailure> {
  const { data } = Refusal.safeParse(await answer.json().catch(() => undefined));
  if (data?.errorCode === '10048') return cardClosed();
  if (answer.status === 404) return notFound('What the programme was asked for');
  if (answer.status !== 409) return unavailable();
  return new ApiFailure(409, errorCodes.conflict, 'The programme refuses that');
}

function createClient({ url, secret, answerMs = 2000 }: RemoteSettings) {
  return async <T extends z.ZodMiniType>(
    scope: Pick<LoyaltyScope, 'tenant' | 'locale'>,
    path: readonly string[],
    schema: T,
    given?: object,
  ): Promise<z.output<T>> => {
    const address = [url.replace(/\/$/, ''), ...[scope.tenant, ...path].map(encodeURIComponent)];
    const ask = fetch(address.join('/'), {
      method: given ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${secret}`,
        'accept-language': scope.locale,
        'content-type': 'application/json',
      },
      ...(given && { body: JSON.stringify(given) }),
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    });
    const answer = await ask.catch(() => Promise.reject(unavailable()));
    if (!answer.ok) throw await refusalOf(answer);
    // A truncated or invalid response counts as no response.
    const body = (await answer.json().catch(() => Promise.reject(unavailable()))) as unknown;
    const found = schema.safeParse(body);
    if (!found.success) throw unavailable();
    return found.data;
  };
}

const idOf = ({ tenant }: LoyaltyScope, customer: string) => `${tenant} ${customer}`;

/** The card number that the customer registered with. */
async function cardOf({ db, tenant }: LoyaltyScope, customer: string): Promise<object> {
  const [found] = await db
    .select({ particulars: customers.particulars })
    .from(customers)
    .where(and(eq(customers.tenant, tenant), eq(customers.id, customer)));
  const cardNumber = found?.particulars.cardNumber;
  return cardNumber ? { cardNumber } : {};
}

/** The response, or `none` when the programme does not know the customer. */
async function orDefault<T>(answer: Promise<T>, none: T): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiFailure && error.errorCode === errorCodes.notFound) return none;
    throw error;
  }
}

type LoyaltyClient = ReturnType<typeof createClient>;

/** Holds the results of redemptions until the order's transaction reads them. */
function createRedemptions(ask: LoyaltyClient) {
  const answers = new Map<string, boolean>();
  /** Also false without a response: the voucher may be redeemed, so its return is scheduled. */
  async function redeem(scope: LoyaltyScope, customer: string, { promotionId, key }: VoucherUse) {
    await scheduleUnlessOrdered(scope, key, scope.now);
    try {
      await ask(scope, ['customers', customer, 'vouchers', promotionId, 'use'], Anything, { key });
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      await scheduleReturnNow(scope, key, scope.now);
      return false;
    }
  }
  return async (scope: LoyaltyScope, customer: string, use: VoucherUse): Promise<boolean> => {
    const id = JSON.stringify([scope.tenant, use.promotionId, use.key]);
    const answer = answers.get(id);
    if (answer === undefined)
      throw new ExternalCallRequired(async (db) => {
        answers.set(id, await redeem({ ...scope, db }, customer, use));
      });
    // Used once: if the order fails now, its retry redeems again.
    answers.delete(id);
    if (answer) await confirmRedemption(scope, use.key);
    return answer;
  };
}

/** Client of a retailer's own programme over HTTP (decision 34). */
export function remoteProgramme(settings: RemoteSettings): LoyaltyProgramme {
  const ask = createClient(settings);
  const membership = cacheCallsFor<boolean>(ttlMs);
  const own = cacheCallsFor<z.output<typeof Vouchers>>(voucherTtlMs);
  const worth = cacheCallsFor<z.output<typeof Vouchers>>(ttlMs);
  const card = (scope: LoyaltyScope, customer: string) =>
    orDefault(ask(scope, ['customers', customer], MemberInformation), nonMember);
  const vouchers = (scope: LoyaltyScope, customer: string) =>
    orDefault(ask(scope, ['customers', customer, 'vouchers'], Vouchers), []);
  const change = async (scope: LoyaltyScope, customer: string, path: string[], body: object) => {
    await ask(scope, ['customers', customer, ...path], Anything, body);
    membership.forget(idOf(scope, customer));
    own.forget(idOf(scope, customer));
  };
  return {
    card,
    isMember: async (scope, customer) =>
      membership.get(idOf(scope, customer), scope.now, {
        ask: async () => (await card(scope, customer)).joeAuthenticationStatus === 'Authenticated',
        otherwise: false,
      }),
    articles: async (scope) => {
      const all = worth.get(scope.tenant, scope.now, {
        ask: () => ask(scope, ['articles'], Vouchers),
        otherwise: [],
      });
      return all.flatMap(({ articleId, ...voucher }) =>
        articleId === undefined ? [] : [{ ...voucher, articleId }],
      );
    },
    link: async (scope, customer, cardNumber) =>
      change(
        scope,
        customer,
        ['link'],
        cardNumber === undefined ? await cardOf(scope, customer) : { cardNumber },
      ),
    unlink: (scope, customer) => change(scope, customer, ['unlink'], {}),
    vouchers,
    cartVouchers: async (scope, customer) =>
      own.get(idOf(scope, customer), scope.now, { ask: () => vouchers(scope, customer) }),
    generalVouchers: (scope) => ask(scope, ['vouchers'], Vouchers),
    activate: (scope, customer, promotionId) =>
      change(scope, customer, ['vouchers', promotionId, 'activate'], {}),
    use: createRedemptions(ask),
    returnVouchers: (scope, key) => scheduleReturnNow(scope, key, scope.now),
    runScheduledJob: ({ db, now }) =>
      processDueReturns(db, now, async (tenant, key) => {
        await ask({ tenant, locale: 'de' }, ['returns'], Anything, { key });
      }),
  };
}

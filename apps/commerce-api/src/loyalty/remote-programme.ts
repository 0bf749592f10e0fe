import { MemberInformation, Voucher } from '@larder/contracts/loyalty/schemas';
import { errorCodes } from '@larder/contracts';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { firstRow } from '../kernel/database.js';
import { ApiFailure, notFound } from '../kernel/failure.js';
import { nobody } from './members.js';
import type { LoyaltyProgramme, LoyaltyScope } from './programme.js';
import { cardClosed } from './programme.js';
import { rememberedFor } from './remembered.js';

interface RemoteSettings {
  readonly url: string;
  readonly secret: string;
  /** Milliseconds that an answer may take: whoever waits for a cart waits for it. */
  readonly answerMs?: number;
}

const Vouchers = z.array(Voucher);
const Anything = z.unknown();
const Refusal = z.object({ errorCode: z.string() });
/** What carts ask at every look is remembered for so long. */
const freshMs = 60_000;

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

function asking({ url, secret, answerMs = 2000 }: RemoteSettings) {
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
      signal: AbortSignal.timeout(answerMs),
    });
    const answer = await ask.catch(() => Promise.reject(unavailable()));
    if (!answer.ok) throw await refusalOf(answer);
    // An answer that breaks off or is none of the programme's is as good as none.
    const body = (await answer.json().catch(() => Promise.reject(unavailable()))) as unknown;
    const found = schema.safeParse(body);
    if (!found.success) throw unavailable();
    return found.data;
  };
}

/** The card that the customer registered with, for the programme to know them by. */
async function cardOf({ db, tenant }: LoyaltyScope, customer: string): Promise<object> {
  const found = await firstRow<{ card: string | null }>(
    db,
    sql`SELECT particulars->>'cardNumber' AS card FROM customers
        WHERE tenant = ${tenant} AND id = ${customer}`,
  );
  return found?.card ? { cardNumber: found.card } : {};
}

const isCode = (error: unknown, code: string) =>
  error instanceof ApiFailure && error.errorCode === code;

/** A retailer's own programme, asked over HTTP (decision 38). */
export function remoteProgramme(settings: RemoteSettings): LoyaltyProgramme {
  const ask = asking(settings);
  const membership = rememberedFor<boolean>(freshMs);
  const worth = rememberedFor<z.output<typeof Vouchers>>(freshMs);
  const card = async (scope: LoyaltyScope, customer: string) => {
    try {
      return await ask(scope, ['customers', customer], MemberInformation);
    } catch (error) {
      if (isCode(error, errorCodes.notFound)) return nobody;
      throw error;
    }
  };
  const change = async (scope: LoyaltyScope, customer: string, path: string[], body: object) => {
    await ask(scope, ['customers', customer, ...path], Anything, body);
    membership.forget(`${scope.tenant} ${customer}`);
  };
  const giveBack = async (scope: LoyaltyScope, key: string) => {
    await ask(scope, ['returns'], Anything, { key });
  };
  return {
    card,
    isMember: (scope, customer) =>
      membership.get(`${scope.tenant} ${customer}`, scope.now, false, async () => {
        const { joeAuthenticationStatus } = await card(scope, customer);
        return joeAuthenticationStatus === 'Authenticated';
      }),
    articles: async (scope) => {
      const all = await worth.get(scope.tenant, scope.now, [], () =>
        ask(scope, ['articles'], Vouchers),
      );
      return all.flatMap(({ articleId, ...voucher }) =>
        articleId === undefined ? [] : [{ ...voucher, articleId }],
      );
    },
    link: async (scope, customer) =>
      change(scope, customer, ['link'], await cardOf(scope, customer)),
    vouchers: (scope, customer) => ask(scope, ['customers', customer, 'vouchers'], Vouchers),
    generalVouchers: (scope) => ask(scope, ['vouchers'], Vouchers),
    activate: (scope, customer, promotionId) =>
      change(scope, customer, ['vouchers', promotionId, 'activate'], {}),
    async use(scope, customer, { promotionId, key }) {
      try {
        await change(scope, customer, ['vouchers', promotionId, 'use'], { key });
        return true;
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        // Perhaps it was redeemed and only its answer was lost: the order goes on without the voucher.
        if (error.status === 503) await giveBack(scope, key).catch(() => undefined);
        return false;
      }
    },
    giveBack,
  };
}

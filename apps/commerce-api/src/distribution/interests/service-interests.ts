import { randomBytes } from 'node:crypto';
import { errorCodes } from '@larder/contracts';
import { and, eq, gt, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import type { RequestContext } from '../../kernel/context.js';
import { transaction } from '../../kernel/database/transaction.js';
import { ApiFailure } from '../../kernel/failure.js';
import type { Scope } from '../../kernel/scope.js';
import { hashOf } from '../../kernel/text/hash.js';
import { queueMail } from '../../mail/outbox.js';
import { findPostcode } from '../postcode/repository.js';
import { interestEmail } from './interest-emails.js';
import { serviceInterests as interests } from './tables.js';

/** The link of a mail confirms for this long; it deletes for as long as there is something to delete. */
export const validMs = 2 * 86_400_000;
/** Within this time there is one mail for an email and a postcode, however often they are entered. */
const resendDelayMs = 10 * 60_000;
/** Postcodes that one email can wait for: nobody fills another's mailbox. */
const maxPostcodes = 5;

interface Interest {
  readonly email: string;
  readonly postalCode: string;
}

const normalised = ({ email, postalCode }: Interest): Interest => ({
  email: email.toLowerCase(),
  postalCode: postalCode.trim().toUpperCase(),
});

/**
 * Stores an interest that waits for the link of its mail. One statement decides who writes that mail, so
 * concurrent requests make one row and one mail. Responds alike whatever is known about the email.
 */
export async function addInterest(context: RequestContext, sent: Interest): Promise<void> {
  const interest = normalised(sent);
  const token = randomBytes(32).toString('base64url');
  await transaction(context.db, async (db) => {
    const scope = { ...context, db };
    if (await waitsElsewhere(scope, interest)) return;
    if (!(await saveInterest(scope, interest, token))) return;
    const { shop, locale, origin } = context;
    const { shopName, locales } = shop.clientRuntimeConfig;
    await queueMail(scope, {
      to: interest.email,
      key: `service interest ${hashOf(token)}`,
      content: interestEmail(
        'confirm',
        { locale, firstLocale: locales[0]?.code },
        {
          shop: shopName,
          place: await placeOf(scope, interest.postalCode),
          link: `${origin}/_plain/${locale}/interest?confirm=${token}`,
        },
      ),
      expires: new Date(context.now.getTime() + validMs),
    });
  });
}

/** The email waits for as many other postcodes as it can. */
async function waitsElsewhere({ db, tenant }: Scope, { email, postalCode }: Interest) {
  const found = await db
    .select({ postalCode: interests.postalCode })
    .from(interests)
    .where(
      and(
        eq(interests.tenant, tenant),
        eq(interests.email, email),
        ne(interests.postalCode, postalCode),
      ),
    )
    .limit(maxPostcodes);
  return found.length === maxPostcodes;
}

/** True when a mail is due: the interest is new, or its last mail was long enough ago. */
async function saveInterest(
  { db, tenant, now, locale, origin }: Scope & Pick<RequestContext, 'origin'>,
  interest: Interest,
  token: string,
): Promise<boolean> {
  const mail = { tokenHash: hashOf(token), locale, origin, mailedAt: now };
  const saved = await db
    .insert(interests)
    .values({ tenant, ...interest, ...mail })
    .onConflictDoUpdate({
      target: [interests.tenant, interests.email, interests.postalCode],
      set: mail,
      setWhere: lte(interests.mailedAt, new Date(now.getTime() - resendDelayMs)),
    })
    .returning({ email: interests.email });
  return saved.length > 0;
}

/** "8010 Graz", or the postcode alone where its town is not known. */
export async function placeOf(scope: Scope, postalCode: string): Promise<string> {
  const known = await findPostcode(scope, postalCode);
  return known ? `${postalCode} ${known.city}` : postalCode;
}

const byToken = (tenant: string, token: string) =>
  and(eq(interests.tenant, tenant), eq(interests.tokenHash, hashOf(token)));

/** Confirms by the link of the mail, any number of times: mail clients open links, too. */
export async function confirmInterest(scope: Scope, token: string) {
  const { db, tenant, now } = scope;
  const isValid = or(
    isNotNull(interests.confirmedAt),
    gt(interests.mailedAt, new Date(now.getTime() - validMs)),
  );
  const [found] = await db
    .update(interests)
    .set({
      confirmedAt: sql`coalesce(${interests.confirmedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(byToken(tenant, token), isValid))
    .returning({ postalCode: interests.postalCode });
  if (!found) throw new ApiFailure(400, errorCodes.token, 'The link is not valid any more');
  const known = await findPostcode(scope, found.postalCode);
  return { postalCode: found.postalCode, ...(known && { city: known.city }) };
}

export async function removeInterest({ db, tenant }: Scope, token: string): Promise<void> {
  await db.delete(interests).where(byToken(tenant, token));
}

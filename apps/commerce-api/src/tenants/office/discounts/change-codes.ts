import { errorCodes } from '@larder/contracts';
import type { NewCode, OfficeCode } from '@larder/office-contract';
import { faultText } from '@larder/office-contract';
import { and, eq } from 'drizzle-orm';
import { discountCodes } from '../../../benefits/discounts/tables.js';
import { addDays, instantAt } from '../../../distribution/capacity/zoned-time.js';
import { ApiFailure, badRequest } from '../../../kernel/failure.js';
import type { UnitOfWork } from '../../../ordering/unit-of-work.js';
import type { Actor } from '../audit.js';
import { audit } from '../audit.js';
import { readCode } from './list-codes.js';
import { titlesOf } from './titles-of.js';

export interface NewCodeInput {
  readonly actor: Actor;
  readonly draft: NewCode;
}

/**
 * Adds a code that no file of the shop changes or removes.
 * @throws ApiFailure 400 for days or titles that cannot be, 409 for a code that there is
 */
export async function addCode(
  work: UnitOfWork,
  { actor, draft }: NewCodeInput,
): Promise<OfficeCode> {
  const { db, tenant } = work;
  const { code, benefit, services, firstOrder, combines, most, mostEach } = draft;
  const made = await db
    .insert(discountCodes)
    .values({
      tenant,
      code,
      benefit,
      services,
      firstOrder,
      combines,
      staffName: actor.name,
      most: most ?? null,
      mostEach: mostEach ?? null,
      ...daysOf(work, draft),
      document: titlesOf(work, draft.titles),
    })
    .onConflictDoNothing()
    .returning({ code: discountCodes.code });
  if (made.length === 0) {
    const fields = { code: faultText('TWICE', [code]) };
    throw new ApiFailure(409, errorCodes.conflict, 'There is such a code already', { fields });
  }
  const { titles: _, ...fields } = draft;
  await audit(work, actor, { action: 'code.add', subject: code, after: fields });
  return readCode(work, code);
}

function daysOf({ shop, now }: UnitOfWork, { firstDay, lastDay }: NewCode) {
  const { timeZone } = shop.clientRuntimeConfig;
  const startsAt = firstDay === undefined ? null : instantAt(firstDay, '00:00', timeZone);
  const endsAt = lastDay === undefined ? null : instantAt(addDays(lastDay, 1), '00:00', timeZone);
  if (endsAt && endsAt <= (startsAt && startsAt > now ? startsAt : now))
    throw badRequest('The code would never be valid', { lastDay: faultText('NEVER_VALID') });
  return { startsAt, endsAt };
}

/** Ends a code for good, also one of the shop's files. Orders keep what it gave. @throws ApiFailure 404, 409 */
export async function endCode(
  work: UnitOfWork,
  { actor, code }: { readonly actor: Actor; readonly code: string },
): Promise<OfficeCode> {
  const { db, tenant, now: endedAt } = work;
  const { state, used } = await readCode(work, code);
  const done = await db
    .update(discountCodes)
    .set({ isCurrent: false, endedAt })
    .where(
      and(
        eq(discountCodes.tenant, tenant),
        eq(discountCodes.code, code),
        eq(discountCodes.isCurrent, true),
      ),
    )
    .returning({ code: discountCodes.code });
  if (done.length === 0) throw new ApiFailure(409, errorCodes.conflict, 'The code has ended');
  await audit(work, actor, {
    action: 'code.end',
    subject: code,
    before: { state },
    after: { state: 'ENDED', used },
  });
  return readCode(work, code);
}

import { randomBytes } from 'node:crypto';
import { errorCodes } from '@larder/contracts';
import type { NewVoucher, OfficeVoucher } from '@larder/office-contract';
import { faultText } from '@larder/office-contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { embeddedProgramme } from '../../../benefits/loyalty/embedded-programme.js';
import {
  loyaltyGivenVouchers as given,
  loyaltyVouchers as vouchers,
} from '../../../benefits/loyalty/tables.js';
import { dayOf } from '../../../benefits/loyalty/voucher-rows.js';
import { emailKeyOf } from '../../../customers/repository.js';
import { customers } from '../../../customers/tables.js';
import { ApiFailure, badRequest } from '../../../kernel/failure.js';
import type { UnitOfWork } from '../../../ordering/unit-of-work.js';
import type { Actor } from '../audit.js';
import { audit } from '../audit.js';
import { titlesOf } from './titles-of.js';
import { readVoucher } from './vouchers.js';

export interface NewVoucherInput {
  readonly actor: Actor;
  readonly draft: NewVoucher;
}

const serviceTypes = { DELIVERY: 'Delivery', CLICK_AND_COLLECT: 'Click & Collect' } as const;

/**
 * Adds a voucher that no file of the shop changes or removes; shoppers see and redeem it from then on.
 * @throws ApiFailure 400 for days, titles or recipients that cannot be, 409 where another system has the
 * shop's vouchers
 */
export async function addVoucher(
  work: UnitOfWork,
  { actor, draft }: NewVoucherInput,
): Promise<OfficeVoucher> {
  const { db, tenant, shop } = work;
  if (shop.loyalty !== embeddedProgramme)
    throw new ApiFailure(409, errorCodes.conflict, 'Another system has the vouchers of this shop');
  refuseDays(work, draft);
  const document = documentOf(work, draft);
  const recipients = await recipientsOf(work, draft);
  const promotionId = `office-${randomBytes(8).toString('hex')}`;
  const { audience, benefit, most, mostEach, firstDay, lastDay } = draft;
  await db.insert(vouchers).values({
    tenant,
    promotionId,
    articleId: `v-${promotionId}`,
    audience,
    benefit,
    document,
    most: most ?? null,
    mostEach,
    coins: 0,
    needsActivation: false,
    validFrom: firstDay ?? null,
    expiresOn: lastDay ?? null,
    staffName: actor.name,
    // Before the older ones.
    position: sql`(SELECT coalesce(min(v.position), 0) - 1 FROM loyalty_vouchers v
      WHERE v.tenant = ${tenant})`,
  });
  if (recipients.length > 0)
    await db
      .insert(given)
      .values(recipients.map((customerId) => ({ tenant, customerId, promotionId })));
  const { titles: _titles, recipients: _emails, ...fields } = draft;
  await audit(work, actor, {
    action: 'voucher.add',
    subject: promotionId,
    after: { ...fields, recipients: recipients.length },
  });
  return readVoucher(work, promotionId);
}

function refuseDays(work: UnitOfWork, { firstDay, lastDay }: NewVoucher): void {
  if (lastDay === undefined) return;
  const today = dayOf(work);
  const first = firstDay !== undefined && firstDay > today ? firstDay : today;
  if (lastDay < first)
    throw badRequest('The voucher would never be valid', { lastDay: faultText('NEVER_VALID') });
}

function documentOf(work: UnitOfWork, { titles, services, isAutomatic }: NewVoucher) {
  const limited = services.map((service) => serviceTypes[service]);
  return {
    type: 'discount',
    ...titlesOf(work, titles),
    ...(isAutomatic && { ecommerceAutomaticRedemption: 'Always' }),
    ...(limited.length > 0 && { ecommerceLimitAutomaticRedemptionToServiceTypes: limited }),
  };
}

/** Ids of the customers whom the voucher is for, each once; none unless it is for chosen ones. */
async function recipientsOf(
  { db, tenant }: UnitOfWork,
  { audience, recipients }: NewVoucher,
): Promise<string[]> {
  if (audience !== 'given') return [];
  const keys = [...new Set(recipients.map(emailKeyOf))];
  if (keys.length === 0)
    throw badRequest('Nobody would get the voucher', { recipients: faultText('MISSING') });
  const found = await db
    .select({ id: customers.id, emailKey: customers.emailKey })
    .from(customers)
    .where(and(eq(customers.tenant, tenant), inArray(customers.emailKey, keys)));
  const unknown = keys.filter((key) => !found.some(({ emailKey }) => emailKey === key));
  if (unknown.length > 0)
    throw badRequest('There is no account with this email', {
      recipients: faultText('NO_ACCOUNT', unknown),
    });
  return found.map(({ id }) => id);
}

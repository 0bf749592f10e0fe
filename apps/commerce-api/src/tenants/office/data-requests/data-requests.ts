import { randomUUID } from 'node:crypto';
import { errorCodes } from '@larder/contracts';
import type {
  DataRequest,
  NewDataRequest,
  OfficeQuery,
  officeCalls,
} from '@larder/office-contract';
import { faultText } from '@larder/office-contract';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { emailKeyOf } from '../../../customers/repository.js';
import { customers } from '../../../customers/tables.js';
import { localDate } from '../../../distribution/capacity/zoned-time.js';
import type { RequestContext } from '../../../kernel/context.js';
import { ApiFailure, badRequest, notFound } from '../../../kernel/failure.js';
import type { UnitOfWork } from '../../../ordering/unit-of-work.js';
import { isGuestOrder } from './guest-data.js';
import type { Actor } from '../audit.js';
import { audit } from '../audit.js';
import type { DataRequestRow } from './tables.js';
import { dataRequests } from './tables.js';

type Query = OfficeQuery<typeof officeCalls.getDataRequests>;
type RequestScope = Pick<RequestContext, 'db' | 'tenant' | 'now' | 'shop'>;

const todayOf = ({ now, shop }: RequestScope) => localDate(now, shop.clientRuntimeConfig.timeZone);
const isOne = ({ tenant }: RequestScope, id: string) =>
  and(eq(dataRequests.tenant, tenant), eq(dataRequests.id, id));

const hasAccount = sql<boolean>`EXISTS (SELECT FROM ${customers} c
  WHERE c.tenant = data_requests.tenant AND c.email_key = data_requests.email)`;

function toRequest(row: DataRequestRow, isCustomer: boolean, today: string): DataRequest {
  const { id, kind, email, orderNumber, receivedOn, dueOn, state, reason } = row;
  const { answeredBy, answeredAt } = row;
  return {
    id,
    kind,
    receivedOn,
    dueOn,
    state,
    hasAccount: isCustomer,
    isOverdue: state === 'OPEN' && dueOn < today,
    ...(email !== null && { email }),
    ...(orderNumber !== null && { orderNumber }),
    ...(reason !== null && { reason }),
    ...(answeredBy !== null && { answeredBy }),
    ...(answeredAt && { answeredAt: answeredAt.toISOString() }),
  };
}

/** A page of the requests, open ones first, of those the most urgent. */
export async function listDataRequests(
  scope: RequestScope,
  { page, perPage }: Query,
): Promise<{ items: DataRequest[]; total: number }> {
  const own = eq(dataRequests.tenant, scope.tenant);
  const [all] = await scope.db.select({ total: count() }).from(dataRequests).where(own);
  const found = await scope.db
    .select({ row: dataRequests, hasAccount })
    .from(dataRequests)
    .where(own)
    .orderBy(
      desc(sql`${dataRequests.state} = 'OPEN'`),
      asc(dataRequests.dueOn),
      asc(dataRequests.id),
    )
    .limit(perPage)
    .offset((page - 1) * perPage);
  const today = todayOf(scope);
  const items = found.map((one) => toRequest(one.row, one.hasAccount, today));
  return { items, total: all?.total ?? 0 };
}

/** @throws ApiFailure 404 */
export async function readDataRequest(scope: RequestScope, id: string): Promise<DataRequest> {
  const [found] = await scope.db
    .select({ row: dataRequests, hasAccount })
    .from(dataRequests)
    .where(isOne(scope, id));
  if (!found) throw notFound('The request');
  return toRequest(found.row, found.hasAccount, todayOf(scope));
}

/** Notes a request. It is due one month after the shop got it. */
export async function addDataRequest(
  work: UnitOfWork,
  { actor, draft }: { readonly actor: Actor; readonly draft: NewDataRequest },
): Promise<DataRequest> {
  const { kind, receivedOn, orderNumber = null } = draft;
  if (receivedOn > todayOf(work))
    throw badRequest('The day is still to come', { receivedOn: faultText('AHEAD') });
  const id = randomUUID();
  const dueOn = Temporal.PlainDate.from(receivedOn).add({ months: 1 }).toString();
  const email = emailKeyOf(draft.email);
  if (orderNumber !== null && !(await isGuestOrder(work, { email, orderNumber })))
    throw badRequest('The order is no guest’s with this email', {
      orderNumber: faultText('NO_ORDER'),
    });
  await work.db.insert(dataRequests).values({
    tenant: work.tenant,
    id,
    kind,
    email,
    orderNumber,
    receivedOn,
    dueOn,
    state: 'OPEN',
  });
  await audit(work, actor, { action: 'data.request', subject: id, after: { kind, dueOn } });
  return readDataRequest(work, id);
}

export interface Answer {
  readonly actor: Actor;
  readonly id: string;
  readonly state: 'DONE' | 'REFUSED';
  readonly reason?: string;
}

/** Closes a request, once. A deletion forgets whose it was. @throws ApiFailure 404, 409 */
export async function answerDataRequest(
  scope: RequestScope,
  { actor, id, state, reason }: Answer,
): Promise<DataRequest> {
  const { kind } = await readDataRequest(scope, id);
  const isGone = kind === 'DELETION' && state === 'DONE';
  const done = await scope.db
    .update(dataRequests)
    .set({
      state,
      reason: reason ?? null,
      answeredBy: actor.name,
      answeredAt: scope.now,
      ...(isGone && { email: null, orderNumber: null }),
    })
    .where(and(isOne(scope, id), eq(dataRequests.state, 'OPEN')))
    .returning({ id: dataRequests.id });
  if (done.length === 0)
    throw new ApiFailure(409, errorCodes.conflict, 'The request has its answer already');
  await audit(scope, actor, {
    action: 'data.answer',
    subject: id,
    before: { state: 'OPEN' },
    after: { kind, state },
  });
  return readDataRequest(scope, id);
}

import { errorCodes } from '@larder/contracts';
import type { Schema } from '@larder/contracts';
import type { OfficeBody, OfficeCall, OfficeQuery, OfficeResult } from '@larder/office-contract';
import { hasRole, roleRefused } from '@larder/office-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { RequestContext } from '../../../kernel/context.js';
import { createContext } from '../../../kernel/context.js';
import { ApiFailure, badRequest, signInRequired } from '../../../kernel/failure.js';
import { isStorable } from '../../../kernel/input/is-storable.js';
import { xsrfHeader } from '../../../kernel/http/session.js';
import type { Kernel } from '../../../kernel/kernel.js';
import type { StaffRow } from '../tables.js';
import { faultsBySchema } from '../faults-by-schema.js';
import { claimedOfficeSession, findStaff, isOfficeXsrf } from './staff-session.js';

/** A request of a signed-in person with the parts that its contract names. */
export interface OfficeInput<C extends OfficeCall> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: OfficeQuery<C>;
  readonly body: OfficeBody<C>;
  readonly context: RequestContext;
  /** Absent only in calls that anyone may make. */
  readonly staff: C['role'] extends 'anyone' ? undefined : StaffRow;
  readonly session: string | undefined;
  readonly reply: FastifyReply;
}

export type OfficeHandler<C extends OfficeCall> = (
  input: OfficeInput<C>,
) => Promise<OfficeResult<C>>;

/** Routes one call: host, origin, session, role and XSRF token are checked before its input. */
export function bindOffice<C extends OfficeCall>(
  scope: FastifyInstance,
  kernel: Kernel,
  call: C,
  handler: OfficeHandler<C>,
): void {
  scope.route({
    method: call.method,
    url: call.path,
    // The token of the back office is another one than the shop's.
    config: { xsrf: false },
    async handler(request, reply) {
      const context = createContext(kernel, request, reply);
      refuseOtherOrigins(request);
      const session = claimedOfficeSession(request);
      const staff = await authorise(call, request, context, session);
      const answer = await handler({
        params: checked(Params, request.params, 'params'),
        query: checked(call.query, request.query, 'query'),
        body: checked(call.body, request.body, 'body'),
        context,
        staff,
        session,
        reply,
      } as OfficeInput<C>);
      if (kernel.checkResponses) checkAnswer(call, answer);
      void reply.header('cache-control', 'no-store');
      return answer;
    },
  });
}

const Params = z.record(z.string(), z.string().check(z.minLength(1), z.maxLength(120)));

/** Pages of the shop are on the same site, but not of the same origin. */
function refuseOtherOrigins({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return;
  throw new ApiFailure(403, errorCodes.crossSite, 'Calls from other sites are refused');
}

/**
 * The person who makes the call.
 * @throws ApiFailure 401 without a session, 403 with a lesser role or without the token
 */
async function authorise(
  { role, method }: OfficeCall,
  request: FastifyRequest,
  context: RequestContext,
  session: string | undefined,
): Promise<StaffRow | undefined> {
  if (role === 'anyone') return undefined;
  const staff = session === undefined ? undefined : await findStaff(context, session);
  if (!staff || session === undefined) throw signInRequired();
  if (method !== 'GET' && !isOfficeXsrf(context.shop, session, request.headers[xsrfHeader]))
    throw new ApiFailure(403, errorCodes.xsrf, 'Send the token of the session as X-XSRF-TOKEN');
  if (!hasRole(staff.role, role))
    throw new ApiFailure(403, roleRefused, `Only a ${role} may do that`);
  return staff;
}

function checked(schema: Schema | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined;
  if (!isStorable(value)) throw badRequest(`The ${part} hold characters that no text has`);
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const faults = faultsBySchema(parsed.error.issues, value, part);
  throw badRequest(`The ${part} are not as the contract says`, faults);
}

function checkAnswer(call: OfficeCall, answer: unknown): void {
  const parsed = z.safeParse(call.response, JSON.parse(JSON.stringify(answer)));
  if (parsed.success) return;
  throw new Error(`${call.path} answers beside its contract: ${z.prettifyError(parsed.error)}`);
}

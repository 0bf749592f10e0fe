import type { OfficeCall, OfficeResult } from '@larder/office-contract';
import { HttpError } from 'react-admin';
import { fieldErrors } from './field-errors.js';
import { readSession } from './session.js';

export interface CallParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** URL of a call: parameters in the path, what is empty left out of the query. */
export function urlOf({ path }: OfficeCall, { params = {}, query = {} }: CallParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/**
 * Makes a call of the back office.
 * @throws HttpError with the status and the body of the answer
 */
export async function callOffice<C extends OfficeCall>(
  call: C,
  parts: CallParts = {},
): Promise<OfficeResult<C>> {
  const xsrf = readSession()?.xsrf;
  const answer = await fetch(urlOf(call, parts), {
    method: call.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'accept-language': document.documentElement.lang,
      ...(call.method !== 'GET' && { 'content-type': 'application/json' }),
      ...(xsrf !== undefined && { 'x-xsrf-token': xsrf }),
    },
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
  });
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) {
    const errors = fieldErrors(body);
    const refusal = { ...(body as object | undefined), ...(errors && { errors }) };
    throw new HttpError(messageOf(answer.status), answer.status, refusal);
  }
  return body as OfficeResult<C>;
}

/** Key of the text that tells a person what a status means. */
export function messageOf(status: number): string {
  const known: Readonly<Record<number, string>> = {
    400: 'office.errors.input',
    403: 'office.errors.role',
    404: 'office.errors.gone',
    409: 'office.errors.conflict',
    429: 'office.errors.tooMany',
  };
  return known[status] ?? 'office.errors.other';
}

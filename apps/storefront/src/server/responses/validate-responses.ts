import type { Call, Schema } from '@larder/contracts';
import { allCalls, type DomainCalls } from '@larder/contracts/all';
import type { BackendResponse, BackendFetch } from '../backend.js';

/**
 * Calls whose responses are validated against the contract. A completely different response counts as
 * failed. One with wrong details is passed on, because a page may work without them, but neither it nor
 * the page is cached.
 */
export function withResponseValidation(
  call: BackendFetch,
  report: (error: unknown) => void,
): BackendFetch {
  return async (path, init) => {
    const answer = await call(path, init);
    const schema = schemaOf(String(path).split('?')[0] ?? '');
    if (!answer.ok || !schema) return answer;
    const { data, fault } = await read(answer, schema);
    if (!fault) return { ...answer, data };
    report(new Error(`${String(path)} does not answer by the contract: ${fault.message}`));
    return fault.isWhole
      ? { ...answer, ok: false, status: 502, isFit: false }
      : { ...answer, data, isFit: false };
  };
}

interface ValidationFault {
  readonly message: string;
  /** More than a detail is invalid. */
  readonly isWhole: boolean;
}

async function read(
  answer: BackendResponse,
  schema: Schema,
): Promise<{ readonly data?: unknown; readonly fault?: ValidationFault }> {
  try {
    const data = await answer.json();
    const parsed = schema.safeParse(data);
    if (parsed.success) return { data };
    const { issues } = parsed.error;
    const message = `${issues[0]?.path.join('.') ?? ''}: ${issues[0]?.message ?? ''}`;
    return { data, fault: { message, isWhole: isWhole(data, issues) } };
  } catch {
    return { fault: { message: 'no JSON', isWhole: true } };
  }
}

/** The response itself, one of its fields, or each of its items. */
function isWhole(data: unknown, issues: readonly { readonly path: readonly PropertyKey[] }[]) {
  const isList = Array.isArray(data);
  if (issues.some(({ path }) => path.length < (isList ? 1 : 2))) return true;
  if (!isList) return false;
  const wrong = new Set(issues.map(({ path }) => path[0]));
  return data.every((_item, i) => wrong.has(i));
}

interface Line {
  readonly parts: readonly string[];
  readonly schema: Schema;
}

const lines: readonly Line[] = Object.values<DomainCalls>(allCalls).flatMap(({ calls, wire }) =>
  Object.entries<Call>(calls).flatMap(([name, { method, path }]) => {
    const schema = wire[name]?.response;
    return method === 'GET' && schema ? [{ parts: path.split('/'), schema }] : [];
  }),
);

/** The response schema of the call at a path; a literal segment takes precedence over a parameter. */
function schemaOf(path: string): Schema | undefined {
  const given = path.split('/');
  const validated = lines.filter(
    ({ parts }) =>
      parts.length === given.length &&
      parts.every((part, i) => part.startsWith(':') || part === given[i]),
  );
  const literalCount = ({ parts }: Line) => parts.filter((part) => !part.startsWith(':')).length;
  return validated.sort((a, b) => literalCount(b) - literalCount(a))[0]?.schema;
}

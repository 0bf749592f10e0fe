import { isDeepStrictEqual } from 'node:util';

/** What a server does against the contract. */
export class Finding extends Error {}

/** A check that cannot run at this server, with the reason. */
export class Skipped extends Error {}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
};

/** Fails unless the condition holds; `what` completes "expected that …". */
export function holds(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Finding(`expected that ${what}`);
}

export function equals(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected))
    throw new Finding(`${what}: expected ${shown(expected)}, got ${shown(actual)}`);
}

export function skip(reason: string): never {
  throw new Skipped(reason);
}

/** The value, or the check is skipped because this server has none. */
export function needed<T>(value: T | undefined, reason: string): T {
  return value ?? skip(reason);
}

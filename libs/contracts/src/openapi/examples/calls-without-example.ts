import type { JsonObject } from '../openapi-components.js';
import type { CallExample } from './with-examples.js';

const host = 'the host of the pages answers it, and no backend plays it';
const device = 'a device signs a challenge of this moment, so no text can be sent twice';
const code = 'a code is random, and is sent to a phone alone';

/** Calls that no story has, each with the reason. Every other call has an example. */
export const callsWithoutExample: Readonly<Record<string, string>> = {
  'GET /builds/latest.json': host,
  'GET /builds/meta/:buildId.json': host,
  'POST /logs': host,
  'PUT /api/customers/phone': code,
  'POST /api/auth/phone': code,
  'POST /api/customers/passkeys': device,
  'POST /api/auth/passkey': device,
};

const callsOf = (document: JsonObject): string[] =>
  Object.entries(document['paths'] ?? {}).flatMap(([path, item]) =>
    Object.keys(item as object).map(
      (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ),
  );

/** What is wrong with the list: calls without an example or a reason, and reasons that are out of date. */
export function exampleFindings(
  document: JsonObject,
  examples: readonly CallExample[],
  excused: Readonly<Record<string, string>> = callsWithoutExample,
): readonly string[] {
  const shown = new Set(examples.filter(({ isStep }) => !isStep).map(({ call }) => call));
  const calls = callsOf(document);
  return [
    ...calls
      .filter((call) => !shown.has(call) && excused[call] === undefined)
      .map((call) => `${call} has no example: add it to a story in contract-examples.json`),
    ...Object.keys(excused)
      .filter((call) => shown.has(call) || !calls.includes(call))
      .map((call) => `${call} needs no reason any more: remove it from calls-without-example.ts`),
  ];
}

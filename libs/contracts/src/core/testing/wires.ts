import { allCalls } from '../../openapi/all-calls.js';
import type { Call, CallSchemas } from '../call.js';

export const wires = new Map<string, CallSchemas>(
  Object.values(allCalls).flatMap(({ calls, wire }) =>
    Object.values<Call>(calls).map((call): [string, CallSchemas] => [
      `${call.method} ${call.path.replace(/:(\w+)/g, '{$1}')}`,
      (wire as Record<string, CallSchemas>)[call.id] as CallSchemas,
    ]),
  ),
);

export function keysOf(schema: unknown): string[] {
  return Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
}

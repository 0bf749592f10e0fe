import * as z from 'zod/mini';
import type { Schema } from '@larder/contracts';
import { Refusal } from './store-schemas.js';

export interface StoreAccess {
  readonly url: string;
  /** Publishable key: names the sales channel. */
  readonly key: string;
  readonly regionId: string;
  readonly shippingOptionId: string;
}

/** Medusa refused a call: what was asked for is not possible. */
export class StoreRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Medusa does not answer, or not as its API says. */
export class StoreUnavailable extends Error {}

export interface StoreCall<S extends Schema> {
  readonly path: string;
  readonly answer: S;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

export interface StoreApi {
  readonly access: StoreAccess;
  call<S extends Schema>(call: StoreCall<S>): Promise<z.output<S>>;
}

const TIMEOUT_MS = 20_000;

async function send(access: StoreAccess, call: StoreCall<Schema>): Promise<Response> {
  const url = new URL(`/store${call.path}`, access.url);
  for (const [name, value] of Object.entries(call.query ?? {}))
    url.searchParams.set(name, String(value));
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  try {
    return await fetch(url, {
      method: call.method ?? 'GET',
      headers: {
        'x-publishable-api-key': access.key,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new StoreUnavailable(`Medusa does not answer ${call.path}`, { cause: error });
  }
}

/** Medusa's Store API, with each answer checked by its schema. */
export function openStore(access: StoreAccess): StoreApi {
  return {
    access,
    async call(call) {
      const response = await send(access, call);
      const answer: unknown = await response.json().catch(() => undefined);
      if (!response.ok) {
        const refusal = z.safeParse(Refusal, answer);
        if (response.status >= 500 || !refusal.success)
          throw new StoreUnavailable(`Medusa answers ${call.path} with ${response.status}`);
        const { code, type = '', message } = refusal.data;
        throw new StoreRefusal(response.status, code ?? type, message);
      }
      const parsed = z.safeParse(call.answer, answer);
      if (parsed.success) return parsed.data;
      throw new StoreUnavailable(`${call.path}: ${z.prettifyError(parsed.error)}`);
    },
  };
}

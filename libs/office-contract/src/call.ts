import type { Schema } from '@larder/contracts';
import type * as z from 'zod/mini';
import type { Role } from './staff.js';

/** One call of the back office. The server checks the role, then every part, before its handler runs. */
export interface OfficeCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with parameters in colon form. */
  readonly path: string;
  /** The least role that may make the call; `anyone` needs no sign-in. */
  readonly role: Role | 'anyone';
  readonly query?: Schema;
  readonly body?: Schema;
  readonly response: Schema;
}

export type OfficeResult<C extends OfficeCall> = z.output<C['response']>;
export type OfficeBody<C extends OfficeCall> = C extends { readonly body: infer S extends Schema }
  ? z.output<S>
  : undefined;
export type OfficeQuery<C extends OfficeCall> = C extends { readonly query: infer S extends Schema }
  ? z.output<S>
  : undefined;

/** `errorCode` of a 403 for a person whose role is not enough. */
export const roleRefused = 'ROLE_REFUSED';

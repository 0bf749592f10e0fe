import { Instant } from '@larder/contracts/schemas';
import * as z from 'zod/mini';

const Kind = z.enum(['EXPORT', 'DELETION']);

export const DataRequest = z.object({
  id: z.string(),
  kind: Kind,
  /** Absent once the person's data is deleted. */
  email: z.optional(z.string()),
  /** Of a guest: shows that the request is theirs. */
  orderNumber: z.optional(z.string()),
  receivedOn: z.iso.date(),
  dueOn: z.iso.date(),
  state: z.enum(['OPEN', 'DONE', 'REFUSED']),
  isOverdue: z.boolean(),
  /** Whether the shop has an account with this email. */
  hasAccount: z.boolean(),
  reason: z.optional(z.string()),
  answeredBy: z.optional(z.string()),
  answeredAt: z.optional(Instant),
});
export type DataRequest = z.output<typeof DataRequest>;

export const NewDataRequest = z.object({
  kind: Kind,
  email: z.email().check(z.maxLength(254)),
  orderNumber: z.optional(z.string().check(z.trim(), z.regex(/^\d{10}$/))),
  receivedOn: z.iso.date(),
});
export type NewDataRequest = z.output<typeof NewDataRequest>;

/** Everything that the shop has about the person, to be sent to them. */
export const DataExport = z.object({
  request: DataRequest,
  data: z.record(z.string(), z.unknown()),
});
export type DataExport = z.output<typeof DataExport>;

/** The email of the request, typed again: nothing brings the data back. */
export const DataErasure = z.object({ email: z.string().check(z.maxLength(254)) });

export const DataRefusal = z.object({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
});

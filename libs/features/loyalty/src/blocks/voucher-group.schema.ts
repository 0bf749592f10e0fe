import * as z from 'zod/mini';
import { Id } from '@larder/contracts/schemas';

/** Vouchers for everybody, and the listed ones of the signed-in customer (CONT-41). */
export const schema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  promotionIds: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(24))),
});
export type VoucherGroupFields = z.output<typeof schema>;

import * as z from 'zod/mini';
import { Sku } from '@larder/contracts/schemas';

/** One product with its own text. */
export const schema = z.object({
  sku: Sku,
  title: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
  text: z.optional(z.string().check(z.minLength(1), z.maxLength(600))),
});

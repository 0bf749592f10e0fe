import * as z from 'zod/mini';
import { parseRich, safeAddress } from '../rich/parse-rich.js';

/** Parts that several blocks have. */
export const Line = z.string().check(z.minLength(1), z.maxLength(300));
export const Rich = z.pipe(z.string().check(z.maxLength(50_000)), z.transform(parseRich));

/** An address that cannot run anything; one that could makes the block unfit. */
export const Address = z.pipe(
  z.string().check(z.refine((text) => safeAddress(text) !== undefined, 'unsafe address')),
  z.transform((text) => safeAddress(text) ?? '/'),
);

export const Picture = z.object({
  url: z.string().check(z.regex(/^(https:\/\/|\/(?!\/))/)),
  alt: z.string(),
  width: z.int().check(z.gte(1)),
  height: z.int().check(z.gte(1)),
});

import * as z from 'zod/mini';
import { parseCustom, parseRich } from '../components/rich/parse-rich.js';
import { safeAddress } from '../components/rich/read-element.js';

/** Parts that several blocks have. */
export const Line = z.string().check(z.minLength(1), z.maxLength(300));
/** Plain text of some sentences. */
export const PlainText = z.string().check(z.minLength(1), z.maxLength(2000));
export const Rich = z.pipe(z.string().check(z.maxLength(50_000)), z.transform(parseRich));
export const CustomHtml = z.pipe(z.string().check(z.maxLength(50_000)), z.transform(parseCustom));

/** An address that cannot run anything; one that could makes the block unfit. */
export const Address = z.pipe(
  z.string().check(z.refine((text) => safeAddress(text) !== undefined, 'unsafe address')),
  z.transform((text) => safeAddress(text) ?? '/'),
);
/** Beside an address: whether it opens in a new tab. */
export const NewTab = z.optional(z.boolean());

/** A path of this site. */
export const SitePath = z
  .string()
  .check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\s\\]*$/, 'no path of this site'));

export const Picture = z.object({
  url: z.string().check(z.regex(/^(https:\/\/|\/(?!\/))/)),
  alt: z.string(),
  width: z.int().check(z.gte(1)),
  height: z.int().check(z.gte(1)),
});

/** What a visitor must have allowed first; the flags of the consent (TRK-01). */
export const ConsentFlag = z.enum(['marketing', 'statistic', 'targetGroupSelection']);

import * as z from 'zod/mini';

/**
 * A challenge in the way of ALTCHA, version 2: the number that leads from `nonce` to a key which begins
 * with `keyPrefix` is found by trying. Its answer is the base64 of `{ challenge, solution }` as JSON.
 */
export const ProofOfWork = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: z.string(),
    salt: z.string(),
    /** Rounds of hashing for each key. */
    cost: z.int(),
    /** In bytes. */
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.optional(z.string()),
    data: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  }),
  signature: z.string(),
});

import * as z from 'zod/mini';

/** Whose sessions end: on the customer's word, or when somebody else seems to use the account. */
export const CustomerSignOut = z.object({ email: z.email().check(z.maxLength(254)) });

/** On how many devices the customer was signed in. */
export const SignedOut = z.object({ sessions: z.int() });

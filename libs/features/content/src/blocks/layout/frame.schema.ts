import * as z from 'zod/mini';

/** Blocks that only wrap others have no fields of their own. */
export const schema = z.object({});

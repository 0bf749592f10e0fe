import * as z from 'zod/mini';

export const schema = z.object({ span: z._default(z.int().check(z.gte(1), z.lte(12)), 12) });
export type Fields = z.output<typeof schema>;

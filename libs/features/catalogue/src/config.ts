import * as z from 'zod/mini';

export const schema = z.object({
  /** Whether tiles say which goods are organic; a shop where all of them are leaves it out. */
  organicBadge: z._default(z.boolean(), true),
});

export type CatalogueSettings = z.output<typeof schema>;

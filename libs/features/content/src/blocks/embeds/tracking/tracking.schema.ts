import * as z from 'zod/mini';
import { ConsentFlag, SitePath } from '../../schemas.js';

/** The shop's own tracking pixel, requested after consent. */
export const schema = z.object({
  pixel: SitePath,
  consent: z._default(ConsentFlag, 'statistic'),
});
export type Fields = z.output<typeof schema>;

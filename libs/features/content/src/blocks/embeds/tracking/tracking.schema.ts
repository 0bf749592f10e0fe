import * as z from 'zod/mini';
import { ConsentFlag, SitePath } from '../../schemas.js';

/** A measuring point of the shop's own, asked for once the visitor has allowed it. */
export const schema = z.object({
  pixel: SitePath,
  consent: z._default(ConsentFlag, 'statistic'),
});
export type Fields = z.output<typeof schema>;

import * as z from 'zod/mini';
import { CustomHtml } from '../../schemas.js';

/** HTML of an editor's own: what cannot run stays, see the decision on rich text. */
export const schema = z.object({ html: CustomHtml });
export type Fields = z.output<typeof schema>;

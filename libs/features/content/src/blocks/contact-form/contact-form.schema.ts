import * as z from 'zod/mini';
import { Id } from '@larder/contracts/schemas';
import { Line, Words } from '../schemas.js';

/** Fields that a contact form may have beside first name and message. */
export const contactExtras = [
  'surname',
  'email',
  'academicTitle',
  'gender',
  'telephoneNumber',
  'street',
  'zip',
  'city',
  'countryCode',
  'loyaltyMemberId',
  'orderNumber',
  'receiptNumber',
  'productName',
  'productEan',
  'batchNumber',
  'files',
] as const;

export const schema = z.object({
  /** Names the form to the shop. */
  formId: Id,
  title: Line,
  text: z.optional(Words),
  /** Shown when the message has arrived. */
  thanks: z.optional(Words),
  extras: z._default(z.array(z.enum(contactExtras)), ['surname', 'email', 'orderNumber', 'files']),
});
export type Fields = z.output<typeof schema>;

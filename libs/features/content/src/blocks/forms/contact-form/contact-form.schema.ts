import * as z from 'zod/mini';
import { Id } from '@larder/contracts/schemas';
import {
  asksForIdentity,
  IsAnonymous,
  isAnonymousForm,
} from '../../../components/forms/newsletter/anonymous.schema.js';
import { Line, PlainText } from '../../schemas.js';

/** Fields that a contact form may have beside first name and message. */
export const contactExtras = [
  'surname',
  'email',
  'academicTitle',
  'age',
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

const fields = z.object({
  /** Names the form to the shop. */
  formId: Id,
  title: Line,
  text: z.optional(PlainText),
  /** Shown when the message has arrived. */
  thanks: z.optional(PlainText),
  isAnonymous: IsAnonymous,
  /** What a message may be about; none: the form does not ask. */
  topics: z._default(z.array(Line.check(z.maxLength(60))), []),
  extras: z._default(z.array(z.enum(contactExtras)), ['surname', 'email', 'orderNumber', 'files']),
});
export const schema = fields.check(
  z.refine(
    ({ isAnonymous, extras }) => !isAnonymous || isAnonymousForm(extras),
    asksForIdentity('extras'),
  ),
);
export type Fields = z.output<typeof schema>;

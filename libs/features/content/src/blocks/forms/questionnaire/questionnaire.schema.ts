import * as z from 'zod/mini';
import { Id } from '@larder/contracts/schemas';
import {
  asksForIdentity,
  IsAnonymous,
  isAnonymousForm,
} from '../../../components/forms/newsletter/anonymous.schema.js';
import { Line, PlainText } from '../../schemas.js';

/** Sender fields, as far as the form has them. */
const Person = z.enum([
  'firstname',
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
]);
const question = { name: Id, label: Line, isRequired: z._default(z.boolean(), false) };
const Options = z.array(Line).check(z.minLength(2), z.maxLength(20));

const fields = z.object({
  formId: Id,
  title: Line,
  text: z.optional(PlainText),
  thanks: z.optional(PlainText),
  questions: z
    .array(
      z.union([
        z.object({ kind: z.literal('one'), options: Options, ...question }),
        z.object({ kind: z.literal('several'), options: Options, ...question }),
        z.object({ kind: z.literal('text'), ...question }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(40)),
  isAnonymous: IsAnonymous,
  person: z._default(z.array(Person), []),
});
export const schema = fields.check(
  z.refine(
    ({ isAnonymous, person }) => !isAnonymous || isAnonymousForm(person),
    asksForIdentity('person'),
  ),
);
export type Fields = z.output<typeof schema>;
export type Question = Fields['questions'][number];

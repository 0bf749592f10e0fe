import * as z from 'zod/mini';
import { AcademicTitle, CountryCode, Email, Gender, optionalField } from '../core/fields.js';
import { Id } from '../core/schemas.js';

const text = (most: number) => z.string().check(z.maxLength(most));
const digits = (most: number) => z.string().check(z.regex(/^\d+$/), z.maxLength(most));

/** Full years; an input sends text, so both are taken (FORM-55). */
export const Age = z.coerce.number<number | string>().check(z.int(), z.gte(1), z.lte(99));

/** Prefilled fields of both forms (FORM-76); all of them are optional. */
const PersonFields = {
  firstname: z.optional(text(24)),
  surname: z.optional(text(24)),
  email: optionalField(Email),
  academicTitle: z.optional(AcademicTitle),
  age: z.optional(z.union([z.literal(''), Age])),
  gender: optionalField(Gender),
  telephoneNumber: z.optional(text(30)),
  street: z.optional(text(255)),
  zip: z.optional(text(7)),
  city: z.optional(text(25)),
  countryCode: optionalField(CountryCode),
};

export const PrefillFields = z.object({ ...PersonFields, age: z.optional(Age) });

export const maxUploads = 3;
/** The limit holds for each file on its own (FORM-51…54). */
export const Upload = z
  .file()
  .check(z.maxSize(10_000_000), z.mime(['application/pdf', 'image/jpeg', 'image/png']));

/** FORM-39…54; travels as form data. */
export const ContactForm = z.object({
  /** The block that contains the form; its settings define the recipient. */
  formId: Id,
  ...PersonFields,
  firstname: text(24).check(z.minLength(1)),
  /** One of the topics that the block offers. */
  topic: z.optional(text(60)),
  text: text(1700).check(z.minLength(1)),
  loyaltyMemberId: optionalField(digits(20)),
  productEan: optionalField(digits(30)),
  batchNumber: z.optional(text(50)),
  productName: z.optional(text(150)),
  receiptNumber: z.optional(text(150)),
  orderNumber: optionalField(digits(15)),
  files: z.optional(z.array(Upload).check(z.maxLength(maxUploads))),
});

/** Answers by question; several where the question allows it. */
export const QuestionnaireForm = z.object({
  formId: Id,
  ...PersonFields,
  answers: z.record(z.string(), z.union([text(2000), z.array(text(2000))])),
});

/** NEWS-02, as HTML-free text. */
export const NewsletterTexts = z.object({
  beforeContent: z.string(),
  confirmError: z.string(),
  confirmSuccess: z.string(),
  subscribeError: z.string(),
  subscribeSuccess: z.string(),
});
/** NEWS-01. */
export const NewsletterTextVariants = z.object({
  anonymous: NewsletterTexts,
  loggedIn: NewsletterTexts,
});

const TopicIds = z.array(Id).check(z.maxLength(50));
/** NEWS-09. */
export const NewsletterChange = z.object({
  email: Email,
  subscribe: TopicIds,
  unsubscribe: TopicIds,
});

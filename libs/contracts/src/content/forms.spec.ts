import type * as z from 'zod/mini';
import { ContactForm, NewsletterTexts, NewsletterTextVariants } from './schemas.js';
import { PrefillFields, QuestionnaireForm } from './schemas.js';

const contact = { formId: 'contact-1', firstname: 'Anna', text: 'Where is my order?' };
const questionnaire = { formId: 'summer', answers: { often: 'weekly', what: ['fruit', 'bread'] } };

function isRefused(schema: z.ZodMiniType, base: object, field: string, value: unknown): boolean {
  const result = schema.safeParse({ ...base, [field]: value });
  const places = result.success ? [] : result.error.issues.map((issue) => String(issue.path[0]));
  expect(places.filter((place) => place !== field)).toEqual([]);
  return places.length > 0;
}
const long = (length: number, letter = 'a') => letter.repeat(length);
const pdf = (bytes: number, type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], 'receipt', { type });
const files = (count: number, bytes = 10) => Array.from({ length: count }, () => pdf(bytes));

const rows: [id: string, field: string, passes: unknown[], fails: unknown[]][] = [
  ['FORM-39', 'firstname', ['A'], ['', undefined]],
  ['FORM-40', 'firstname', [long(24)], [long(25)]],
  ['FORM-41', 'city', ['', long(25)], [long(26)]],
  ['FORM-42', 'zip', ['', long(7)], [long(8)]],
  ['FORM-43', 'loyaltyMemberId', ['', long(20, '1')], [long(21, '1'), '12a']],
  ['FORM-44', 'productEan', ['1', long(30, '1')], [long(31, '1'), '12-3']],
  ['FORM-45', 'batchNumber', ['', long(50)], [long(51)]],
  ['FORM-46', 'productName', ['', long(150)], [long(151)]],
  ['CONT-35', 'topic', ['', undefined, long(60)], [long(61)]],
  ['FORM-47', 'text', ['?'], ['', undefined]],
  ['FORM-48', 'text', [long(1700)], [long(1701)]],
  ['FORM-49', 'receiptNumber', ['', long(150)], [long(151)]],
  ['FORM-50', 'orderNumber', ['', long(15, '1')], [long(16, '1'), '1a']],
  ['FORM-51', 'files', [[pdf(10_000_000)]], [[pdf(10_000_001)]]],
  ['FORM-52', 'files', [undefined, [], files(3)], [files(4)]],
  [
    'FORM-53',
    'files',
    [[pdf(1, 'application/pdf'), pdf(1, 'image/jpeg'), pdf(1, 'image/png')]],
    [[pdf(1, 'image/gif')], [pdf(1, '')], ['receipt.pdf']],
  ],
  ['FORM-54', 'files', [files(3, 9_000_000)], []],
  ['FORM-76', 'age', ['', undefined, '1', '99'], ['0', '100', '5.5', 'old']],
  ['FORM-64', 'email', ['', undefined], ['a@']],
];

describe('the contact form', () => {
  it.each(rows)('%s judges %s', (_id, field, passes, fails) => {
    passes.forEach((value, at) => {
      expect([at, isRefused(ContactForm, contact, field, value)]).toEqual([at, false]);
    });
    fails.forEach((value, at) => {
      expect([at, isRefused(ContactForm, contact, field, value)]).toEqual([at, true]);
    });
  });
});

describe('the questionnaire', () => {
  it.each([
    [0, false],
    [1, true],
    [99, true],
    [100, false],
    [5.5, false],
    ['42', true],
    ['5.5', false],
    ['old', false],
    ['', true],
  ])('FORM-55 accepts the age %j: %s', (age, passes) => {
    expect(isRefused(QuestionnaireForm, questionnaire, 'age', age)).toBe(!passes);
  });
});

describe('shapes of forms', () => {
  it('FORM-76 prefills these fields, which both forms have', () => {
    const names = [
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
    ];
    expect(Object.keys(PrefillFields.shape).sort()).toEqual([...names].sort());
    expect(Object.keys(QuestionnaireForm.shape)).toEqual(expect.arrayContaining(names));
    expect(Object.keys(ContactForm.shape)).toEqual(expect.arrayContaining(names));
  });

  it('NEWS-01 newsletter texts come for anonymous visitors and for customers', () => {
    expect(Object.keys(NewsletterTextVariants.shape)).toEqual(['anonymous', 'loggedIn']);
  });

  it('NEWS-02 each variant has these texts', () => {
    expect(Object.keys(NewsletterTexts.shape)).toEqual([
      'beforeContent',
      'confirmError',
      'confirmSuccess',
      'subscribeError',
      'subscribeSuccess',
    ]);
  });
});

/** @jest-environment node */
import {
  contactExtras,
  schema as contactSchema,
} from '../../blocks/forms/contact-form/contact-form.schema.js';
import { schema as questionnaireSchema } from '../../blocks/forms/questionnaire/questionnaire.schema.js';
import { prefillNames } from './prefill.js';

describe('what an editor may ask for', () => {
  const contact = { formId: 'f', title: 'Write to us' };
  const question = { kind: 'text', name: 'q', label: 'Why?' };
  const asks = (questions: unknown, parts: object = {}) =>
    questionnaireSchema.safeParse({ formId: 'f', title: 't', questions, ...parts }).success;

  it('CONT-35 a contact form asks for name, mail, order and files unless it says otherwise', () => {
    expect(contactSchema.parse(contact)).toEqual({
      ...contact,
      extras: ['surname', 'email', 'orderNumber', 'files'],
      isAnonymous: false,
      topics: [],
    });
    const whole = {
      ...contact,
      text: 'x',
      thanks: 'y',
      extras: [...contactExtras],
      isAnonymous: false,
      topics: ['Praise'],
    };
    expect(contactSchema.parse(whole)).toEqual(whole);
    expect(contactSchema.safeParse({ ...contact, extras: ['shoeSize'] }).success).toBe(false);
    expect(contactSchema.safeParse({ title: 't' }).success).toBe(false);
    expect([...contactExtras]).toEqual([
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
    ]);
  });

  it('CONT-40 a questionnaire has questions of three kinds, none of them required unless it says so', () => {
    const options = ['a', 'b'];
    const all = [
      { ...question, isRequired: false },
      { ...question, kind: 'one', options, isRequired: true },
      { ...question, kind: 'several', options, isRequired: false },
    ];
    const whole = {
      formId: 'f',
      title: 't',
      text: 'x',
      thanks: 'y',
      questions: all,
      person: ['age'],
      isAnonymous: true,
    };
    expect(questionnaireSchema.parse(whole)).toEqual(whole);
    const plain = questionnaireSchema.parse({ formId: 'f', title: 't', questions: [question] });
    expect(plain).toEqual({
      formId: 'f',
      title: 't',
      questions: [{ ...question, isRequired: false }],
      person: [],
      isAnonymous: false,
    });
  });

  it.each([
    ['no question', [], false],
    ['one question', [question], true],
    ['40 questions', Array(40).fill(question), true],
    ['41 questions', Array(41).fill(question), false],
    ['another kind', [{ ...question, kind: 'number' }], false],
    ['a choice without options', [{ ...question, kind: 'one' }], false],
    ['a choice of one', [{ ...question, kind: 'one', options: ['a'] }], false],
    ['several of one', [{ ...question, kind: 'several', options: ['a'] }], false],
    ['a choice of 20', [{ ...question, kind: 'one', options: Array(20).fill('a') }], true],
    ['a choice of 21', [{ ...question, kind: 'one', options: Array(21).fill('a') }], false],
    ['a question without words', [{ ...question, label: '' }], false],
    ['a question without a name', [{ ...question, name: '' }], false],
  ])('CONT-40 %s', (_name, questions, isFine) => {
    expect(asks(questions)).toBe(isFine);
  });

  it.each([...prefillNames])('FORM-76 a questionnaire may ask for %s', (name) => {
    expect(asks([question], { person: [name] })).toBe(true);
  });

  it('FORM-76 a questionnaire asks for nothing else', () => {
    expect(asks([question], { person: ['shoeSize'] })).toBe(false);
  });
});

describe('an anonymous form', () => {
  const questions = [{ kind: 'text', name: 'q', label: 'Why?' }];
  const shared = { formId: 'f', title: 't', isAnonymous: true };
  const forms = {
    extras: (names: string[]) => contactSchema.safeParse({ ...shared, extras: names }),
    person: (names: string[]) =>
      questionnaireSchema.safeParse({ ...shared, questions, person: names }),
  };
  const naming = [
    'surname',
    'email',
    'academicTitle',
    'telephoneNumber',
    'street',
    'loyaltyMemberId',
    'orderNumber',
    'receiptNumber',
  ];

  it('CONT-35 a contact form asks for everything but what names its sender', () => {
    const harmless = contactExtras.filter((name) => !naming.includes(name));
    expect(forms.extras(harmless).success).toBe(true);
    expect(contactSchema.safeParse(shared).success).toBe(false);
  });

  it('CONT-40 a questionnaire asks for everything but what names its sender', () => {
    const harmless = prefillNames.filter((name) => name !== 'firstname' && !naming.includes(name));
    expect(forms.person(harmless).success).toBe(true);
  });

  it.each([
    ...naming.map((name) => ['extras', name] as const),
    ...['firstname', ...naming.slice(0, 5)].map((name) => ['person', name] as const),
  ])('is refused when its %s hold %s', (field, name) => {
    expect(forms[field](['age', name]).error?.issues).toEqual([
      expect.objectContaining({
        path: [field],
        message: 'An anonymous form asks for nothing that names a person',
      }),
    ]);
  });
});

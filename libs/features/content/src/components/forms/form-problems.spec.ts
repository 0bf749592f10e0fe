/** @jest-environment node */
import * as z from 'zod/mini';
import { checkContact } from '../../blocks/forms/contact-form/check-contact.js';
import { checkAnswers } from '../../blocks/forms/questionnaire/check-answers.js';
import type { Question } from '../../blocks/forms/questionnaire/questionnaire.schema.js';
import { checkNewsletter } from './newsletter/check-newsletter.js';
import { problemsOf } from './read-form.js';

const long = (length: number) => 'a'.repeat(length);
const required = { key: 'problem.required' };

describe('what is wrong with a contact form', () => {
  const filled = { formId: 'f', firstname: 'Anna', text: 'Hello' };
  const at = (parts: object) => checkContact({ ...filled, ...parts });
  const pdf = (bytes: number, type = 'application/pdf') =>
    new File([new Uint8Array(bytes)], 'a', { type });

  it('FORM-62 is nothing where all is as it should be', () => {
    expect(at({})).toEqual({});
    expect(at({ email: '', orderNumber: '', surname: '', files: [] })).toEqual({});
  });

  it.each([
    ['FORM-39', { firstname: '' }, { firstname: required }],
    ['FORM-47', { text: undefined }, { text: required }],
    ['FORM-40', { firstname: long(25) }, { firstname: { key: 'problem.tooLong', limit: 24 } }],
    ['FORM-48', { text: long(1701) }, { text: { key: 'problem.tooLong', limit: 1700 } }],
    ['FORM-63', { email: 'a@' }, { email: { key: 'problem.email' } }],
    ['FORM-50', { orderNumber: '12a' }, { orderNumber: { key: 'problem.digits' } }],
    [
      'FORM-50',
      { orderNumber: '1'.repeat(16) },
      { orderNumber: { key: 'problem.tooLong', limit: 15 } },
    ],
    ['FORM-63', { gender: 'Family' }, { gender: { key: 'problem.format' } }],
    ['FORM-63', { surname: 7 }, { surname: { key: 'problem.format' } }],
    [
      'FORM-52',
      { files: [1, 2, 3, 4].map(() => pdf(1)) },
      { files: { key: 'problem.tooManyFiles', limit: 3 } },
    ],
    ['FORM-51', { files: [pdf(10_000_001)] }, { files: { key: 'problem.fileTooLarge' } }],
    ['FORM-53', { files: [pdf(1, 'image/gif')] }, { files: { key: 'problem.fileType' } }],
    ['FORM-62', { firstname: '', text: '' }, { firstname: required, text: required }],
  ])('%s is told at its field: %j', (_id, parts, problems) => {
    expect(at(parts)).toEqual(problems);
  });

  it('FORM-62 is shown once for each field, the first one', () => {
    expect(at({ orderNumber: 'x'.repeat(16) })).toEqual({ orderNumber: { key: 'problem.digits' } });
  });

  it('FORM-63 is shown for the whole form if it belongs to no field', () => {
    const never = z.object({}).check(z.refine(() => false));
    expect(problemsOf(never, { '': 'x' })).toEqual({ '': { key: 'problem.format' } });
    const odd = z.object({ a: z.union([]) });
    expect(problemsOf(odd, { a: 'x' })).toEqual({ a: { key: 'problem.format' } });
  });

  it('FORM-63 of a nested field is shown at the outer one', () => {
    const nested = z.object({ a: z.object({ b: z.string() }) });
    expect(problemsOf(nested, { a: { b: 1 } })).toEqual({ a: { key: 'problem.format' } });
  });
});

describe('what is wrong with a questionnaire', () => {
  const questions = [
    { kind: 'one', name: 'often', label: 'How often?', options: ['a', 'b'], isRequired: true },
    { kind: 'several', name: 'what', label: 'What?', options: ['a', 'b'], isRequired: true },
    { kind: 'text', name: 'more', label: 'More?', isRequired: false },
  ] as const satisfies readonly Question[];
  const at = (answers: object, parts: object = {}) =>
    checkAnswers({ formId: 'f', answers, ...parts } as never, questions as unknown as Question[]);

  it('CONT-40 are questions without the answer that they ask for', () => {
    expect(at({})).toEqual({ often: required, what: required });
    expect(at({ often: '', what: [] })).toEqual({ often: required, what: required });
    expect(at({ often: 'a', what: ['b'] })).toEqual({});
    expect(at({ often: 'a', what: ['b'], more: '' })).toEqual({});
  });

  it.each([0, 100, 'old', 1.5])('FORM-55 is an age of %s', (age) => {
    expect(at({ often: 'a', what: ['b'] }, { age })).toEqual({ age: { key: 'problem.age' } });
  });

  it('FORM-55 is no age that was left out', () => {
    expect(at({ often: 'a', what: ['b'] }, { age: '' })).toEqual({});
    expect(at({ often: 'a', what: ['b'] }, { age: '99' })).toEqual({});
  });

  it('FORM-63 are also the fields of who answers', () => {
    expect(at({ often: 'a' }, { email: 'a@' })).toEqual({
      what: required,
      email: { key: 'problem.email' },
    });
  });
});

describe('what is wrong with a change of the newsletter', () => {
  it('NEWS-09 is an address that is none, and no topic', () => {
    const noTopic = { key: 'newsletter.noTopic' };
    expect(checkNewsletter('a@b.example', ['t'])).toEqual({});
    expect(checkNewsletter('a@b.example', [])).toEqual({ topics: noTopic });
    expect(checkNewsletter('', ['t'])).toEqual({ email: required });
    expect(checkNewsletter('a@', [])).toEqual({ email: { key: 'problem.email' }, topics: noTopic });
    expect(checkNewsletter('a@b.example', Array(51).fill('t'))).toHaveProperty('subscribe');
  });
});

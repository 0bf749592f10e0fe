/** @jest-environment node */
import { runSchemaCases, long } from '../core/testing/schema-cases.js';
import * as content from './schemas.js';

describe('forms of the content', () => {
  const person = {
    surname: 'Berger',
    email: 'a@b.example',
    academicTitle: 'Dr.',
    gender: 'Female',
    telephoneNumber: '1',
    street: 's',
    zip: '1010',
    city: 'Wien',
    countryCode: 'AT',
  };
  const contact = { formId: 'f', ...person, firstname: 'Anna', text: 'Hello' };

  it('FORM-76 take everything that is known of a person, and keep it', () => {
    expect(content.ContactForm.parse(contact)).toEqual(contact);
    const answers = {
      formId: 'f',
      ...person,
      firstname: 'A',
      age: 30,
      answers: { q: 'a', r: ['b', 'c'] },
    };
    expect(content.QuestionnaireForm.parse(answers)).toEqual(answers);
    expect(content.PrefillFields.parse({ ...person, firstname: 'A', age: '30' })).toEqual({
      ...person,
      firstname: 'A',
      age: 30,
    });
  });

  it.each<[string, unknown[], unknown[]]>([
    ['surname', ['', long(24)], [long(25)]],
    ['telephoneNumber', ['', long(30)], [long(31)]],
    ['street', ['', long(255)], [long(256)]],
    ['gender', ['', 'Male'], ['Family']],
    ['countryCode', ['', 'AT'], ['at']],
    ['productEan', ['', '123'], ['x1', '1x']],
    ['formId', ['f'], ['', long(81)]],
  ])('FORM-39 judge %s', (field, good, bad) => {
    const form = (value: unknown) => ({ ...contact, [field]: value });
    runSchemaCases(content.ContactForm, good.map(form), bad.map(form));
  });

  it('FORM-55 accept an age of 1 to 99, or none, and answers up to 2000 characters', () => {
    const form = (parts: object) => ({ formId: 'f', answers: {}, ...parts });
    runSchemaCases(
      content.QuestionnaireForm,
      [
        ...['', 1, '99'].map((age) => form({ age })),
        form({ answers: { q: long(2000), r: [long(2000)] } }),
      ],
      [
        ...[0, 100, 1.5, 'old'].map((age) => form({ age })),
        ...[long(2001), [long(2001)], 7].map((q) => form({ answers: { q } })),
      ],
    );
  });

  it('FORM-52 name the most files that they take', () => expect(content.maxUploads).toBe(3));

  const topics = (count: number) => Array(count).fill('t');
  it('NEWS-09 a change of the newsletter names an address and up to 50 topics of each kind', () => {
    const change = { email: 'a@b.example', subscribe: [], unsubscribe: [] };
    expect(content.NewsletterChange.parse({ ...change, subscribe: ['t'] })).toEqual({
      ...change,
      subscribe: ['t'],
    });
    runSchemaCases(
      content.NewsletterChange,
      [{ ...change, subscribe: topics(50), unsubscribe: topics(50) }],
      [
        { ...change, subscribe: topics(51) },
        { ...change, unsubscribe: topics(51) },
        { ...change, email: '' },
        { ...change, subscribe: [''] },
      ],
    );
  });
});

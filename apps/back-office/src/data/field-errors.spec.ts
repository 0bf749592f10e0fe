import { faultCodes } from '@larder/office-contract';
import de from '../messages/de.json';
import en from '../messages/en.json';
import fr from '../messages/fr.json';
import hi from '../messages/hi.json';
import { faultMessage, fieldErrors } from './field-errors.js';

const faultOf = (code: string, names = '') =>
  `@@react-admin@@${JSON.stringify({ message: `office.faults.${code}`, args: { names } })}`;

it('a refusal stands at the field of the form, with the names that it is about', () => {
  const fields = {
    lastDay: 'NEVER_VALID',
    'titles.de-AT': 'MISSING',
    'benefit.percent': 'TOO_MUCH',
    recipients: 'NO_ACCOUNT|a@x.example|b@x.example',
    'services.0': 'CHOICE',
  };
  expect(fieldErrors({ errorCode: 'BAD_REQUEST', fields })).toEqual({
    lastDay: faultOf('NEVER_VALID'),
    titles: { 'de-AT': faultOf('MISSING') },
    percent: faultOf('TOO_MUCH'),
    services: faultOf('CHOICE'),
    recipients: faultOf('NO_ACCOUNT', 'a@x.example, b@x.example'),
  });
  expect(fieldErrors(undefined)).toBeUndefined();
});

it('what the app does not know is not possible, in other words', () => {
  expect(faultMessage('Invalid input', (key) => key)).toBe('office.faults.IMPOSSIBLE');
});

/** Paths of all texts of a language. */
const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`))
    : [path];
const placeholders = (value: unknown) =>
  [...JSON.stringify(value).matchAll(/%\{\w+\}/g)].map(([name]) => name).toSorted();

describe.each(Object.entries({ de, fr, hi }))('the texts in %s', (_language, texts) => {
  it('are those of English, with the same values', () => {
    const own = { resources: texts.resources, office: texts.office };
    const english = { resources: en.resources, office: en.office };
    expect(keysOf(own).toSorted()).toEqual(keysOf(english).toSorted());
    expect(placeholders(own)).toEqual(placeholders(english));
    expect(Object.keys(texts.office.faults).toSorted()).toEqual(faultCodes.toSorted());
  });
});

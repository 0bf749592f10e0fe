import { compileMessages } from './compile-messages.js';
import { createTexts } from './create-texts.js';
import { plainMessage } from './plain-message.js';
import { testTenant } from '../testing/tenant.js';

const parse = (text: string) => {
  const { key } = compileMessages({ key: text });
  if (typeof key === 'string' || !key) throw new Error('has no arguments');
  return key;
};

describe('a message of text and simple arguments', () => {
  it.each([
    ['{name} in den Warenkorb', { name: 'Äpfel' }],
    ['{a}{b} – {a}', { a: 'x', b: 3 }],
    ["Er sagt '{nichts}' zu {name}", { name: "'{0}'" }],
    ['{amount} €', { amount: 0 }],
    ['{name}!', { name: '' }],
  ])('%j reads as the formatter writes it', (text, values) => {
    const texts = createTexts(
      testTenant(),
      { code: 'de-AT', prefix: '', label: '' },
      // A plural in the same message keeps the formatter in use.
      compileMessages({ both: `${text}{none, plural, other {}}` }),
    );
    expect(plainMessage(parse(text), values)).toBe(texts.text('both', { ...values, none: 0 }));
  });

  it.each([
    ['{count, plural, one {# Stück} other {# Stücke}}', { count: 1 }],
    ['{count, number}', { count: 1 }],
    ['{name} fehlt', {}],
  ])('%j is left to the formatter', (text, values) => {
    expect(plainMessage(parse(text), values)).toBeUndefined();
  });
});

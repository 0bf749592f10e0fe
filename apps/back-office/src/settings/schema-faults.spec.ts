import { TranslatableString } from '@rjsf/utils';
import { faultsOf, withoutEmpty } from './schema-faults.js';
import { formStrings } from './form-strings.js';
import { optionNames } from './option-names.js';
import { humanised, withTitles } from './with-titles.js';

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['rules'],
  properties: {
    rules: {
      type: 'array',
      items: {
        type: 'object',
        required: ['start'],
        properties: {
          start: { type: 'string', pattern: '^\\d\\d:\\d\\d$' },
          serviceFee: { type: 'integer', minimum: 0 },
        },
      },
    },
  },
} as const;

const found = (value: unknown) =>
  faultsOf(schema as never, value).map(({ property, name }) => `${property} ${name}`);

describe('the validator of setting forms', () => {
  it.each<[string, unknown, string[]]>([
    ['nothing for a right value', { rules: [{ start: '08:00', serviceFee: 0 }] }, []],
    [
      'the field below its minimum',
      { rules: [{ start: '08:00', serviceFee: -1 }] },
      ['.rules.0.serviceFee minimum'],
    ],
    ['the field that is missing', { rules: [{ serviceFee: 1 }] }, ['.rules.0.start required']],
    ['a text of another form', { rules: [{ start: 'noon' }] }, ['.rules.0.start pattern']],
  ])('names %s', (_what, value, faults) => {
    expect(found(value)).toEqual(faults);
  });

  it('works where the page forbids code from texts', () => {
    const made = jest.spyOn(global, 'Function');
    found({ rules: [] });
    expect(made).not.toHaveBeenCalled();
  });
});

it('emptied fields are not sent', () => {
  expect(withoutEmpty({ a: undefined, b: 1 })).toEqual({ b: 1 });
});

it('fields get a title, and amounts their own input', () => {
  const titled = withTitles(schema as never, humanised);
  expect(titled).toMatchObject({
    properties: {
      rules: {
        title: 'Rules',
        items: { properties: { serviceFee: { title: 'Service Fee', format: 'cents' } } },
      },
    },
  });
});

it('options get a name wherever the schema has a choice', () => {
  const choices = {
    methods: { type: 'array', items: { type: 'string', enum: ['upi', 'eps'] } },
    reviews: { type: 'object', properties: { texts: { enum: ['AT_ONCE'] } } },
  };
  expect(optionNames({ properties: choices }, (value) => `<${value}>`)).toEqual({
    methods: { items: { 'ui:enumNames': ['<upi>', '<eps>'] } },
    reviews: { texts: { 'ui:enumNames': ['<AT_ONCE>'] } },
  });
});

it('buttons and entries have the words of the person', () => {
  const strings = formStrings((key, { name }) => `${key} ${String(name ?? '')}`.trim());
  expect(strings(TranslatableString.AddItemButton)).toBe('ra.action.add');
  expect(strings(TranslatableString.KeyLabel, ['Text'])).toBe('office.settings.form.keyOf Text');
  expect(strings(TranslatableString.NowLabel)).toBe('Now');
});

import { render, screen } from '@testing-library/react';
import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import { MoneyOrTextWidget } from './money-or-text-widget.js';

jest.mock('../data/session.js', () => ({ currentShop: () => ({ currency: 'EUR' }) }));

/** The theme's template of inputs, which the library's form has in its registry. */
const Input = ({ id, label, value }: WidgetProps) => (
  <input id={id} aria-label={label} defaultValue={String(value)} />
);

const show = (schema: RJSFSchema, value: unknown) =>
  render(
    <MoneyOrTextWidget
      {...({
        id: 'field',
        name: 'field',
        label: 'Field',
        schema,
        value,
        options: {},
        registry: { templates: { BaseInputTemplate: Input } },
        onChange: () => undefined,
      } as unknown as WidgetProps)}
    />,
  );

describe('the field of a setting', () => {
  it.each<[string, RJSFSchema, unknown, string]>([
    ['a text', { type: 'string' }, 'Laubenweg', 'Laubenweg'],
    ['a number', { type: 'integer' }, 14, '14'],
    ['cents as an amount', { type: 'integer', format: 'cents' }, 390, '3.9'],
  ])('shows %s', (_what, schema, value, shown) => {
    show(schema, value);
    expect(screen.getByLabelText<HTMLInputElement>('Field').value).toBe(shown);
  });
});

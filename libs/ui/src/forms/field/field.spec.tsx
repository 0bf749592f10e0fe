import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox, FieldGroup, Radio } from './choice.js';
import { FormErrorSummary } from './form-error-summary.js';
import { SelectField, TextareaField, TextField } from './text-field.js';

const required = { required: true, requiredLabel: 'required' } as const;

it('shows as text that a value is required', () => {
  render(<TextField {...required} label="E-mail" />);
  expect(screen.getByRole('textbox', { name: 'E-mail (required)' })).toBeRequired();
});

it('shows as text that a value is optional', () => {
  render(<TextareaField label="Note" optionalLabel="optional" />);
  expect(screen.getByRole('textbox', { name: 'Note (optional)' })).not.toBeRequired();
});

it('passes input hints on to the input, and no texts', () => {
  render(
    <TextField {...required} label="Post code" autoComplete="postal-code" inputMode="numeric" />,
  );
  const input = screen.getByRole('textbox');
  expect(input).toHaveAttribute('autocomplete', 'postal-code');
  expect(input).toHaveAttribute('inputmode', 'numeric');
  expect(input).not.toHaveAttribute('requiredlabel');
});

it.each([
  ['text field', <TextField key="t" label="Town" hint="No box" error="Enter a town" />, 'textbox'],
  ['select', <SelectField key="s" label="Town" hint="No box" error="Enter a town" />, 'combobox'],
  ['checkbox', <Checkbox key="c" label="Town" hint="No box" error="Enter a town" />, 'checkbox'],
])('ties error and hint to a %s, the error first', (_name, field, role) => {
  render(field);
  expect(screen.getByRole(role)).toHaveAccessibleDescription('Enter a town No box');
  expect(screen.getByRole(role)).toBeInvalid();
});

it('is valid and undescribed without error and hint', () => {
  render(<TextField label="Town" />);
  expect(screen.getByRole('textbox')).toBeValid();
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
});

it('names a group of choices and describes it', () => {
  render(
    <FieldGroup legend="Service" mark="required" error="Choose one">
      <Radio name="service" label="Delivery" />
    </FieldGroup>,
  );
  const group = screen.getByRole('group', { name: 'Service (required)' });
  expect(group).toHaveAccessibleDescription('Choose one');
});

const errors = [
  { fieldId: 'mail', message: 'Enter an address' },
  { fieldId: 'service', message: 'Choose a service' },
];

function Form({ attempt }: { readonly attempt: number }) {
  return (
    <>
      <FormErrorSummary title="2 problems" errors={attempt ? errors : []} attempt={attempt} />
      <TextField id="mail" label="E-mail" />
      <FieldGroup id="service" legend="Service">
        <Radio name="service" label="Delivery" />
      </FieldGroup>
    </>
  );
}

it('takes the focus each time the form is sent with errors', async () => {
  const { rerender } = render(<Form attempt={0} />);
  expect(screen.queryByRole('group', { name: '2 problems' })).toBeNull();
  rerender(<Form attempt={1} />);
  expect(screen.getByRole('group', { name: '2 problems' })).toHaveFocus();
  await userEvent.click(screen.getByRole('textbox'));
  rerender(<Form attempt={2} />);
  expect(screen.getByRole('group', { name: '2 problems' })).toHaveFocus();
});

it('leads from each error to its field, in a group to the first choice', async () => {
  render(<Form attempt={1} />);
  const link = screen.getByRole('link', { name: 'Enter an address' });
  expect(link).toHaveAttribute('href', '#mail');
  await userEvent.click(link);
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Choose a service' }));
  expect(screen.getByRole('radio', { name: 'Delivery' })).toHaveFocus();
});

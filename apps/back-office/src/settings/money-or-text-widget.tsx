import { InputAdornment, TextField } from '@mui/material';
import { getTemplate } from '@rjsf/utils';
import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { currentShop } from '../data/session.js';

/** Cents as an amount that can be typed; all other fields as the library has them. */
export const MoneyOrTextWidget = (props: WidgetProps) => {
  const { schema, registry, options } = props;
  // The widgets of the theme have none for text: its template of inputs is the field.
  const Input = getTemplate('BaseInputTemplate', registry, options);
  return schema.format === 'cents' ? <MoneyWidget {...props} /> : <Input {...props} />;
};

const centsOf = (typed: string) =>
  typed.trim() === '' ? undefined : Math.round(Number(typed.replace(',', '.')) * 100);

const MoneyWidget = ({ id, label, value, required, rawErrors = [], onChange }: WidgetProps) => {
  const [text, setText] = useState('');
  // What is being typed stays as it is; another value comes from elsewhere.
  const stored = typeof value === 'number' ? String(value / 100) : '';
  const shown = Object.is(centsOf(text), value) ? text : stored;
  const handleChange = (typed: string) => {
    setText(typed);
    onChange(centsOf(typed));
  };
  return (
    <TextField
      id={id}
      name={id}
      label={label}
      value={shown}
      required={required ?? false}
      error={rawErrors.length > 0}
      onChange={({ target }) => handleChange(target.value)}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: {
          endAdornment: <InputAdornment position="end">{currentShop().currency}</InputAdornment>,
        },
      }}
    />
  );
};

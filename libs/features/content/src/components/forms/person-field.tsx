import { SelectField, TextField } from '@larder/ui';
import type { Problem } from './read-form.js';
import { problemMessage } from './problem-message.js';
import { useFormText, type FormTextKey } from '../../messages/use-form-text.js';

export interface FieldProps {
  readonly name: Extract<FormTextKey, string>;
  readonly id: string;
  readonly value: string;
  readonly isRequired?: boolean;
  /** The browser fills in nothing of an anonymous form either. */
  readonly isAnonymous?: boolean;
  readonly problem?: Problem | undefined;
  readonly onChange: (value: string) => void;
}

/** How a field helps while typing: what the browser may fill in, and which keyboard fits. */
const help: Readonly<Record<string, { autoComplete: string; type?: 'email' | 'tel' }>> = {
  firstname: { autoComplete: 'given-name' },
  surname: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', type: 'email' },
  academicTitle: { autoComplete: 'honorific-prefix' },
  telephoneNumber: { autoComplete: 'tel', type: 'tel' },
  street: { autoComplete: 'address-line1' },
  zip: { autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2' },
  countryCode: { autoComplete: 'country' },
};
const digits = new Set(['age', 'loyaltyMemberId', 'productEan', 'orderNumber']);
const genders = ['Female', 'Male', 'Company'] as const;

/** One line about the person who writes, or about what is written of. */
export function PersonField(props: FieldProps) {
  const { name, id, value, isRequired, isAnonymous = false, problem, onChange } = props;
  const text = useFormText();
  const error = problemMessage(text, problem);
  if (name === 'gender') return <GenderField {...props} />;
  return (
    <TextField
      id={id}
      name={name}
      label={text(name)}
      {...(isRequired ? { required: true } : { optionalLabel: text('optional') })}
      {...help[name]}
      autoComplete={(isAnonymous ? undefined : help[name]?.autoComplete) ?? 'off'}
      {...(digits.has(name) && { inputMode: 'numeric' })}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function GenderField({ id, value, onChange }: FieldProps) {
  const text = useFormText();
  return (
    <SelectField
      id={id}
      name="gender"
      label={text('gender')}
      optionalLabel={text('optional')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{text('gender.none')}</option>
      {genders.map((gender) => (
        <option key={gender} value={gender}>
          {text(`gender.${gender}`)}
        </option>
      ))}
    </SelectField>
  );
}

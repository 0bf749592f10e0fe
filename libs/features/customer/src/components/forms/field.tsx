import { useState } from 'react';
import { EyeIcon, EyeOffIcon, IconButton, SelectField, TextField } from '@larder/ui';
import { useText, type TextKey } from '../../messages/account-text.js';
import { idOf, labelKey, useProblemText } from './account-form.js';
import type { AccountForm } from './use-account-form.js';

interface Props {
  readonly own: AccountForm;
  readonly name: string;
  readonly isOptional?: boolean;
  readonly label?: TextKey;
  readonly hint?: string;
}

interface Help {
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel';
  readonly inputMode?: 'numeric';
}

/** How a field helps while typing: what the browser may fill in, and which keyboard fits. */
const help: Readonly<Record<string, Help>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { autoComplete: 'email', type: 'email' },
  academicTitle: { autoComplete: 'honorific-prefix' },
  title: { autoComplete: 'honorific-prefix' },
  countryCode: { autoComplete: 'country' },
  birthdate: { autoComplete: 'bday' },
  phoneNumber: { autoComplete: 'tel', type: 'tel' },
  oneTimeCode: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  companyName: { autoComplete: 'organization' },
  streetName: { autoComplete: 'address-line1' },
  postalCode: { autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2' },
  region: { autoComplete: 'address-level1' },
};
const salutations = ['Female', 'Male', 'Company'] as const;

function useField({ own, name, isOptional, label, hint }: Props) {
  const text = useText();
  const problemText = useProblemText();
  const problem = own.problems[name];
  const mark = isOptional ? { optionalLabel: text('optional') } : ({ required: true } as const);
  return {
    ...mark,
    id: idOf(name),
    name,
    label: text(label ?? labelKey(name)),
    value: own.form.values[name] ?? '',
    error: problem && problemText(problem),
    ...(hint !== undefined && { hint }),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      own.change(name, target.value),
  };
}

/** One line of text. */
export function Field(props: Props) {
  const field = useField(props);
  return <TextField {...field} {...(help[props.name] ?? { autoComplete: 'off' })} />;
}

/** A password, which can be shown. `autoComplete` lets a password manager do its work. */
export function PasswordField(props: Props & { readonly isNew?: boolean }) {
  const { isNew = false, ...field } = props;
  const text = useText();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...useField(field)}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      end={
        <IconButton
          label={text('password.shown')}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}

export function SalutationField({ own, isOptional = false }: Pick<Props, 'own' | 'isOptional'>) {
  const text = useText();
  return (
    <SelectField {...useField({ own, name: 'salutation', isOptional })}>
      <option value="">{text('salutation.none')}</option>
      {salutations.map((one) => (
        <option key={one} value={one}>
          {text(`salutation.${one}`)}
        </option>
      ))}
    </SelectField>
  );
}

/** Radio buttons, each with its label. */
export function ChoiceField({
  choices,
  ...field
}: Props & { readonly choices: readonly (readonly [value: string, label: string])[] }) {
  return (
    <SelectField {...useField(field)} {...(help[field.name] ?? {})}>
      {choices.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

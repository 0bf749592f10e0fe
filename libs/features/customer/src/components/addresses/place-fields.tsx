import { useEffect, useState } from 'react';
import { addressForm, loadRegions, type FormLine } from '@larder/contracts/address/form';
import { ChoiceField, Field } from '../forms/field.js';
import styles from '../forms/forms.module.css';
import type { AccountForm } from '../forms/use-account-form.js';
import { useText } from '../../messages/account-text.js';

interface Props {
  readonly own: AccountForm;
  readonly country: string;
}

/** Widths of the lines, by their fields. */
const lineStyles: Readonly<Record<string, string | undefined>> = {
  'streetName streetNumber': styles.street,
  'postalCode city': styles.zip,
  'streetNumber streetName': styles.house,
  'city postalCode': styles.town,
};

/** Street and town in the order of their country, and a state where addresses name one. */
export function PlaceFields({ own, country }: Props) {
  return addressForm(country).map((line) =>
    line.includes('region') ? (
      <Region key={line.join()} own={own} country={country} />
    ) : (
      <PlaceLine key={line.join()} own={own} line={line} />
    ),
  );
}

/** Typed fields of an address, side by side. */
export function PlaceLine({ own, line }: Pick<Props, 'own'> & { readonly line: FormLine }) {
  return (
    <div className={lineStyles[line.join(' ')]}>
      {line.map((name) => (
        <Field key={name} own={own} name={name} />
      ))}
    </div>
  );
}

/** Choice of a state; the list of its country loads after hydration. */
function Region({ own, country }: Props) {
  const text = useText();
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    void loadRegions(country).then(setNames, () => undefined);
  }, [country]);
  const value = own.form.values['region'] ?? '';
  const all = names.includes(value) || value === '' ? names : [value, ...names];
  const choices = all.map((name) => [name, name] as const);
  return (
    <ChoiceField own={own} name="region" choices={[['', text('region.choose')], ...choices]} />
  );
}

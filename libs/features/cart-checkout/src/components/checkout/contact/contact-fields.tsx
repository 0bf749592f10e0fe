import { addressForm } from '@larder/contracts/address/form';
import { useFeature } from '@larder/platform';
import { FieldGroup, SelectField, TextField } from '@larder/ui';
import { countryOf } from '../../service/address/country.js';
import { useText } from '../../../messages/use-text.js';
import { RegionField } from '../../service/address/region-field.js';
import { billingCountries } from './billing-countries.js';
import { useFieldLabel } from './field-label.js';
import type { ContactField, ContactValues } from './contact-input.js';
import styles from './contact.module.css';

interface Props {
  readonly values: ContactValues;
  readonly errorOf: (field: ContactField) => string | undefined;
  readonly idOf: (field: ContactField) => string;
  /** Whether the billing address is shown. */
  readonly hasPlace: boolean;
  readonly onChange: (field: ContactField, value: string) => void;
}

/** How a field helps while typing: what the browser may fill in, and which keyboard fits. */
const help: Partial<
  Record<ContactField, { readonly autoComplete: string; readonly type?: 'email' | 'tel' }>
> = {
  firstName: { autoComplete: 'billing given-name' },
  lastName: { autoComplete: 'billing family-name' },
  companyName: { autoComplete: 'billing organization' },
  email: { autoComplete: 'email', type: 'email' },
  phoneNumber: { autoComplete: 'tel', type: 'tel' },
  streetName: { autoComplete: 'billing address-line1' },
  postalCode: { autoComplete: 'billing postal-code' },
  city: { autoComplete: 'billing address-level2' },
};

/** Widths of the lines, by their fields. */
const lineStyles: Readonly<Record<string, string | undefined>> = {
  'streetName streetNumber': styles.street,
  'postalCode city': styles.zip,
  'streetNumber streetName': styles.house,
  'city postalCode': styles.town,
};

const salutations = ['Female', 'Male', 'Company'] as const;

export function ContactFields(props: Props) {
  const text = useText();
  const label = useFieldLabel();
  const { values, errorOf, idOf, hasPlace, onChange } = props;
  const field = (name: ContactField, isRequired = true) => (
    <TextField
      key={name}
      id={idOf(name)}
      name={name}
      label={label(name)}
      {...(isRequired ? { required: true as const } : { optionalLabel: text('form.optionalMark') })}
      hint={name === 'phoneNumber' || name === 'email' ? text(`contact.${name}.hint`) : undefined}
      {...(help[name] ?? { autoComplete: 'off' })}
      value={values[name]}
      onChange={(event) => onChange(name, event.target.value)}
      error={errorOf(name)}
    />
  );
  return (
    <>
      <FieldGroup
        legend={text('contact.person')}
        hint={text('form.requiredNote')}
        className={styles.group}
      >
        <div className={styles.pair}>
          {field('firstName')}
          {field('lastName')}
        </div>
        <div className={styles.pair}>
          {field('email')}
          {field('phoneNumber')}
        </div>
        <Salutation {...props} />
        {values.salutation === 'Company' && (
          <div className={styles.pair}>
            {field('companyName', false)}
            {field('valueAddedTaxId', false)}
          </div>
        )}
      </FieldGroup>
      {hasPlace && (
        <FieldGroup legend={text('contact.billing')} className={styles.group}>
          {addressForm(values.countryCode).map((line) => (
            <div key={line.join()} className={lineStyles[line.join(' ')]}>
              {line.map((name) =>
                name === 'region' ? (
                  <RegionField
                    key={name}
                    country={values.countryCode}
                    id={idOf(name)}
                    value={values.region}
                    onChange={(value) => onChange(name, value)}
                    error={errorOf(name)}
                  />
                ) : (
                  field(name)
                ),
              )}
            </div>
          ))}
          <Country {...props} />
        </FieldGroup>
      )}
    </>
  );
}

function Salutation({ values, idOf, onChange }: Props) {
  const text = useText();
  return (
    <SelectField
      id={idOf('salutation')}
      label={text('contact.salutation')}
      optionalLabel={text('form.optionalMark')}
      className={styles.short}
      value={values.salutation}
      onChange={(event) => onChange('salutation', event.target.value)}
    >
      <option value="">{text('contact.noSalutation')}</option>
      {salutations.map((one) => (
        <option key={one} value={one}>
          {text(`contact.salutation.${one}`)}
        </option>
      ))}
    </SelectField>
  );
}

function Country({ values, idOf, onChange }: Props) {
  const text = useText();
  const { locale, tenant } = useFeature();
  const codes = billingCountries(tenant);
  if (codes.length === 1) return null;
  return (
    <SelectField
      id={idOf('countryCode')}
      label={text('contact.countryCode')}
      required
      autoComplete="billing country"
      className={styles.short}
      value={values.countryCode}
      onChange={(event) => onChange('countryCode', event.target.value)}
    >
      {codes.map((code) => (
        <option key={code} value={code}>
          {countryOf({ country: code }, locale.code).country}
        </option>
      ))}
    </SelectField>
  );
}

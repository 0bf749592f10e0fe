import type { AddressCategory } from '@larder/contracts/customer';
import { useFeature } from '@larder/platform';
import { Checkbox } from '@larder/ui';
import { ChoiceField, Field, SalutationField } from '../forms/field.js';
import styles from '../forms/forms.module.css';
import type { AccountForm } from '../forms/use-account-form.js';
import { useText } from '../../messages/address-text.js';
import { PlaceFields } from './place-fields.js';
import { settingOf, type AddressField, type AddressSettings } from './address-values.js';

interface Props {
  readonly own: AccountForm;
  readonly kind: AddressCategory;
  readonly settings: AddressSettings;
}

/** Countries that a bill may go to, beside the shop's own. */
const neighbours = ['AT', 'DE', 'CH', 'IT', 'SI', 'HU', 'CZ', 'SK', 'LI'];

/** Name, address, and details for the driver. */
export function AddressFields({ own, kind, settings }: Props) {
  const text = useText();
  const ask = (name: AddressField) => {
    const setting = settingOf(name, kind, settings);
    if (setting === undefined) return null;
    const hint = name === 'phoneNumber' ? text('address.phone.hint') : undefined;
    return (
      <Field
        key={name}
        own={own}
        name={name}
        isOptional={setting === 'Optional'}
        {...(hint !== undefined && { hint })}
      />
    );
  };
  const salutation = settingOf('salutation', kind, settings);
  return (
    <>
      <div className={styles.pair}>
        {salutation && <SalutationField own={own} isOptional={salutation === 'Optional'} />}
        {ask('title')}
      </div>
      <div className={styles.pair}>
        <Field own={own} name="firstName" isOptional />
        <Field own={own} name="lastName" isOptional />
      </div>
      {ask('companyName')}
      <div className={styles.pair}>
        {ask('valueAddedTaxId')}
        {ask('companyRegistrationNumber')}
      </div>
      <PlaceFields own={own} country={own.form.values['countryCode'] ?? ''} />
      <Country own={own} />
      {kind !== 'billing' && (
        <div className={styles.threes}>
          {ask('stairCase')}
          {ask('floor')}
          {ask('door')}
        </div>
      )}
      {ask('additionalInfo')}
      {kind !== 'billing' && <LeaveAtDoor own={own} />}
      <div className={styles.pair}>
        {ask('phoneNumber')}
        {ask('email')}
      </div>
    </>
  );
}

/** Preselected in the checkout. */
function LeaveAtDoor({ own }: Pick<Props, 'own'>) {
  const text = useText();
  return (
    <Checkbox
      label={text('address.leaveAtDoor')}
      hint={text('address.leaveAtDoor.hint')}
      checked={own.form.values['leaveAtDoor'] === 'true'}
      onChange={({ currentTarget: { checked } }) => own.change('leaveAtDoor', String(checked))}
    />
  );
}

function Country({ own }: Pick<Props, 'own'>) {
  const { locale, tenant } = useFeature();
  const names = new Intl.DisplayNames([locale.code], { type: 'region' });
  const others = tenant.billingCountries ?? neighbours;
  const codes = [...new Set([tenant.country, own.form.values['countryCode'] ?? '', ...others])];
  const choices = codes
    .filter((code) => code !== '')
    .map((code) => [code, names.of(code) ?? code] as const);
  if (choices.length === 1) return null;
  return <ChoiceField own={own} name="countryCode" choices={choices} />;
}

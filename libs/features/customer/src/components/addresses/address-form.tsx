import type { Address, AddressCategory } from '@larder/contracts/customer';
import { readFormValues, useFeature } from '@larder/platform';
import { Button, Card, SelectField, Stack } from '@larder/ui';
import { accountOf } from '../../state/account/account.js';
import { addressApi } from '../../api/address-api.js';
import { AccountFormLayout } from '../forms/account-form.js';
import type { Values } from '../forms/problems.js';
import { useAccountForm } from '../forms/use-account-form.js';
import { AddressFields } from './address-fields.js';
import { useText } from '../../messages/address-text.js';
import { addressBody, addressValues, type AddressSettings } from './address-values.js';
import styles from './addresses.module.css';

interface Props {
  /** The one that is changed; a new one without. */
  readonly address: Address | undefined;
  readonly kind: AddressCategory;
  /** `saved` is undefined when the form was left. */
  readonly onDone: (saved?: Address) => void;
}

const kinds: readonly AddressCategory[] = ['combined', 'delivery', 'billing'];
/** Name of the form's draft. */
const formOf = (address: Address | undefined) => `address ${address?.id ?? 'new'}`;

/** Whether the form was left in the middle by this customer. */
export const isBegun = (owner: string, address?: Address) =>
  Object.keys(readFormValues(formOf(address), owner, {})).length > 0;

/** A new or a saved address, with the fields of its kind. */
export function AddressForm({ address, kind: first, onDone }: Props) {
  const text = useText();
  const { locale } = useFeature();
  const { own, kind, settings } = useAddressForm(address, first, onDone);
  return (
    <Card as="section" aria-labelledby="address-form">
      <Stack gap={4}>
        <h2 id="address-form" tabIndex={-1} ref={focusOnce} className={styles.title}>
          {text(address ? 'address.edit.title' : 'address.new.title')}
        </h2>
        {!address && (
          <SelectField
            label={text('address.kind')}
            hint={text('address.kind.hint')}
            required
            value={kind}
            onChange={({ target }) => own.change('kind', target.value)}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {text(`address.kind.${one}`)}
              </option>
            ))}
          </SelectField>
        )}
        <AccountFormLayout
          own={own}
          submit="save"
          hasOptional
          summary={settings.invalidAddress?.[locale.code]}
          actions={
            <Button
              variant="quiet"
              onClick={() => {
                own.forget();
                onDone();
              }}
            >
              {text('address.cancel')}
            </Button>
          }
        >
          <AddressFields own={own} kind={kind} settings={settings} />
        </AccountFormLayout>
      </Stack>
    </Card>
  );
}

/** The form replaces a button, so it takes the focus. */
function focusOnce(heading: HTMLElement | null): void {
  heading?.focus();
}

export const noSettings: AddressSettings = { billingFields: {} };

function useAddressForm(
  address: Address | undefined,
  first: AddressCategory,
  onDone: Props['onDone'],
) {
  const context = useFeature();
  const { tenant, locale } = context;
  const [saveAddress] = addressApi.useSaveAddressMutation();
  const [refreshCustomer] = addressApi.useLazyRefreshCustomerQuery();
  const settings = context.settings<AddressSettings | undefined>('account') ?? noSettings;
  const rules = { settings, locale: locale.code };
  const own = useAccountForm({
    initial: {
      ...addressValues(address ?? {}, tenant),
      kind: first,
      leaveAtDoor: String(address?.leaveAtDoor ?? ''),
    },
    storedAs: formOf(address),
    check: async (values) => {
      const { kind, fields } = splitValues(values);
      const { checkAddress, loadPlan } = await import('./check-address.js');
      await loadPlan(fields['countryCode'] ?? tenant.country);
      return checkAddress(fields, kind, rules);
    },
    send: async (values) => {
      const { kind, fields, leaveAtDoor } = splitValues(values);
      const body = { ...addressBody(fields, kind, rules), ...leaveAtDoor };
      const { data, error } = await saveAddress({ kind, body, id: address?.id });
      if (!data) return error;
      const { data: customer } = await refreshCustomer();
      if (customer) accountOf(context).update(customer);
      return onDone(data);
    },
    failureOf: { '1014': 'failed.addresses' },
  });
  return { own, kind: splitValues(own.form.values).kind, settings };
}

/** Separates kind and preference from the address fields; the preference is undefined until it is set. */
function splitValues({ kind: typed, leaveAtDoor: preference, ...fields }: Values) {
  const kind = typed as AddressCategory;
  const isDecided = kind !== 'billing' && Boolean(preference);
  return { kind, fields, leaveAtDoor: isDecided && { leaveAtDoor: preference === 'true' } };
}

import { useEffect, useRef, useState } from 'react';
import { useFormik } from 'formik';
import type { ErrorCode } from '@larder/contracts';
import type {
  DeliveryPlace,
  DistributionAddress,
  GeocodedAddress,
} from '@larder/contracts/distribution';
import { currentCustomer } from '@larder/contracts/customer';
import { codeOf, useFeature, type FeatureContext } from '@larder/platform';
import { savedDelivery } from '../checkout/contact/saved-addresses.js';
import { useCustomer } from '../merge/use-customer.js';
import { addressDraft } from './address/address-draft.js';
import { checkAddress, type AddressField } from './address/check-address.js';
import { countryOf } from './address/country.js';
import {
  addressLine,
  draftOf,
  emptyDraft,
  findDelivery,
  type AddressDraft,
  type DetailField,
} from './address/find-address.js';
import { readDevicePlace, rememberUsual } from './device/device-place.js';
import { saveService } from './save-service.js';

/** Why the address cannot be taken; `location` concerns the device's place alone. */
export type DeliveryError = 'outside' | 'address' | 'location' | 'unreachable';

const isWhole = (address: AddressDraft, { tenant }: Pick<FeatureContext, 'tenant'>) =>
  Object.keys(checkAddress(address, tenant.country)).length === 0;

/** The address of the signed-in customer, or an empty one. */
const customerDraft = (context: FeatureContext): AddressDraft =>
  savedDelivery(context.getCapability(currentCustomer)?.get()) ?? emptyDraft;

interface Known {
  readonly current: DistributionAddress | undefined;
  readonly place: DeliveryPlace | undefined;
}

const townOf = ({ postalCode, city = '' }: DeliveryPlace) => ({ postalCode, city });

/** What the form starts with, and whether its fields are open at once. */
function startOf(context: FeatureContext, { current, place }: Known) {
  const instead = current ? addressLine(current) : '';
  const kept = addressDraft.read();
  const typed = kept?.instead === instead ? { ...emptyDraft, ...kept.address } : undefined;
  const saved = customerDraft(context);
  const isSavedThere = place === undefined || saved.postalCode === place.postalCode;
  const next = isSavedThere ? saved : { ...emptyDraft, ...townOf(place) };
  // The preference of the saved address, or of the last delivery from this browser.
  const leaveAtDoor = next.leaveAtDoor ?? readDevicePlace()?.leaveAtDoor;
  const address: AddressDraft = typed ?? current ?? { ...next, leaveAtDoor };
  return { instead, address, isManual: (typed ?? current ?? place) !== undefined };
}

/** Finds the area of an address and stores it for the cart; gives why that is not possible. */
async function store(
  context: FeatureContext,
  address: AddressDraft,
  onSaved: (address: DistributionAddress) => void,
): Promise<DeliveryError | undefined> {
  try {
    const country = countryOf(context.tenant, context.locale.code);
    const answer = await findDelivery(context, address, country);
    if (answer.kind === 'outside') return 'outside';
    const { leaveAtDoor } = address;
    const chosen = { ...answer.address, ...(leaveAtDoor && { leaveAtDoor }) };
    const error = await saveService(context, chosen);
    if (error !== undefined) {
      const isOutside = codeOf(error) === ('OUTSIDE_DELIVERY_AREA' satisfies ErrorCode);
      return isOutside ? 'outside' : 'unreachable';
    }
    addressDraft.clear();
    rememberUsual({ leaveAtDoor });
    onSaved(chosen);
    return undefined;
  } catch {
    return 'unreachable';
  }
}

/** State of the delivery form: from a search, or typed, to a stored address. */
export function useDeliveryForm({
  onSaved,
  ...known
}: Known & { readonly onSaved: (address: DistributionAddress) => void }) {
  const context = useFeature();
  const [start] = useState(() => startOf(context, known));
  const [isManual, setManual] = useState(start.isManual);
  const [attempts, setAttempts] = useState(0);
  const [trouble, setTrouble] = useState<DeliveryError>();
  const looking = useRef<Promise<AddressDraft | undefined>>(undefined);
  const form = useFormik<AddressDraft>({
    initialValues: start.address,
    onSubmit: async (values): Promise<boolean> => {
      const sent = (await looking.current) ?? values;
      if (!isSendable(sent)) return false;
      setTrouble(undefined);
      const reason = await store(context, sent, onSaved);
      setTrouble(reason);
      return reason === undefined;
    },
  });
  const { values: draft, dirty, resetForm } = form;
  const customer = useCustomer();
  useEffect(() => {
    if (customer && !dirty) resetForm({ values: startOf(context, known).address });
    // A page that begins with this form knows the account only later: once for each customer.
  }, [customer?.id]);
  const problems = checkAddress(draft, context.tenant.country);
  /** Opens the fields of an incomplete address. */
  const isSendable = (address: AddressDraft) => {
    setAttempts((count) => count + 1);
    if (isWhole(address, context)) return true;
    setManual(true);
    return false;
  };

  const found = (address: GeocodedAddress) => {
    const next = { ...draft, ...draftOf(address) };
    void form.setValues(next);
    setTrouble(undefined);
    setManual(!isWhole(next, context));
    setAttempts(isWhole(next, context) ? 0 : 1);
    return next;
  };

  /** Stores a pending address lookup; submitting the form waits for it. */
  const look = (address: Promise<GeocodedAddress>, reason: 'address' | 'location') => {
    looking.current = address.then(found, () => void setTrouble(reason));
  };

  const type = (address: AddressDraft) => {
    looking.current = undefined;
    void form.setValues(address);
    addressDraft.write({ instead: start.instead, address });
  };

  const change = (field: AddressField, value: string) => {
    type({ ...draft, position: undefined, [field]: value });
    setTrouble(undefined);
  };

  const describe = (field: DetailField, value: string) => type({ ...draft, [field]: value });
  const leaveAtDoor = (isWanted: boolean) => type({ ...draft, leaveAtDoor: isWanted });

  return {
    draft,
    isManual,
    trouble,
    attempts,
    look,
    change,
    describe,
    leaveAtDoor,
    setManual,
    isComplete: Object.keys(problems).length === 0,
    isBusy: form.isSubmitting,
    problems: attempts > 0 ? problems : {},
    submit: form.handleSubmit,
    check: async () => isSendable((await looking.current) ?? draft),
    save: async () => (await form.submitForm()) === true,
  };
}

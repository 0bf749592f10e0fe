import { useRef, useState } from 'react';
import type { ErrorCode } from '@larder/contracts';
import type { DistributionAddress, GeocodedAddress } from '@larder/contracts/distribution';
import { currentCustomer } from '@larder/contracts/customer';
import { codeOf, useFeature, type FeatureContext } from '@larder/platform';
import { savedDelivery } from '../checkout/contact/saved-addresses.js';
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
import { saveService } from './save-service.js';

/** Why the address cannot be taken; `location` concerns the device's place alone. */
export type DeliveryError = 'outside' | 'address' | 'location' | 'unreachable';

/** The address of the signed-in customer, or an empty one. */
const customerDraft = (context: FeatureContext): AddressDraft =>
  savedDelivery(context.getCapability(currentCustomer)?.get()) ?? emptyDraft;

/** State of the delivery form: from a search, or typed, to a stored address. */
export function useDeliveryForm(
  current: DistributionAddress | undefined,
  onSaved: (address: DistributionAddress) => void,
) {
  const context = useFeature();
  const instead = current ? addressLine(current) : '';
  const [kept] = useState(() => addressDraft.read());
  const typed = kept?.instead === instead ? { ...emptyDraft, ...kept.address } : undefined;
  const [draft, setDraft] = useState<AddressDraft>(
    () => typed ?? current ?? customerDraft(context),
  );
  const [isManual, setManual] = useState((typed ?? current) !== undefined);
  const [attempts, setAttempts] = useState(0);
  const [trouble, setTrouble] = useState<DeliveryError>();
  const [isBusy, setBusy] = useState(false);
  const problems = checkAddress(draft);
  const isComplete = Object.keys(problems).length === 0;

  const looking = useRef<Promise<AddressDraft | undefined>>(undefined);

  const found = (address: GeocodedAddress) => {
    const next = { ...draft, ...draftOf(address) };
    setDraft(next);
    setTrouble(undefined);
    const isWhole = Object.keys(checkAddress(next)).length === 0;
    setManual(!isWhole);
    setAttempts(isWhole ? 0 : 1);
    return next;
  };

  /** Stores a pending address lookup; submitting the form waits for it. */
  const look = (address: Promise<GeocodedAddress>, reason: 'address' | 'location') => {
    looking.current = address.then(found, () => void setTrouble(reason));
  };

  const type = (address: AddressDraft) => {
    looking.current = undefined;
    setDraft(address);
    addressDraft.write({ instead, address });
  };

  const change = (field: AddressField, value: string) => {
    type({ ...draft, position: undefined, [field]: value });
    setTrouble(undefined);
  };

  const describe = (field: DetailField, value: string) => type({ ...draft, [field]: value });

  const submit = async () => {
    setBusy(true);
    try {
      const sent = (await looking.current) ?? draft;
      setAttempts((count) => count + 1);
      if (Object.keys(checkAddress(sent)).length > 0) return setManual(true);
      setTrouble(undefined);
      const country = countryOf(context.tenant, context.locale.code);
      const answer = await findDelivery(context, sent, country);
      if (answer.kind === 'outside') return setTrouble('outside');
      const error = await saveService(context, answer.address);
      if (error === undefined) {
        addressDraft.clear();
        return onSaved(answer.address);
      }
      setTrouble(
        codeOf(error) === ('OUTSIDE_DELIVERY_AREA' satisfies ErrorCode) ? 'outside' : 'unreachable',
      );
    } catch {
      setTrouble('unreachable');
    } finally {
      setBusy(false);
    }
  };

  return {
    ...{ draft, isManual, isComplete, isBusy, trouble, attempts },
    problems: attempts > 0 ? problems : {},
    ...{ look, change, describe, setManual, setTrouble, submit },
  };
}

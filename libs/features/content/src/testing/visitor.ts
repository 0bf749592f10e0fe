import type { Customer } from '@larder/contracts/customer';
import { currentCustomer } from '@larder/contracts/customer';
import { membership } from '@larder/contracts/loyalty';
import { consentSource, openConsentSettings, type KnownConsent } from '@larder/contracts/tracking';
import { defineFeature, provide } from '@larder/platform';
import { observableValue } from '@larder/platform/testing';

export const anna: Customer = {
  id: 'c1',
  email: 'anna@x.example',
  firstName: 'Anna',
  lastName: 'Berg',
  academicTitle: 'Dr.',
  birthdate: '12/31/1990',
  salutation: 'Female',
  newsletterTopics: [],
  loginType: 'normal',
  firstOrderDelivery: false,
  firstOrderClickAndCollect: false,
  addresses: [],
  billingAddress: {
    phoneNumber: '+436641234567',
    streetName: 'Laubenweg',
    streetNumber: '7',
    postalCode: '1080',
    city: 'Wien',
    countryCode: 'AT',
  },
};

/** What the customer and loyalty features provide. */
export function visitors(start: { customer?: Customer; isMember?: boolean } = {}) {
  const customer = observableValue(start.customer);
  const isMember = observableValue(start.isMember ?? false);
  const feature = defineFeature({
    id: 'visitors',
    enabled: () => true,
    provides: [
      provide(currentCustomer, () => ({ ...customer, settled: () => true })),
      provide(membership, () => ({
        isMember: isMember.get,
        settled: () => true,
        subscribe: isMember.subscribe,
      })),
    ],
  });
  return { customer, isMember, feature };
}

/** What a consent manager provides. */
export function consents(given: Partial<KnownConsent> = {}) {
  const none = { marketing: false, statistic: false, targetGroupSelection: false };
  const consent = observableValue<KnownConsent>({ ...none, ...given });
  const opened: true[] = [];
  const feature = defineFeature({
    id: 'consents',
    enabled: () => true,
    provides: [
      provide(consentSource, () => consent),
      provide(openConsentSettings, () => () => void opened.push(true)),
    ],
  });
  return { consent, opened, feature };
}

import type { AddressCategory } from '@larder/contracts/customer';
import { AddressInput } from '@larder/contracts/customer/schemas';
import { deliveryPhone } from '@larder/contracts/fields';
import { fitsPlan, legacyDigits } from '../forms/check-phone.js';
import { problemsOf, type Problem, type Problems, type Values } from '../forms/problems.js';
import {
  settingOf,
  typedAddress,
  type AddressField,
  type AddressSettings,
} from './address-values.js';

export { loadPlan } from '@larder/contracts/phone';

interface Rules {
  readonly settings: AddressSettings;
  readonly locale: string;
}

/** ADDR-05…08: what is missing or does not fit, by field. */
export function checkAddress(values: Values, kind: AddressCategory, rules: Rules): Problems {
  const body = typedAddress(values, kind, rules);
  const { phoneNumber: typed = '', countryCode = '' } = values;
  const isDelivery = kind === 'delivery';
  const fits = isDelivery
    ? deliveryPhone(rules.settings.deliveryPhone).safeParse(legacyDigits(typed)).success
    : fitsPlan(typed, countryCode);
  const key = isDelivery ? 'problem.deliveryPhone' : 'problem.phone';
  // Whether a state is missing is the schema's to tell: it depends on the country.
  const missing = Object.keys(values)
    .filter((field) => field !== 'region')
    .filter((field) => settingOf(field as AddressField, kind, rules.settings) === 'Mandatory')
    .filter((field) => body[field as AddressField] === undefined);
  return {
    ...problemsOf(AddressInput, body),
    ...(body.phoneNumber !== undefined && !fits && { phoneNumber: { key } as const }),
    ...(Object.fromEntries(
      missing.map((field) => [field, { key: 'problem.required' } satisfies Problem]),
    ) as Problems),
  };
}

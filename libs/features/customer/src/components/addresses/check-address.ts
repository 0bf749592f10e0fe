import type { AddressCategory } from '@larder/contracts/customer';
import { AddressInput } from '@larder/contracts/customer/schemas';
import { deliveryPhone } from '@larder/contracts/fields';
import { problemsOf, type Problem, type Problems, type Values } from '../forms/problems.js';
import {
  settingOf,
  typedAddress,
  type AddressField,
  type AddressSettings,
} from './address-values.js';

interface Rules {
  readonly settings: AddressSettings;
  readonly locale: string;
}

/** ADDR-05…08: what is missing or does not fit, by field. */
export function checkAddress(values: Values, kind: AddressCategory, rules: Rules): Problems {
  const body = typedAddress(values, kind, rules);
  const phone = body.phoneNumber;
  const fits =
    kind !== 'delivery' || deliveryPhone(rules.settings.deliveryPhone).safeParse(phone).success;
  const missing = Object.keys(values)
    .filter((field) => settingOf(field as AddressField, kind, rules.settings) === 'Mandatory')
    .filter((field) => body[field as AddressField] === undefined);
  return {
    ...problemsOf(AddressInput, body),
    ...(phone !== undefined && !fits && { phoneNumber: { key: 'problem.deliveryPhone' } as const }),
    ...(Object.fromEntries(
      missing.map((field) => [field, { key: 'problem.required' } satisfies Problem]),
    ) as Problems),
  };
}

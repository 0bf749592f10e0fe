import { addressParts } from '@larder/contracts/address/form';
import type { Address } from '@larder/contracts/customer';

/** An address as on an envelope, line by line; its country by the name that the reader knows. */
export function addressLines(address: Address, locale: string): string[] {
  const { companyName, title, firstName, lastName } = address;
  const { countryCode, stairCase, floor, door } = address;
  const [street, town] = addressParts(address);
  const within = [stairCase, floor, door].filter(Boolean).join(' / ');
  return [
    companyName,
    [title, firstName, lastName].filter(Boolean).join(' '),
    [street, within].filter((part) => part !== '').join(', '),
    town,
    new Intl.DisplayNames([locale], { type: 'region' }).of(countryCode),
  ].filter((line): line is string => Boolean(line));
}

/** The same in one line, to name it by. */
export const addressName = (address: Address) => addressParts(address).join(', ');

import type { Address } from '@larder/contracts/customer';

/** An address as on an envelope, line by line. */
export function addressLines(address: Address): string[] {
  const { companyName, title, firstName, lastName, streetName, streetNumber } = address;
  const { postalCode, city, country, stairCase, floor, door } = address;
  const within = [stairCase, floor, door].filter(Boolean).join(' / ');
  return [
    companyName,
    [title, firstName, lastName].filter(Boolean).join(' '),
    [`${streetName} ${streetNumber}`, within].filter((part) => part !== '').join(', '),
    `${postalCode} ${city}`,
    country,
  ].filter((line): line is string => Boolean(line));
}

/** The same in one line, to name it by. */
export const addressName = ({ streetName, streetNumber, postalCode, city }: Address) =>
  `${streetName} ${streetNumber}, ${postalCode} ${city}`;

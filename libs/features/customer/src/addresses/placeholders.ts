import type { Address } from '@larder/contracts/customer';

/** What stands for an empty name in a saved address. */
const placeholders = ['na', 'nan', 'nana'] as const;

/** The name fields that an address must have, with their fewest characters. */
const names = { firstName: 1, lastName: 1 } as const;
type NameField = keyof typeof names;
const nameFields = Object.keys(names) as NameField[];

/** The shortest placeholder that a field of so many characters takes (ADDR-12). */
export function placeholderOf(fewest: number): string {
  return placeholders.find(({ length }) => length >= fewest) ?? placeholders[2];
}

/** ADDR-10: an empty name is filled in when the address is saved. */
export function withPlaceholders(values: Readonly<Record<string, string>>) {
  const filled = nameFields
    .filter((field) => (values[field] ?? '').trim() === '')
    .map((field) => [field, placeholderOf(names[field])]);
  return { ...values, ...(Object.fromEntries(filled) as Partial<Record<NameField, string>>) };
}

/** ADDR-11: only a whole value in lower case is a placeholder (ADDR-12). */
export function withoutPlaceholders(address: Address): Address {
  const stripped = nameFields
    .filter((field) => (placeholders as readonly string[]).includes(address[field]))
    .map((field) => [field, '']);
  return { ...address, ...(Object.fromEntries(stripped) as Partial<Record<NameField, string>>) };
}

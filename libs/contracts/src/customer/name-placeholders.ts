/** Placeholder for an empty name in a saved address. */
const placeholders = ['na', 'nan', 'nana'] as const;

/** The name fields that an address must have, with their fewest characters. */
const names = { firstName: 1, lastName: 1 } as const;
type NameField = keyof typeof names;
const nameFields = Object.keys(names) as NameField[];

type Names = Readonly<Record<NameField, string>>;

/** The shortest placeholder that a field of so many characters takes (ADDR-12). */
export function placeholderOf(fewest: number): string {
  return placeholders.find(({ length }) => length >= fewest) ?? placeholders[2];
}

/** ADDR-10: fills missing and empty names in; for every address that is about to be saved. */
export function withPlaceholders<T extends Partial<Names>>(values: T): T & Names {
  const filled = nameFields
    .filter((field) => (values[field] ?? '').trim() === '')
    .map((field) => [field, placeholderOf(names[field])]);
  return { ...values, ...(Object.fromEntries(filled) as Partial<Names>) } as T & Names;
}

/** ADDR-11: only a whole value in lower case is a placeholder (ADDR-12). */
export function withoutPlaceholders<T extends Names>(address: T): T {
  const stripped = nameFields
    .filter((field) => (placeholders as readonly string[]).includes(address[field]))
    .map((field) => [field, '']);
  return { ...address, ...(Object.fromEntries(stripped) as Partial<Names>) };
}

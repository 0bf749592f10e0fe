/** Lengths and form of a text; an empty one is left to the field itself (FORM-64). */
export interface TextRule {
  readonly min?: number;
  readonly max: number;
  readonly pattern?: RegExp;
}

/** Texts of a person's address that each country limits in its own way. */
export const ruledFields = [
  'firstName',
  'lastName',
  'streetName',
  'streetNumber',
  'postalCode',
  'stairCase',
  'door',
  'valueAddedTaxId',
  'companyRegistrationNumber',
] as const;
export type RuledField = (typeof ruledFields)[number];
export type AddressRules = Readonly<Partial<Record<RuledField, TextRule>>>;

/** Austria, as the specification has it (FORM-09, 12, 15, 20, 22, 23, 32, 33, 59). */
const AT: AddressRules = {
  firstName: { max: 20 },
  lastName: { max: 24 },
  streetNumber: { max: 5 },
  postalCode: { min: 4, max: 7 },
  stairCase: { max: 4 },
  door: { max: 4 },
  valueAddedTaxId: { min: 7, max: 14 },
  companyRegistrationNumber: { min: 7, max: 14 },
};

/**
 * Elsewhere names are as long as people have them, and a house number is free text: "12/A-104". Patterns
 * of postcodes as Google's libaddressinput has them, https://chromium-i18n.appspot.com/ssl-address/data
 */
const elsewhere = (postcode: RegExp): AddressRules => ({
  postalCode: { max: 10, pattern: postcode },
});

const rules: Readonly<Record<string, AddressRules>> = {
  AT,
  CH: elsewhere(/^\d{4}$/),
  DE: elsewhere(/^\d{5}$/),
  FR: elsewhere(/^\d{2} ?\d{3}$/),
  GB: elsewhere(/^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i),
  IE: elsewhere(/^[\dA-Z]{3} ?[\dA-Z]{4}$/i),
  IN: {
    ...elsewhere(/^[1-9]\d{5}$/),
    // GSTIN
    valueAddedTaxId: { max: 15, pattern: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/ },
  },
  NL: elsewhere(/^[1-9]\d{3} ?[A-Z]{2}$/i),
  PL: elsewhere(/^\d{2}-\d{3}$/),
  US: elsewhere(/^\d{5}(-\d{4})?$/),
};

/** Rules of a country (ISO 3166-1); those of the specification where none are known. */
export const addressRules = (country: string | undefined): AddressRules =>
  (country !== undefined && Object.hasOwn(rules, country) && rules[country]) || AT;

/** What a schema reports of a text that does not fit. */
export type AddressIssue = { readonly path: [RuledField]; readonly input: string } & (
  | { readonly code: 'too_big'; readonly origin: 'string'; readonly maximum: number }
  | { readonly code: 'too_small'; readonly origin: 'string'; readonly minimum: number }
  | { readonly code: 'invalid_format'; readonly format: 'regex' }
);

function issueOf(field: RuledField, input: string, rule: TextRule): AddressIssue | undefined {
  const about = { path: [field] as [RuledField], input };
  const { min = 0, max, pattern } = rule;
  if (input.length > max) return { ...about, code: 'too_big', origin: 'string', maximum: max };
  if (input.length < min) return { ...about, code: 'too_small', origin: 'string', minimum: min };
  if (pattern && !pattern.test(input)) return { ...about, code: 'invalid_format', format: 'regex' };
  return undefined;
}

/** Texts of an address that do not fit its country. */
export function addressIssues(address: {
  readonly [K in RuledField | 'countryCode']?: unknown;
}): AddressIssue[] {
  const { countryCode } = address;
  const own = addressRules(typeof countryCode === 'string' ? countryCode : undefined);
  return ruledFields.flatMap((field) => {
    const value = address[field];
    const rule = own[field];
    if (typeof value !== 'string' || value === '' || !rule) return [];
    return issueOf(field, value, rule) ?? [];
  });
}

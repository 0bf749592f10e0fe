/** Fields of a place, as a form asks for them. */
export type PlaceField = 'streetName' | 'streetNumber' | 'postalCode' | 'city' | 'region';
export type FormLine = readonly PlaceField[];

/** The house number last, the postcode first: most of Europe. */
const continental: readonly FormLine[] = [
  ['streetName', 'streetNumber'],
  ['postalCode', 'city'],
];
const houseFirst: FormLine = ['streetNumber', 'streetName'];
const townFirst: FormLine = ['city', 'postalCode'];

/** Order of the lines as Google's libaddressinput has it, https://chromium-i18n.appspot.com/ssl-address/data */
const forms: Readonly<Record<string, readonly FormLine[]>> = {
  FR: [houseFirst, ['postalCode', 'city']],
  GB: [houseFirst, townFirst],
  IE: [houseFirst, townFirst],
  IN: [houseFirst, townFirst, ['region']],
  US: [houseFirst, townFirst, ['region']],
};

/** Lines of an address form in a country (ISO 3166-1), each with its fields from left to right. */
export const addressForm = (country: string): readonly FormLine[] =>
  (Object.hasOwn(forms, country) && forms[country]) || continental;

/** Its fields that are typed: a state is chosen. */
export const typedFields = (country: string): readonly Exclude<PlaceField, 'region'>[] =>
  addressForm(country)
    .flat()
    .filter((name) => name !== 'region');

/** States of a country that its addresses name; each list is a file of its own. */
const regions: Readonly<Record<string, () => Promise<{ readonly default: readonly string[] }>>> = {
  IN: () => import('./regions/IN.json'),
  US: () => import('./regions/US.json'),
};

/** Whether an address of the country names a state. */
export const hasRegions = (country: string) => Object.hasOwn(regions, country);

/** Names of the states of a country, in order; none where addresses do without. */
export async function loadRegions(country: string): Promise<readonly string[]> {
  const load = hasRegions(country) ? regions[country] : undefined;
  return load ? (await load()).default : [];
}

interface PlaceLine {
  readonly streetName: string;
  readonly streetNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly region?: string | undefined;
  readonly countryCode?: string | undefined;
}

/** Street and town as one writes them there: "Lindengasse 7" and "1070 Wien". */
export function addressParts(place: PlaceLine): [street: string, town: string] {
  const { streetName, streetNumber, postalCode, city, region, countryCode = '' } = place;
  const isHouseFirst = addressForm(countryCode)[0] === houseFirst;
  const isTownFirst = addressForm(countryCode)[1] === townFirst;
  // A house in India is more than a number: "12/A-104, Lotus Residency".
  const comma = countryCode === 'IN' ? ',' : '';
  const town = isTownFirst ? `${city} ${postalCode}` : `${postalCode} ${city}`;
  const isStateInside = countryCode === 'US' && region;
  return [
    isHouseFirst ? `${streetNumber}${comma} ${streetName}` : `${streetName} ${streetNumber}`,
    isStateInside ? `${city}, ${region} ${postalCode}` : [town, region].filter(Boolean).join(', '),
  ];
}

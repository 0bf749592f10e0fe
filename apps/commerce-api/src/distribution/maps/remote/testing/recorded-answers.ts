/** What the services answer about three places, in the form of each. Their text is OpenStreetMap's. */
interface RecordedPlace {
  readonly osm: 'N' | 'W' | 'R';
  readonly id: number;
  readonly kind: 'house' | 'street' | 'city';
  readonly name?: string;
  readonly street?: string;
  readonly number?: string;
  readonly postcode: string;
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
}

export const recordedPlaces: readonly RecordedPlace[] = [
  {
    osm: 'W',
    id: 4_403_123,
    kind: 'street',
    street: 'Lindengasse',
    postcode: '1070',
    city: 'Wien',
    lat: 48.2009,
    lng: 16.3502,
  },
  {
    osm: 'N',
    id: 288_301_774,
    kind: 'house',
    street: 'Lindengasse',
    number: '7',
    postcode: '1070',
    city: 'Wien',
    lat: 48.2004,
    lng: 16.3551,
  },
  {
    // A shop in the same house.
    osm: 'N',
    id: 288_301_775,
    kind: 'house',
    name: 'Blumen Lind',
    street: 'Lindengasse',
    number: '7',
    postcode: '1070',
    city: 'Wien',
    lat: 48.2004,
    lng: 16.3552,
  },
  {
    osm: 'R',
    id: 34_719,
    kind: 'city',
    name: 'Graz',
    postcode: '8010',
    city: 'Graz',
    lat: 47.0707,
    lng: 15.4383,
  },
];

const osmTypes = { N: 'node', W: 'way', R: 'relation' } as const;
const given = (parts: object) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));

export function photonAnswer(places: readonly RecordedPlace[]) {
  const features = places.map((of) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [of.lng, of.lat] },
    properties: given({
      osm_type: of.osm,
      osm_id: of.id,
      osm_key: 'place',
      osm_value: of.kind,
      type: of.kind,
      name: of.name ?? (of.kind === 'street' ? of.street : undefined),
      // Of a street and a city, the name says it.
      street: of.kind === 'house' ? of.street : undefined,
      housenumber: of.number,
      postcode: of.postcode,
      city: of.kind === 'city' ? undefined : of.city,
      country: 'Österreich',
      countrycode: 'AT',
      extent: [16.3, 48.2, 16.4, 48.1],
    }),
  }));
  return { type: 'FeatureCollection', features };
}

export const nominatimPlace = (of: RecordedPlace) => ({
  place_id: of.id + 1,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0.',
  osm_type: osmTypes[of.osm],
  osm_id: of.id,
  lat: String(of.lat),
  lon: String(of.lng),
  category: 'place',
  type: of.kind,
  importance: 0.3,
  boundingbox: ['48.1', '48.3'],
  address: given({
    house_number: of.number,
    road: of.street,
    suburb: 'Neubau',
    postcode: of.postcode,
    city: of.city,
    country: 'Österreich',
    country_code: 'at',
  }),
});

export const googleId = (of: RecordedPlace) =>
  `EjFMaW5kZW5nYXNzZSA3LCAxMDcwIFdpZW4sIMOWc3RlcnJlaWNoIlASTgo0ChIJ${'x'.repeat(40)}${of.id}`;

export function googleResult(of: RecordedPlace) {
  const part = (name: string | undefined, type: string, short = name) =>
    name === undefined ? [] : [{ long_name: name, short_name: short, types: [type, 'political'] }];
  return {
    address_components: [
      ...part(of.number, 'street_number'),
      ...part(of.street, 'route'),
      ...part(of.city, 'locality'),
      ...part('Österreich', 'country', 'AT'),
      ...part(of.postcode, 'postal_code'),
    ],
    formatted_address: `${of.street} ${of.number}, ${of.postcode} ${of.city}, Österreich`,
    geometry: { location: { lat: of.lat, lng: of.lng }, location_type: 'ROOFTOP' },
    place_id: googleId(of),
    types: ['street_address'],
  };
}

export const googlePrediction = (of: RecordedPlace) => ({
  description: `${of.street} ${of.number}, ${of.city}, Österreich`,
  place_id: googleId(of),
  structured_formatting: {
    main_text: [of.street ?? of.name, of.number].filter(Boolean).join(' '),
    secondary_text: `${of.city}, Österreich`,
  },
});

/**
 * A place in each country with its postcodes, so that a new shop delivers somewhere, and a street in the
 * first of them; `vat` is the rate of most food. `timeZone` is for countries where the first one is
 * elsewhere, `region` where addresses name a state. All of it is a sample to be replaced.
 */
export const places = {
  AT: {
    name: 'Österreich',
    city: 'Wien',
    street: 'Rotenturmstraße',
    codes: ['1010', '1020'],
    at: [48.208, 16.372],
    vat: 10,
  },
  CH: {
    name: 'Schweiz',
    city: 'Zürich',
    street: 'Bahnhofstrasse',
    codes: ['8001', '8002'],
    at: [47.372, 8.542],
    vat: 2.6,
  },
  DE: {
    name: 'Deutschland',
    city: 'Berlin',
    street: 'Invalidenstraße',
    codes: ['10115', '10117'],
    at: [52.527, 13.387],
    vat: 7,
  },
  FR: {
    name: 'France',
    city: 'Paris',
    street: 'Rue de Rivoli',
    codes: ['75001', '75002'],
    at: [48.863, 2.336],
    vat: 5.5,
  },
  GB: {
    name: 'United Kingdom',
    city: 'London',
    street: 'Southgate Road',
    codes: ['N1', 'N5'],
    at: [51.539, -0.101],
    vat: 0,
  },
  IE: {
    name: 'Ireland',
    city: 'Dublin',
    street: 'O’Connell Street',
    codes: ['D01', 'D02'],
    at: [53.349, -6.26],
    vat: 0,
  },
  IN: {
    name: 'India',
    city: 'New Delhi',
    street: 'Janpath',
    region: 'Delhi',
    timeZone: 'Asia/Kolkata',
    codes: ['110001'],
    at: [28.632, 77.219],
    vat: 0,
  },
  NL: {
    name: 'Nederland',
    city: 'Amsterdam',
    street: 'De Ruijterkade',
    codes: ['1011 AB', '1012 AB'],
    at: [52.372, 4.9],
    vat: 9,
  },
  PL: {
    name: 'Polska',
    city: 'Warszawa',
    street: 'Świętokrzyska',
    codes: ['00-001', '00-002'],
    at: [52.231, 21.006],
    vat: 5,
  },
  US: {
    name: 'United States',
    city: 'Portland',
    street: 'SW Broadway',
    region: 'Oregon',
    timeZone: 'America/Los_Angeles',
    codes: ['97201', '97202'],
    at: [45.507, -122.69],
    vat: 0,
  },
};

/** A whole postcode in the first district. */
const streetCodes = { GB: 'N1 4QT', IE: 'D01 F5P2' };

export function placeOf(country) {
  const place = places[country];
  const known = Object.keys(places).join(', ');
  if (!place) throw new Error(`no shop can sell in ${country} yet; countries: ${known}`);
  return { ...place, postalCode: streetCodes[country] ?? place.codes[0] };
}

const houseFirst = ['FR', 'GB', 'IE', 'US'];

/** The store's street and city in one line, as people write them there. */
export function addressLine(country) {
  const { street, city } = placeOf(country);
  if (country === 'IN') return `1, ${street}, ${city}`;
  return houseFirst.includes(country) ? `1 ${street}, ${city}` : `${street} 1, ${city}`;
}

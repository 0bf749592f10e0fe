/** A generated shop of a country, its goods and a person there, and what its papers do without. */
export interface PaperCountry {
  readonly of: {
    readonly id: string;
    readonly country: string;
    readonly languages: string;
    readonly currency: string;
  };
  readonly goods: object;
  readonly place: object;
  readonly person: Readonly<Record<'firstName' | 'lastName' | 'phoneNumber' | 'email', string>>;
  readonly timeSlot: string;
  readonly grams: number;
  /** As people there type it. */
  readonly birthdate: string;
  /** Where the shop does not deliver yet. */
  readonly farCode: string;
  readonly foreign: readonly RegExp[];
}

const tomatoes = {
  sku: 'tomatoes',
  name: 'Tomatoes',
  categoryPath: 'fruit-vegetables',
  weightArticle: true,
  maxQuantity: 5000,
};

/** Signs, dates and clocks of Europe. */
const european = [
  /[€£]|\b(EUR|VAT|MwSt|USt|IVA|TVA|IBAN)\b/gi,
  /\b\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}\b/g,
  /\b\d{1,2}:\d\d\b(?!\s?[ap]m)/gi,
  /\d\s%/g,
  /\d [AP]M\b/g,
  /\d,\d{1,2}\b(?![,.])/g,
  /Straße|postcode|post code/gi,
];

export const american: PaperCountry = {
  of: { id: 'corner-us', country: 'US', languages: 'en-US', currency: 'USD' },
  goods: { ...tomatoes, quantityStepSize: 227, vatRate: 8.875, priceRegular: 659 },
  place: {
    streetName: 'Tulip Street',
    streetNumber: '9',
    postalCode: '97201',
    city: 'Portland',
    region: 'Oregon',
    country: 'United States',
    countryCode: 'US',
  },
  person: {
    firstName: 'Paul',
    lastName: 'Probe',
    phoneNumber: '+15035550123',
    email: 'paul@example.org',
  },
  timeSlot: 'd-A1-20261125-1000',
  grams: 681,
  birthdate: '12/31/1990',
  farCode: '10001',
  foreign: [
    ...european,
    /\d\s?(kg|g|ml|l)\b/g,
    /\d{5} Portland|Portland \d{5}/g,
    /basket|colour|cancelled|favourite/gi,
    /\b\d{1,2} (January|November|December)/g,
  ],
};

export const indian: PaperCountry = {
  of: { id: 'corner-in', country: 'IN', languages: 'en-IN', currency: 'INR' },
  goods: { ...tomatoes, quantityStepSize: 250, vatRate: 5, priceRegular: 6000 },
  place: {
    streetName: 'Lotus Lane',
    streetNumber: '12/A',
    postalCode: '110001',
    city: 'New Delhi',
    region: 'Delhi',
    country: 'India',
    countryCode: 'IN',
  },
  person: {
    firstName: 'Asha',
    lastName: 'Probe',
    phoneNumber: '+919812345678',
    email: 'asha@example.org',
  },
  timeSlot: 'd-A1-20261125-1700',
  grams: 1500,
  birthdate: '31/12/1990',
  farCode: '400001',
  foreign: [
    ...european,
    /\$|\bZIP\b|sales tax/gi,
    /\d\s?(lb|oz)\b/g,
    /(January|November|December) \d{1,2}\b(?!:)/g,
    // Groups of three digits from the lakh on.
    /₹\s?\d{3},\d{3}/g,
  ],
};

/** Goods of the neighbourhood market that the journeys buy, one of each kind. */
export const goods = {
  /** By weight in steps of 200 g. */
  apples: { name: 'Apfel Gala', path: '/produkt/apfel-gala', step: '200 g' },
  /** Weighed while packing, bought by the piece of about 1.4 kg. */
  pineapple: { name: 'Ananas', path: '/produkt/ananas' },
  /** With a deposit of 0.22 on the bottle. */
  milk: {
    name: 'Bio-Vollmilch in der Glasflasche',
    path: '/produkt/bio-vollmilch-in-der-glasflasche-gruenmarkt-bio-1-l',
  },
  /** Six bottles at once, with their deposit. */
  water: {
    name: 'Mineralwasser prickelnd 6er-Tray',
    path: '/produkt/mineralwasser-prickelnd-6er-tray-arlauer-quelle-6-x-1-5-l',
  },
  /** Two of them pass the minimum of a delivery. */
  coffee: { name: 'Espresso ganze Bohne', path: '/produkt/espresso-ganze-bohne-mokkalinde-1-kg' },
} as const;

export const categories = {
  root: { name: 'Obst & Gemüse', path: '/kategorie/obst-gemuese' },
  apples: { name: 'Äpfel & Birnen', path: '/kategorie/aepfel-birnen' },
} as const;

/** The test shopper: the phone number is unassigned, the email's domain cannot exist. */
export const customer = {
  firstName: 'Paula',
  lastName: 'Probe',
  email: 'paula.probe@example.test',
  phoneNumber: '0664 1234567',
  streetName: 'Laubenweg',
  streetNumber: '2',
  postalCode: '1010',
  city: 'Wien',
} as const;

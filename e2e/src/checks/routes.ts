import { bazaar, gruenmarkt, harvest, hofkiste, primeur, type Shop } from '../support/shops.js';
import { bazaarRoutes } from '../support/bazaar-routes.js';
import { hofkisteRoutes } from '../support/hofkiste-routes.js';
import { primeurRoutes } from '../support/primeur-routes.js';

export interface Visit {
  readonly shop: Shop;
  readonly path: string;
  readonly status: number;
}

/** One URL of every kind of page, with its status. */
const paths: Readonly<Record<Shop['tenant'], Readonly<Record<string, number>>>> = {
  gruenmarkt: {
    '/': 200,
    '/sortiment': 200,
    '/kategorie/obst-gemuese': 200,
    '/kategorie/getraenke?offer=reduced&sort=price': 200,
    '/produkt/apfel-gala': 200,
    '/produkt/ananas': 200,
    '/produkt/marillen-750-g': 200,
    '/produkt/kirschen': 200,
    '/produkt/maerzen-kiste-hopfauer-20-x-0-5-l': 200,
    '/produkt/bio-vollmilch-in-der-glasflasche-gruenmarkt-bio-1-l': 200,
    '/suche/apfel': 200,
    '/suche/xqzvwk': 200,
    '/rezepte': 200,
    '/rezepte?diet=vegan&time=30': 200,
    '/rezepte/linsendal': 200,
    '/rezepte/marillenknoedel?servings=6': 200,
    '/wochenplan': 200,
    '/angebote': 200,
    '/flugblatt': 200,
    '/marken': 200,
    '/marken/hopfauer': 200,
    '/lieferung': 200,
    '/impressum': 200,
    '/inhalte': 200,
    '/faq': 200,
    '/kontakt': 200,
    '/advent': 200,
    '/newsletter': 200,
    '/umfrage': 200,
    '/wochenblatt': 200,
    '/sitemap': 200,
    '/pestizide': 200,
    '/pestizide?sku=100103': 200,
    '/maerkte': 200,
    '/maerkte?q=1070': 200,
    '/maerkte/wien-laubenweg': 200,
    '/warenkorb': 200,
    '/einkaufszettel': 200,
    '/wieder-kaufen': 200,
    '/kassa': 200,
    '/kassa-ok': 200,
    '/kassa/payment-result': 200,
    '/anmelden': 200,
    '/registrieren': 200,
    '/passwort-vergessen': 200,
    '/konto-mit-karte': 200,
    '/gibt-es-nicht': 404,
    '/maerkte/gibt-es-nicht': 404,
    '/produkt/gibt-es-nicht': 404,
    '/rezepte/gibt-es-nicht': 404,
    '/en': 200,
    '/en/inhalte': 200,
    '/en/kategorie/obst-gemuese': 200,
    '/en/produkt/apfel-gala': 200,
    '/en/warenkorb': 200,
    '/en/rezepte/linsendal': 200,
  },
  harvest: {
    '/': 200,
    '/everything': 200,
    '/aisle/fruit-veg': 200,
    '/item/braeburn-apples': 200,
    '/offers': 200,
    '/leaflet': 200,
    '/find/apple': 200,
    '/about': 200,
    '/help': 200,
    '/delivery': 200,
    '/terms': 200,
    '/privacy': 200,
    '/sitemap': 200,
    '/stores': 200,
    '/stores/granary-row': 200,
    '/basket': 200,
    '/checkout': 200,
    '/sign-in': 200,
    '/join': 200,
    '/nowhere': 404,
    // PLAT-16: a shop without recipes has no pages of them.
    '/recipes': 404,
  },
  hofkiste: hofkisteRoutes,
  bazaar: bazaarRoutes,
  primeur: primeurRoutes,
};

/** One address of each kind of page that is built in its own way, for checks that take long. */
const kinds: Readonly<Record<Shop['tenant'], readonly string[]>> = {
  gruenmarkt: [
    '/',
    '/kategorie/obst-gemuese',
    '/produkt/apfel-gala',
    '/suche/apfel',
    '/rezepte',
    '/rezepte/linsendal',
    '/angebote',
    '/flugblatt',
    '/marken',
    '/inhalte',
    '/kontakt',
    '/sitemap',
    '/pestizide',
    '/maerkte',
    '/warenkorb',
    '/kassa',
    '/registrieren',
    '/gibt-es-nicht',
  ],
  harvest: ['/', '/aisle/fruit-veg', '/item/braeburn-apples', '/about', '/basket', '/checkout'],
  hofkiste: ['/', '/hofladen/biokisten', '/rezepte/linsendal', '/hoefe-und-haende', '/kasse'],
  bazaar: ['/', '/p/toor-dal-khetwala-500-g'],
  primeur: ['/', '/produit/abricots-bergeron'],
};

/** Kinds whose controls differ: the others consist of theirs. */
const controls: Readonly<Record<Shop['tenant'], readonly string[]>> = {
  gruenmarkt: [
    '/',
    '/kategorie/obst-gemuese',
    '/produkt/apfel-gala',
    '/rezepte/linsendal',
    '/maerkte',
    '/warenkorb',
    '/kassa',
  ],
  harvest: ['/aisle/fruit-veg'],
  hofkiste: [],
  bazaar: [],
  primeur: [],
};

/** Variants of known pages that look most unlike them: no hits, nothing there, another language. */
const unusualStates: Readonly<Record<Shop['tenant'], readonly string[]>> = {
  gruenmarkt: ['/produkt/kirschen', '/suche/xqzvwk', '/wochenplan', '/anmelden', '/en/warenkorb'],
  harvest: ['/find/apple', '/nowhere'],
  hofkiste: ['/ware/gemuesekiste-fuer-zwei-3-kg'],
  bazaar: ['/checkout'],
  primeur: ['/nulle-part'],
};

/** What else contact sheets show of the shops whose kinds are few. */
const pictured: Partial<Record<Shop['tenant'], readonly string[]>> = {
  harvest: ['/offers', '/leaflet', '/find/apple', '/stores', '/sign-in', '/nowhere'],
  hofkiste: ['/hoefe', '/rezepte', '/angebote', '/suche/apfel', '/abholung', '/anmelden', '/korb'],
  bazaar: ['/c/dals', '/offers', '/brands', '/search/haldi', '/stores', '/cart', '/checkout'],
  primeur: [
    '/rayon/fromages',
    '/promotions',
    '/maisons',
    '/recherche/creme',
    '/boutique',
    '/panier',
  ],
};

const shops = { gruenmarkt, harvest, hofkiste, bazaar, primeur } as const;

/** Known without a running shop, so that the tests can be listed: every look of a theme. */
export const looks = Object.keys(paths) as Shop['tenant'][];

/** Shops of checks that do not depend on a theme; a third one would find nothing more. */
export const tenants = looks.filter((tenant) => /^(gruenmarkt|harvest)$/.test(tenant));

export function addressesOf(
  tenant: Shop['tenant'],
): { readonly path: string; readonly status: number }[] {
  return Object.entries(paths[tenant]).map(([path, status]) => ({ path, status }));
}

export const kindsOf = (tenant: Shop['tenant']) => kinds[tenant];

export const picturedOf = (tenant: Shop['tenant']) => [
  ...kinds[tenant],
  ...(pictured[tenant] ?? []),
];

export const controlsOf = (tenant: Shop['tenant']) => controls[tenant];

export const unusualOf = (tenant: Shop['tenant']) => unusualStates[tenant];

export const shopOf = (tenant: Shop['tenant']): Shop => shops[tenant]();

/** Home, listing, product, search, recipe and cart; one product of the shop for the cart. */
export const walks = {
  gruenmarkt: {
    slug: 'apfel-gala',
    paths: ['/', '/kategorie/obst-gemuese', '/produkt/apfel-gala', '/suche/apfel'],
    recipe: ['/rezepte/linsendal'],
    cart: '/warenkorb',
  },
  harvest: {
    slug: 'braeburn-apples',
    paths: ['/', '/aisle/fruit-veg', '/item/braeburn-apples', '/find/milk'],
    recipe: [],
    cart: '/basket',
  },
  hofkiste: {
    slug: 'gemuesekiste-fuer-zwei-3-kg',
    paths: ['/', '/hofladen/biokisten', '/ware/gemuesekiste-fuer-zwei-3-kg', '/suche/apfel'],
    recipe: ['/rezepte/linsendal'],
    cart: '/korb',
  },
  bazaar: {
    slug: 'toor-dal-khetwala-1-kg',
    paths: ['/', '/c/dals', '/p/toor-dal-khetwala-500-g', '/search/haldi'],
    recipe: [],
    cart: '/cart',
  },
  primeur: {
    slug: 'abricots-bergeron',
    paths: ['/', '/rayon/fromages', '/produit/abricots-bergeron', '/recherche/creme'],
    recipe: [],
    cart: '/panier',
  },
} as const;

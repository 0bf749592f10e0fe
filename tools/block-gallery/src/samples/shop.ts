import { picture, type Samples, type ShopFacts } from '../sample.js';

/** The shop itself: goods, services, ways to reach it, what it keeps in the browser. */
export function shop({ say, skus, categorySlug }: ShopFacts): Samples {
  const group = (title: string) => ({
    title,
    text: say('Ohne sie gibt es keinen Warenkorb.', 'There is no basket without them.'),
    cookies: [
      {
        name: 'session',
        provider: 'Larder',
        purpose: say('erkennt Sie wieder', 'knows you again'),
        lasts: say('90 Tage', '90 days'),
      },
    ],
  });
  return {
    feature: {
      fields: {
        icon: 'truck',
        title: say('Heute noch da', 'Here today'),
        text: say('Bis 14 Uhr bestellt.', 'Ordered by 2 pm.'),
        link: '/sitemap',
        newTab: true,
      },
    },
    option: {
      fields: {
        title: say('Lieferung', 'Delivery'),
        icon: 'truck',
        badge: say('beliebt', 'popular'),
        price: say('ab 1,90 €', 'from £1.90'),
        text: say('Bis an die Tür.', 'To your door.'),
        points: [say('Bis in den Vorraum', 'Into your hall'), say('Ab 79 € frei', 'Free from £79')],
        link: '/sitemap',
        newTab: true,
        cta: say('Mehr erfahren', 'Learn more'),
      },
    },
    contact: {
      fields: {
        title: say('Kundendienst', 'Customer service'),
        text: say('Wir sind für Sie da.', 'We are here for you.'),
        picture: picture('fruehstueck'),
        ways: [
          {
            icon: 'phone',
            label: say('Telefon', 'Telephone'),
            text: '+43 1 2345010',
            link: 'tel:+4312345010',
          },
          { icon: 'clock', label: say('Zeiten', 'Hours'), text: say('Mo–Fr 7–20', 'Mon–Fri 7–8') },
        ],
      },
    },
    'social-follow': {
      fields: {
        title: say('Begleiten Sie uns', 'Follow us'),
        profiles: [
          { network: 'instagram', link: 'https://social.example/larder' },
          { network: 'youtube', link: 'https://video.example/larder' },
        ],
      },
    },
    'cookie-list': { fields: { groups: [group(say('Notwendig', 'Necessary'))] } },
    'cookie-settings-button': {
      fields: { label: say('Einwilligung ändern', 'Change your consent') },
      isSilent: true,
    },
    script: { fields: { src: '/scripts/gallery.js', consent: 'statistic' }, isSilent: true },
    tracking: { fields: { pixel: '/favicon.svg', consent: 'statistic' }, isSilent: true },
    'edit-link': {
      fields: { href: 'https://cms.larder.example/blocks/1', name: say('Text', 'Text') },
    },
    'product-group': {
      fields: {
        title: say('Beliebt', 'Popular'),
        skus: skus.slice(0, 6),
        limit: 6,
        moreLink: '/sitemap',
      },
      long: { skus: skus.slice(0, 12), limit: 12 },
      variants: [{ title: say('Aus einer Kategorie', 'Of a category'), categorySlug, limit: 4 }],
    },
    'product-promotion': {
      fields: {
        sku: skus[0],
        title: say('Unser Liebling', 'Our favourite'),
        text: say('Vom Frischeteam verkostet.', 'Tasted by our fresh team.'),
      },
    },
    'category-group': { fields: { title: say('Alle Abteilungen', 'All departments') } },
  };
}

import { picture, type Samples, type ShopFacts } from '../sample.js';

/** What the shop does, and the ways to reach it. */
export function services({ say }: ShopFacts): Samples {
  return {
    feature: {
      fields: {
        icon: 'truck',
        title: say('Pünktlich', 'On time'),
        text: say('Wir halten das Zeitfenster ein.', 'We keep your time slot.'),
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
  };
}

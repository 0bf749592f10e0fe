import { inside, picture, type Samples, type ShopFacts } from '../sample.js';

/** What is mostly seen. */
export function pictures({ say }: ShopFacts): Samples {
  const stall = say('Ein Marktstand', 'A market stall');
  const item = (name: string, caption: string) => ({
    ...picture(name, stall),
    caption,
    link: '/sitemap',
    newTab: false,
  });
  const items = [
    item('frisch', say('Obst und Gemüse', 'Fruit and vegetables')),
    item('backen', say('Backzutaten', 'Baking goods')),
    item('lieferung', say('Lieferwagen', 'Delivery van')),
  ];
  const teaser = {
    title: say('Advent im Markt', 'Advent at the market'),
    text: say('Kekse, Nüsse, Mandarinen.', 'Biscuits, nuts, tangerines.'),
    link: '/sitemap',
    newTab: false,
    picture: picture('advent'),
    cta: say('Zum Advent', 'To Advent'),
  };
  const small = { ...picture('getraenke'), width: 480, height: 480 };
  return {
    image: {
      fields: {
        ...picture('fruehstueck', stall),
        caption: say('Ein Bild mit Unterschrift', 'A picture with a caption'),
        link: '/sitemap',
        newTab: true,
      },
    },
    'image-list': { fields: { items, size: 'large' }, variants: [{ items, size: 'small' }] },
    'image-slider': { fields: { label: say('Bilder zum Schieben', 'Pictures to slide'), items } },
    teaser: {
      fields: teaser,
      variants: [
        { ...teaser, picture: small },
        { ...teaser, picture: undefined, art: 'basket' },
      ],
    },
    'teaser-slider': {
      fields: {},
      children: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
        inside(id, 'teaser', { title: `${teaser.title} ${id}`, link: '/sitemap', picture: small }),
      ),
    },
  };
}

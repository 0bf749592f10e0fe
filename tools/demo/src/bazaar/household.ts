import { bazaarShelf, type BazaarShelf } from './shelf.js';

const home = { tax: 18, pack: 'bottle' } as const;

const shelves: BazaarShelf[] = [
  {
    ...home,
    path: 'household/cleaning-laundry',
    goods: '3402',
    words: 'cleaning, laundry, safai',
    tip: 'Keep away from children.',
    rows: `
Dishwash gel, lemon | बर्तन धोने का जेल | bneem | 500 ml | 112 | lemon | Cuts ghee in cold water. | look=squeeze was=125
Laundry liquid | कपड़े धोने का लिक्विड | bneem | 1 l | 198 | t-shirt | For bucket and machine. | look=detergent tint=#1f5fa8 was=230
Floor cleaner, neem | नीम फ़्लोर क्लीनर | bneem | 1 l | 145 | herb | With neem oil. | look=detergent
Toilet cleaner | टॉयलेट क्लीनर | bneem | 500 ml | 92 | toilet | Against limescale. | look=squeeze tint=#1565a8
Soft broom | फूल झाड़ू | bdaily | 1 Stk | 120 | broom | Of grass from Meghalaya. | pack=loose kg=400 kw=jhadu
Scrub pads | स्क्रब पैड | bdaily | 3 Stk | 36 | sponge | Three pieces. | pack=tray kg=60
`,
  },
  {
    ...home,
    tax: 5,
    path: 'household/personal-care',
    goods: '3401',
    words: 'soap, shampoo, care',
    tip: 'Tested on skin.',
    rows: `
Neem soap | नीम साबुन | bneem | 100 g | 38 | soap | Handmade with coconut oil. | pack=box was=42 kw=sabun
Sandal soap | चंदन साबुन | bneem | 100 g | 46 | soap | With a breath of sandalwood. | pack=box tint=#c9a06a
Amla hair oil | आंवला तेल | bneem | 200 ml | 98 | herb | For strong hair. | look=plain tint=#3f6b2f was=110
Clove toothpaste | लौंग टूथपेस्ट | bneem | 150 g | 88 | toothbrush | With clove oil. | pack=tube tint=#b3202f
`,
  },
  {
    ...home,
    tax: 5,
    path: 'household/puja',
    goods: '3307',
    words: 'puja, pooja',
    tip: 'For home and temple.',
    rows: `
Agarbatti, mogra | अगरबत्ती | bneem | 100 Stk | 65 | cherry-blossom | Jasmine, burns for forty minutes. | pack=box kg=150 kw=incense
Cotton wicks | रुई की बत्ती | bdaily | 50 Stk | 30 | candle | Round, for the lamp. | pack=bag kg=40
Camphor | कपूर | bneem | 50 g | 85 | sparkles | Pure tablets. | pack=tub was=95 kw=kapoor
`,
  },
];

export const bazaarHousehold = shelves.map(bazaarShelf);

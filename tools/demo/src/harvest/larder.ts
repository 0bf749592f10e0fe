import type { AssortmentRows } from '../feed/assortment-rows.js';

/** English-only goods: the first of the two name and note cells counts. Prices in pounds. */
const both = (text: string): [string, string] => [text, text];
const dry = { storage: 'dry', labelled: true, life: 240 } as const;

export const harvestLarder: AssortmentRows[] = [
  {
    ...dry,
    path: 'cupboard/snacks',
    pack: 'bag',
    vat: 20,
    nutrition: '31 3 52 2 4.4 6.2 1.2',
    words: both('snack, treat'),
    tips: [both('Good for sharing.')],
    rows: `
Sea salt crisps | | hcrisp | 150 g | 1.85 | potato salt | Hand-cooked, with a proper crunch. | | in=potato_sunoil:30_salt kw=/potato_crisps
Cheese and onion crisps | | hcrisp | 6 x 25 g | 1.95 | onion cheese-wedge | Six little bags for lunchboxes. | | in=potato_sunoil:30_onion_cheese_whey_salt tint=#3f7f5a was=2.30 kw=/potato_crisps
Sweet and salty popcorn | | hcrisp | 90 g | 1.40 | popcorn | Popped light and tossed warm. | | in=corn_sunoil:16_sugar_salt n=18/1.8/62/20/9/7/0.9 tint=#2f6f9a
Salted peanuts | | hbasics | 200 g | 1.15 | peanuts | Roasted golden. | | in=peanut:98_salt n=49/7/11/4.5/8/26/0.9 kw=/nuts
Roasted cashews | | hcrisp | 150 g | 2.75 | own-cashews | Buttery, with a pinch of salt. | | in=cashew:98_salt n=47/9/26/6/4/18/0.9 tint=#b58a3f was=3.20 kw=/nuts
Milk chocolate | | hbasics | 100 g | 1.15 | chocolate-bar | Smooth, with a quarter cocoa. | | in=sugar_cocoabutter_wholepowder:20_cocoamass_lecithin pack=box look=bar n=31/19/57/56/2/7.5/0.2 kw=/sweets
Dark chocolate | | hcopper | 100 g | 1.95 | chocolate-bar | Seventy per cent, from Peru. | | in=cocoamass:70_sugar_cocoabutter pack=box look=bar tint=#2b1a18 origin=PE n=42/25/34/29/11/9/0.02 kw=/sweets
Hazelnut chocolate | | hcopper | 100 g | 2.10 | own-hazelnuts | Whole nuts in milk chocolate. | | in=sugar_cocoabutter_hazelnut:22_wholepowder_cocoamass_lecithin pack=box look=bar tint=#7a5a2a n=38/16/46/44/4/9/0.15 kw=/sweets,_nuts
Fruit chews | | hcrisp | 170 g | 1.25 | candy | Wrapped one by one, in five flavours. | | in=glucose_sugar_gelatine_applejuice_citric n=0.2/0/78/56/0.2/5/0.05 tint=#c23f6a kw=/sweets multi=2x2.00
`,
  },
  {
    path: 'cupboard/oils-spices',
    pack: 'bottle',
    vat: 0,
    per: 'ml',
    nutrition: '91.6 11 0 0 0 0 0',
    storage: 'dark',
    life: 365,
    options: 'glass',
    words: both('cooking'),
    tips: [both('Close tightly after use.')],
    rows: `
Extra virgin olive oil | | hcopper | 500 ml | 7.25 | olive | Fruity, with a peppery finish. | | in=oliveoil origin=GR look=oil was=8.50
Rapeseed oil | | hbramble | 500 ml | 4.10 | blossom | Cold-pressed in the Cotswolds. | | in=rapeoil origin=EN regional look=oil
Sunflower oil | | hbasics | 1 l | 2.20 | sunflower | Neutral, for frying and baking. | | in=sunoil look=oil
Balsamic vinegar | | hcopper | 250 ml | 2.60 | grapes | Sweet and dark, from Modena. | | in=winevinegar_grapejuice_sulphite origin=IT look=dark n=0/0/18/17/0/0.5/0.05
Cider vinegar | | hbramble | 500 ml | 2.15 | green-apple | Mellow, from English apples. | | in=applevinegar origin=EN regional n=0/0/0.6/0.4/0/0.1/0.01
`,
  },
  {
    path: 'cupboard/oils-spices',
    pack: 'jar',
    vat: 0,
    nutrition: '10 1.2 38 4 28 12 0.1',
    storage: 'dark',
    life: 700,
    options: 'look=spice',
    words: both('seasoning'),
    tips: [both('Best within a year of opening.')],
    rows: `
Black peppercorns | | hcopper | 50 g | 1.60 | own-peppercorns | Whole, for the mill. | | in=pepper origin=VP tint=#3a3a3a kw=/pepper,_spice
Ground cinnamon | | hcopper | 40 g | 1.45 | own-cinnamon | Warm, for porridge and buns. | | in=cinnamon tint=#9c4f22 kw=/spice
Whole cumin | | hcopper | 45 g | 1.45 | own-cumin | Toast it to wake it up. | | in=cumin origin=IN tint=#8a6b2f kw=/spice,_seeds
Sweet paprika | | hcopper | 45 g | 1.50 | bell-pepper | Bright red and mild. | | in=paprika origin=HU kw=/spice
Chilli flakes | | hcopper | 35 g | 1.40 | hot-pepper | A pinch goes a long way. | | in=chili tint=#a8202f kw=/spice was=1.65
Sea salt flakes | | hsalt | 250 g | 2.30 | salt | Crunchy crystals from the coast. | | in=salt n=0/0/0/0/0/0/99 pack=box look=plain origin=EN regional
`,
  },
];

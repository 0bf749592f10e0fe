import type { AssortmentRows } from '../feed/assortment-rows.js';

/** English-only goods: the first of the two name and note cells counts. Prices in pounds. */
const both = (text: string): [string, string] => [text, text];
const dry = { vat: 0, storage: 'dry', labelled: true, life: 365 } as const;

export const harvestCupboard: AssortmentRows[] = [
  {
    ...dry,
    path: 'cupboard/pasta-rice',
    pack: 'bag',
    nutrition: '1.5 0.3 71 3 3 12.5 0.01',
    words: both('dried'),
    tips: [both('Cook in plenty of salted water.')],
    rows: `
Fusilli | | hbasics | 500 g | 0.85 | own-fusilli | Twists that hold the sauce. | | in=durum kw=pasta
Basmati rice | | hcopper | 1 kg | 2.75 | cooked-rice | Long, slender and fragrant. | | in=rice origin=IN n=0.9/0.2/77/0.3/1.5/8/0.01
`,
  },
  {
    ...dry,
    path: 'cupboard/tins-sauces',
    pack: 'tin',
    nutrition: '0.4 0.1 12 5 4 4.6 0.6',
    words: both('larder'),
    tips: [both('Decant after opening.')],
    rows: `
Baked beans | | hbasics | 415 g | 0.65 | own-baked-beans | In a rich tomato sauce. | | in=whitebean:50_tomato_water_sugar_starch_salt step=2 max=24
Chopped tomatoes | | hbasics | 400 g | 0.60 | tomato | Chunky, in juice. | | in=tomato:65_tomatojuice n=0.1/0/4/3.6/1/1.2/0.05
English mustard | | hcopper | 170 g | 1.40 | own-mustard-grains | Fierce and bright. | | in=mustard:30_water_sugar_salt pack=jar look=honey n=9/0.6/16/13/4/8/5 kw=sauce
`,
  },
  {
    ...dry,
    path: 'cupboard/breakfast',
    pack: 'box',
    nutrition: '7.5 1.3 60 1.2 9 12 0.02',
    words: both('breakfast'),
    tips: [both('A good start to the day.')],
    rows: `
Porridge oats | | hpenny | 1 kg | 1.65 | own-oat-bowl | Rolled Scottish oats. | | in=oats origin=SC pack=bag kw=cereal
Raspberry jam | | hbramble | 340 g | 2.20 | own-raspberry | Made in open pans. | | in=raspberry:50_sugar_pectin_citric pack=jar look=red n=0.2/0/60/58/1.5/0.5/0.02
`,
  },
  {
    path: 'drinks/soft-drinks',
    vat: 20,
    per: 'ml',
    pack: 'carton',
    nutrition: '0 0 9.8 9.4 0.1 0.4 0.01',
    storage: 'dark',
    life: 200,
    labelled: true,
    words: both('drinks'),
    tips: [both('Serve chilled.')],
    rows: `
Cloudy apple juice | | hbramble | 1 l | 1.85 | green-apple | Pressed from English apples. | | in=applejuice:100 regional was=2.20
Ginger beer | | hcopper | 4 x 330 ml | 3.10 | ginger-root | Fiery and brewed. | | in=water_sugar_ginger:3_co2_citric pack=crate look=cans bundle=4
`,
  },
  {
    ...dry,
    path: 'drinks/tea-coffee',
    pack: 'box',
    labelled: false,
    words: both('hot drinks'),
    tips: [both('Warm the pot first.')],
    rows: `
Breakfast tea | | hcopper | 80 Stk | 2.60 | teapot | A strong morning blend. | | in=blacktea kg=250
Ground coffee | | hcopper | 227 g | 3.95 | own-coffee-ground | Medium roast, from Peru. | | in=coffee pack=bag origin=PE was=4.50
`,
  },
  {
    path: 'drinks/beer-wine',
    vat: 20,
    per: 'ml',
    pack: 'can',
    nutrition: '0 0 3.2 0.3 0 0.4 0.01',
    storage: 'dark',
    life: 180,
    age: 18,
    words: both('alcohol'),
    tips: [both('Please drink responsibly.')],
    rows: `
Pale ale | | hcopper | 440 ml | 1.95 | beer-mug | Citrus hops and a dry finish. | | in=water_barleymalt_hops_yeast vol=4.5 tint=#d98a1f kw=beer
English sparkling wine | | hcopper | 750 ml | 24.00 | bottle-with-popping-cork | From chalk slopes. | | in=grapesulphite vol=12 pack=bottle glass look=sparkling max=6 n=0/0/1/0.8/0/0.1/0
`,
  },
  {
    path: 'home/laundry-cleaning',
    vat: 20,
    pack: 'bottle',
    words: both('cleaning'),
    tips: [both('Keep away from children.')],
    rows: `
Washing-up liquid | | hbasics | 500 ml | 0.95 | lemon | Cuts grease fast. | | look=squeeze
Colour laundry liquid | | hbasics | 30 WG | 4.50 | t-shirt | Keeps colours bright. | | look=detergent tint=#163a8c kg=1500 kw=washing
`,
  },
  {
    path: 'home/paper-care',
    vat: 20,
    pack: 'bag',
    words: both('bathroom'),
    tips: [both('From certified forests.')],
    rows: `
Toilet tissue | | hbasics | 9 x 200 Blatt | 4.25 | roll-of-paper | Soft and strong. | | look=rolls kg=950 kw=paper
Mint toothpaste | | hbasics | 75 ml | 1.10 | toothbrush | With fluoride. | | pack=tube tint=#2aa5a0 gone
`,
  },
];

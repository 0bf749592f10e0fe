import type { AssortmentRows } from '../feed/assortment-rows.js';

/** English-only goods: the first of the two name and note cells counts. Prices in pounds. */
const both = (text: string): [string, string] => [text, text];
const chilled = { vat: 0, storage: 'chilled', labelled: true } as const;

/** Salad and herbs, and what stands beside the milk and the meat without being either. */
export const harvestChilled: AssortmentRows[] = [
  {
    path: 'fruit-veg/herbs-salad',
    pack: 'bag',
    vat: 0,
    storage: 'cool',
    nutrition: '0.3 0.1 1.8 1.4 1.8 1.6 0.03',
    life: 4,
    words: both('fresh'),
    tips: [both('Rinse before serving.')],
    rows: `
Little gem lettuce | | hbramble | 2 Stk | 1.10 | own-lettuce | Two crunchy hearts. | | origin=EN regional kg=240 kw=/salad
Iceberg lettuce | | - | 1 Stk | 0.95 | own-iceberg | Cool, crisp layers for wraps and burgers. | | origin=EN regional pack=loose kg=450 kw=/salad
Wild rocket | | hbramble | 90 g | 1.35 | own-rocket | Peppery leaves for pizza and pasta. | | origin=IT kw=/salad tint=#7a9a3a
Baby leaf spinach | | hbramble | 200 g | 1.75 | own-spinach | Tender, to wilt or eat raw. | | origin=IT tint=#2f6a4a was=2.00
Mixed leaf salad | | hbramble | 140 g | 1.40 | green-salad | Lollo, radicchio and frisée, washed. | | in=lollo_radicchio_frisee origin=EN regional
Whole cucumber | | - | 1 Stk | 0.95 | cucumber | Straight from the glasshouse. | | origin=EN regional pack=loose kg=350 kw=/salad
Radishes | | hbasics | 200 g | 0.85 | own-radish | Bright, with a little heat. | | origin=EN regional kw=/salad
Potted basil | | - | 1 Stk | 1.85 | own-basil | Keeps growing on the windowsill. | | origin=EN regional pack=loose kg=300 kw=/herbs
Flat-leaf parsley | | hbramble | 30 g | 0.75 | herb | Chop over almost anything. | | origin=EN regional kw=/herbs
Fresh chives | | hbramble | 20 g | 0.75 | own-chives | Mild onion, for eggs and potatoes. | | origin=EN regional tint=#4f8f5b kw=/herbs
`,
  },
  {
    ...chilled,
    path: 'dairy-eggs/milk-yoghurt',
    pack: 'carton',
    per: 'ml',
    nutrition: '1.6 0.2 5 3 0.8 1 0.1',
    life: 30,
    words: both('plant-based, dairy-free'),
    tips: [both('Shake well.')],
    rows: `
Barista oat drink | | hpenny | 1 l | 2.10 | sheaf-of-rice | Froths for flat whites. | | in=water_oatbase:11_rapeoil_salt n=3/0.3/6.8/3.4/0.8/1.1/0.1 kw=/oat_milk was=2.40
Unsweetened soya drink | | hbasics | 1 l | 1.45 | own-soybeans | Plain and rich in protein. | | in=water_soy:9 n=1.9/0.3/0.2/0.1/0.5/3.5/0.02 kw=/soya_milk
Almond drink | | hcopper | 1 l | 1.85 | own-almonds | Light and gently nutty. | | in=water_almond:3_salt n=1.3/0.1/0.3/0.1/0.4/0.5/0.1 kw=/almond_milk tint=#b58a5a
`,
  },
  {
    ...chilled,
    path: 'meat-fish/meat',
    pack: 'tray',
    nutrition: '4 1.4 0.8 0.6 0 21 1.8',
    life: 14,
    words: both('cooked meats, cold cuts'),
    tips: [both('Ready to eat.')],
    rows: `
Honey roast ham | | hmarrow | 140 g | 2.75 | own-ham | Thick slices off the bone. | | in=pork:95_salt_honey_nitrite was=3.20
Milano salami | | hmarrow | 90 g | 2.40 | own-salami | Fine-grained, with black pepper. | | in=pork_salt_pepper_garlic_nitrite origin=IT n=33/12/0.8/0.5/0/24/4 kw=/sausage
Air-dried ham | | hmarrow | 80 g | 3.30 | own-cured-ham | Wafer-thin, aged for a year. | | in=pork_salt origin=IT n=15/5.2/0.2/0.1/0/28/4.8 kw=/prosciutto
`,
  },
];

import type { AssortmentRows } from '../feed/assortment-rows.js';

/** English-only goods: the first of the two name and note cells counts. Prices in pounds. */
const both = (text: string): [string, string] => [text, text];
const frozen = { storage: 'frozen', labelled: true, life: 300 } as const;

export const harvestFrozen: AssortmentRows[] = [
  {
    ...frozen,
    path: 'frozen/frozen-food',
    pack: 'bag',
    vat: 0,
    nutrition: '0.6 0.1 7 3 4 4 0.02',
    words: both('frozen'),
    tips: [both('Cook from frozen.')],
    rows: `
Garden peas | | hfrost | 900 g | 2.15 | pea-pod | Frozen within hours of picking. | | in=pea origin=EN regional n=0.9/0.2/9/5/5.5/5.6/0.01 kw=/veg
Broccoli florets | | hfrost | 800 g | 2.30 | broccoli | Trimmed and ready to steam. | | in=broccoli n=0.4/0.1/3/2/3.5/3.4/0.02 tint=#3a7a5a kw=/veg
Fine green beans | | hfrost | 700 g | 2.05 | own-green-beans | Slim, topped and tailed. | | in=greenbean n=0.2/0/4/2/3/2/0.01 tint=#2f6f8a kw=/veg was=2.45
Oven chips | | hfrost | 1,5 kg | 2.95 | french-fries | Chunky, with fluffy middles. | | in=potato:94_sunoil n=4/0.5/25/0.5/2.8/2.6/0.05 tint=#b5362f
Sweet potato fries | | hfrost | 500 g | 2.60 | roasted-sweet-potato | Crisp outside, sweet within. | | in=sweetpotato:85_rapeoil_cornstarch_salt n=6/0.6/24/7/3/1.6/0.4 tint=#c96a2a kw=/chips
Cod fish fingers | | hsalt | 10 x 30 g | 3.75 | own-fish-fingers | Whole cod in golden crumbs. | | in=cod:60_crumbs_rapeoil pack=box n=8/0.8/19/1/1.2/12/0.8 was=4.40 low=4.20
Cod fillets | | hsalt | 400 g | 6.80 | own-seafish | Four portions, frozen at sea. | | in=cod origin=NA n=0.7/0.2/0/0/0/18/0.2 kw=/fish
Margherita pizza | | hfrost | 330 g | 2.45 | pizza | Stone-baked, with mozzarella and basil. | | in=wheat_tomato_cheese:18_oliveoil_basil_yeast_salt pack=box n=8/3.8/31/3.4/2/11/1.1 tint=#2f7a4a was=2.95 kw=/ready_meal
Mixed berries | | hfrost | 450 g | 2.90 | blueberries strawberry | For porridge, smoothies and crumbles. | | in=strawberry_raspberry_blueberry n=0.4/0/7/6/4.5/1/0 tint=#6a3f8a kw=/fruit
`,
  },
  {
    ...frozen,
    path: 'frozen/ice-cream',
    pack: 'tub',
    vat: 20,
    nutrition: '10.5 7 25 22 0.8 3.2 0.12',
    words: both('frozen, dessert'),
    tips: [both('Soften for five minutes.')],
    rows: `
Vanilla ice cream | | hfrost | 900 ml | 3.10 | ice-cream | Churned with double cream. | | in=milk_cream_sugar_glucose_vanilla kg=520 was=3.75
Chocolate ice cream | | hfrost | 480 ml | 3.90 | ice-cream chocolate-bar | Dark, dense and slow to melt. | | in=milk_cream_sugar_cocoa:8_cocoamass kg=330 tint=#5a3528
Strawberry ice cream | | hfrost | 480 ml | 3.90 | strawberry ice-cream | Rippled with crushed fruit. | | in=milk_cream_strawberry:18_sugar_glucose kg=320 tint=#d9566f
Raspberry sorbet | | hfrost | 480 ml | 3.60 | own-raspberry | Bright fruit, no dairy. | | in=raspberry:48_water_sugar_glucose n=0.3/0/28/26/2.4/0.6/0.01 kg=420 tint=#a8284f
Lemon sorbet | | hfrost | 480 ml | 3.60 | lemon | Sharp enough to wake you up. | | in=water_sugar_lemonjuice:18_glucose n=0/0/28/27/0.2/0.1/0.01 kg=420 tint=#c9a82a
Ice cream cones | | hfrost | 4 x 110 ml | 2.75 | soft-ice-cream | Vanilla in a crisp wafer. | | in=milk_sugar_coconutoil_wheat_vanilla pack=box kg=280 n=14/10/34/24/1/3.6/0.15 was=3.25
Orange ice lollies | | hfrost | 8 x 50 ml | 1.95 | own-orange | Frozen juice on a stick. | | in=orangejuice:60_water_sugar pack=box kg=420 n=0/0/19/18/0.1/0.3/0.01 tint=#d9741f kw=/orange_lolly
`,
  },
];

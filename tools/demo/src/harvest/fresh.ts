import type { AssortmentRows } from '../feed/assortment-rows.js';

/** English-only goods: the first of the two name and note cells counts. Prices in pounds. */
const both = (text: string): [string, string] => [text, text];
const fresh = { vat: 0, storage: 'cool', pack: 'loose' } as const;
const chilled = { vat: 0, storage: 'chilled', labelled: true } as const;
const dry = { vat: 0, storage: 'dry', labelled: true, life: 365 } as const;

export const harvestFresh: AssortmentRows[] = [
  {
    ...fresh,
    path: 'fruit-veg/fruit',
    nutrition: '0.2 0 11.5 10 2.2 0.5 0',
    life: 5,
    words: both('fruit'),
    tips: [both('Wash before eating.')],
    rows: `
Braeburn apples | | - | kg/200 | 2.40 | red-apple | Crisp, with a sharp finish. | | origin=EN regional
Fairtrade bananas | | - | kg/200 | 1.15 | own-bananas | Ripe and ready. | | origin=CR count=1 n=0.2/0.1/20/17/2/1.2/0
British strawberries | | hbramble | 400 g | 3.25 | strawberry | Sweet and grown under glass in Kent. | | origin=EN regional pack=tray was=3.75
Conference pears | | hbramble | 1 kg | 2.10 | pear | Best a day or two after buying. | | origin=NL pack=bag
`,
  },
  {
    ...fresh,
    path: 'fruit-veg/vegetables',
    nutrition: '0.2 0 5.4 3.2 2.4 1.5 0.05',
    life: 6,
    words: both('vegetables, veg'),
    tips: [both('Keep in the vegetable drawer.')],
    rows: `
Carrots | | hbasics | 1 kg | 0.75 | carrot | Sweet and crunchy. | | origin=EN pack=bag
Maris Piper potatoes | | hbramble | 2 kg | 2.35 | potato | For chips and fluffy roasts. | | origin=EN pack=net regional n=0.1/0/17/0.8/1.8/2/0.01
Vine tomatoes | | - | kg/200 | 3.60 | tomato | Ripened on the vine. | | origin=ES was=4.10
Organic broccoli | | hbramble | 350 g | 1.60 | broccoli | Firm green florets. | | origin=EN organic pack=bag soon=P3D
`,
  },
  {
    ...chilled,
    path: 'dairy-eggs/milk-yoghurt',
    pack: 'tub',
    nutrition: '3.6 2.3 4.7 4.7 0 3.5 0.1',
    ingredients: 'milk',
    life: 9,
    words: both('dairy'),
    tips: [both('From cows that graze outdoors.')],
    rows: `
Semi-skimmed milk | | htide | 2 l | 1.65 | cow-face | Fresh from West Country farms. | | pack=bottle look=milk n=1.8/1.1/4.8/4.8/0/3.6/0.1 group=semi
Semi-skimmed milk | | htide | 1 l | 1.20 | cow-face | The smaller bottle. | | pack=bottle look=milk n=1.8/1.1/4.8/4.8/0/3.6/0.1 group=semi
Salted butter | | htide | 250 g | 2.35 | own-butter-salted | Churned slowly. | | pack=box in=butter_salt n=81/52/0.6/0.6/0/0.6/1.5 life=40 look=unpacked
Greek-style yoghurt | | htide | 500 g | 1.80 | own-yoghurt-bowl | Thick and creamy. | | in=milk_cream_cultures n=9.5/6.2/4.5/4.5/0/5/0.12 was=2.10
`,
  },
  {
    ...chilled,
    path: 'dairy-eggs/cheese-eggs',
    pack: 'tray',
    nutrition: '34.5 21.7 0.1 0.1 0 25 1.8',
    ingredients: 'milk salt cultures rennet',
    life: 25,
    words: both('chilled'),
    tips: [both('Serve at room temperature.')],
    rows: `
Mature cheddar | | htide | 350 g | 3.40 | own-cheddar | Aged for fifteen months. | | was=4.00 low=3.80 look=unpacked kw=cheese
Blue cheese | | htide | 150 g | 2.60 | own-blue-cheese | Crumbly and tangy. | | pack=box tint=#46608f look=unpacked
Free-range eggs, medium | | hbasics | 6 Stk | 1.75 | egg | From hens that roam. | | in=egg n=9/2.5/0.3/0.3/0/12.6/0.36 look=eggs kg=380 life=14
`,
  },
  {
    ...dry,
    path: 'bakery/bread',
    pack: 'bag',
    nutrition: '2 0.4 45 2.6 3.2 9 1',
    life: 4,
    words: both('bread, rolls'),
    tips: [both('Freezes well.')],
    rows: `
Sourdough bloomer | | hpenny | 800 g | 2.95 | own-crusty-loaf | Fermented for a day and a night. | | in=wheat_water_sourdough_salt pack=loose count=1 was=3.25
Thick white sliced | | hpenny | 800 g | 1.25 | own-toast | Soft, for toast and sandwiches. | | in=wheat_water_yeast_rapeoil_salt
Seeded bagels | | hpenny | 5 Stk | 1.70 | bagel | Boiled, then baked. | | in=wheat_water_sesame:4_sugar_yeast_salt kg=425
`,
  },
  {
    ...dry,
    path: 'bakery/cakes',
    pack: 'box',
    nutrition: '19 9 60 30 2.4 6 0.6',
    life: 30,
    words: both('treat'),
    tips: [both('Lovely with a cup of tea.')],
    rows: `
Oat biscuits | | hpenny | 300 g | 1.55 | cookie | Crumbly, with golden syrup. | | in=oats:40_wheat_sugar_butter_baking_salt
Lemon drizzle cake | | hpenny | 400 g | 3.20 | lemon | Sharp icing, moist crumb. | | in=wheat_sugar_egg_butter_lemonjuice:4_baking tint=#e0b93a
`,
  },
  {
    ...chilled,
    path: 'meat-fish/meat',
    pack: 'loose',
    nutrition: '9 3 0 0 0 20 0.15',
    labelled: false,
    storage: 'meat',
    life: 4,
    words: both('meat'),
    tips: [both('Cook thoroughly.')],
    rows: `
Whole chicken | | hmarrow | Stk/1500 | 4.20 | own-bird | Slow-grown, free to roam. | | origin=EN
Beef mince 5% fat | | hmarrow | kg/250 | 9.60 | own-beef-dice | Lean, from grass-fed cattle. | | origin=SC look=mince tint=#b8343c life=2 n=5/2.2/0/0/0/21/0.15
Pork and apple sausages | | hmarrow | 400 g | 3.45 | own-sausages | Six plump sausages. | | pack=tray in=pork:80_apple:8_crumbs_salt_herbs n=18/6.6/7/3/1/14/1.5
`,
  },
  {
    ...chilled,
    path: 'meat-fish/fish',
    pack: 'tray',
    nutrition: '12 2.2 0 0 0 20 0.4',
    storage: 'fish',
    life: 3,
    words: both('fish'),
    tips: [both('May contain bones.')],
    rows: `
Salmon fillets | | hsalt | 240 g | 4.75 | own-salmon | Two skin-on fillets. | | in=salmon origin=SC was=5.50 count=1
Smoked haddock | | hsalt | 250 g | 4.30 | own-trout | Undyed, oak-smoked. | | in=haddock_salt_smoke origin=NA n=0.8/0.2/0/0/0/20/1.6 count=1
`,
  },
];

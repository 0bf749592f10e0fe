import type { AssortmentRows } from '../feed/assortment-rows.js';

/** English-only goods: the first of the two name and note cells counts. Prices in pounds. */
const both = (text: string): [string, string] => [text, text];

/** Nappies are zero-rated like the clothes of small children, all else has the standard rate. */
export const harvestBabyPet: AssortmentRows[] = [
  {
    path: 'home/baby-pet',
    pack: 'bag',
    vat: 0,
    words: both('baby'),
    tips: [both('Dry for up to twelve hours.')],
    rows: `
Size 3 nappies | | hbasics | 52 Stk | 5.40 | panda | For 6 to 10 kg, soft and breathable. | | kg=1500 tint=#c98a3f
Size 4 nappies | | hbasics | 46 Stk | 5.40 | teddy-bear | For 9 to 14 kg, with a stretchy waist. | | kg=1500 tint=#4f9fb0 was=6.50
Size 5 nappies | | hbasics | 40 Stk | 5.40 | elephant | For 12 to 17 kg, on the move. | | kg=1500 tint=#8f6fb5
`,
  },
  {
    path: 'home/baby-pet',
    pack: 'box',
    vat: 20,
    words: both('household'),
    tips: [both('Part of the weekly shop.')],
    rows: `
Baby wipes | | hbasics | 4 x 60 Stk | 2.60 | baby-chick | Fragrance-free, 99 per cent water. | | pack=bag kg=1400 kw=/baby
Nappy cream | | hbasics | 100 ml | 2.45 | lotion-bottle | Soothes and protects little bottoms. | | pack=tube tint=#6fb5a5 kw=/baby
Chicken cat food | | hpaws | 12 x 85 g | 4.80 | cat-face | Twelve pouches in gravy. | | kw=/pet was=5.60
Dry cat food | | hpaws | 1,5 kg | 5.90 | black-cat | Crunchy, with salmon. | | pack=bag tint=#6a4b9c kw=/pet
Beef dog food | | hpaws | 400 g | 1.10 | dog-face | A complete meal without grain. | | pack=tin kg=450 tint=#a8452f kw=/pet multi=3/2
Dog biscuits | | hpaws | 500 g | 2.20 | bone | A small reward for good manners. | | kw=/pet,_dog_treats
Cat litter | | hpaws | 10 l | 6.50 | paw-prints | Clumps fast and stays fresh. | | pack=bag kg=9800 max=6 tint=#4f8f7a kw=/pet
`,
  },
];

import { primeurShelf, type PrimeurShelf } from './shelf.js';

const shelves: PrimeurShelf[] = [
  {
    tax: 10,
    path: 'traiteur/a-emporter',
    pack: 'box',
    storage: 'chilled',
    life: 1,
    labelled: true,
    nutrition: '9 3.5 22 2.5 2 10 1.2',
    words: 'traiteur, déjeuner, à emporter',
    tip: 'De notre cuisine, à manger le jour même.',
    rows: `
Sandwich jambon-beurre | ffournil | 220 g | 4.90 | sandwich | Baguette de tradition, beurre doux. | in=wheat_pork_butter_water_salt_yeast
Salade lyonnaise | fravelle | 280 g | 7.90 | green-salad | Frisée, lardons, œuf mollet. | in=lettuce_bacon_egg_wheat_rapeoil_winevinegar_mustardpaste n=11/3/6/1.4/1.6/8/1.1
Quiche aux poireaux | ffournil | 350 g | 6.50 | own-quiche | Pâte brisée, crème et poireaux. | in=wheat_cream_egg_butter_onion_salt n=15/8/18/3/1.6/6.5/0.9 look=unpacked
`,
  },
  {
    tax: 10,
    path: 'maison/fleurs',
    pack: 'loose',
    words: 'fleur',
    tip: 'Recoupez les tiges et changez l’eau tous les deux jours.',
    rows: `
Bouquet de tournesols | - | 1 Strauß | 9.90 | sunflower | Cinq tiges, du Rhône. | kg=500 origin=RH
Bouquet de roses | - | 1 Strauß | 12.90 | rose | Sept tiges, parfumées. | kg=400 origin=PV
`,
  },
  {
    tax: 20,
    path: 'maison/entretien',
    pack: 'bottle',
    words: 'entretien, ménage',
    tip: 'Fabrication française.',
    rows: `
Savon de Marseille | fsavon | 300 g | 3.90 | own-soap-cube | Le cube, à l’huile d’olive. | pack=box look=unpacked
Liquide vaisselle | fsavon | 50 cl | 2.80 | sponge | Au citron, dégraisse bien. | look=detergent
Lessive au savon | fsavon | 30 WG | 9.90 | t-shirt | Pour le blanc et les couleurs. | look=detergent kg=1600 was=11.50 kw=savon
Papier toilette | fsavon | 6 Stk | 3.60 | roll-of-paper | Trois plis, fibres recyclées. | kg=600 pack=bag look=rolls
Bougies de ménage | fsavon | 4 Stk | 3.20 | candle | Longue combustion. | pack=box kg=200
`,
  },
];

export const primeurHome = shelves.map(primeurShelf);

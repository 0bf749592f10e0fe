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
Gratin dauphinois | fravelle | 400 g | 6.50 | potato own-cream-pot | Pommes de terre, crème et ail, à réchauffer au four. | in=potato_cream_milk_garlic_salt n=9/5.8/13/2/1.4/2.6/0.7
Taboulé à la menthe | ffournil | 250 g | 4.60 | own-couscous | Citron, concombre, beaucoup d’herbes. | in=durum_tomato_cucumber_oliveoil_lemonjuice_peppermint_salt n=5/0.7/23/2.4/2/4/0.8
Salade niçoise | fravelle | 300 g | 7.90 | green-salad fish | Thon, œuf, tomates et olives. | in=lettuce_tuna_egg_tomato_olive_oliveoil_salt n=9/1.6/3/1.6/1.4/8/0.9
Soupe de potimarron | fravelle | 50 cl | 4.90 | own-pumpkin bowl-with-spoon | Veloutée, pour deux bols. | in=pumpkin:45_water_onion_cream_salt n=2.4/1.4/6/2.6/1.2/1/0.6 life=5
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
Bouquet de saison | - | 1 Strauß | 14.90 | bouquet | Composé ce matin par notre fleuriste. | kg=500 origin=RH count=1
Plante verte en pot | - | 1 Topf | 11.90 | potted-plant | Facile à vivre, à mi-ombre. | kg=900 count=1
Jacinthe en pot | - | 1 Topf | 5.90 | hyacinth | Trois bulbes, très parfumés. | kg=500 count=1
Cactus en pot | - | 1 Topf | 6.90 | cactus | Un verre d’eau par mois lui suffit. | kg=400 count=1
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
Nettoyant multi-usages | fsavon | 75 cl | 3.10 | sparkles | Au savon noir, sans rinçage. | look=spray
Éponges végétales | fsavon | 4 Stk | 2.20 | sponge | Deux faces, compostables. | pack=tray kg=40
Savon liquide | fsavon | 30 cl | 3.40 | soap | À la lavande, en flacon pompe. | look=pump
Shampooing doux | fsavon | 25 cl | 4.50 | herb | Aux orties, pour toute la famille. | look=squeeze
`,
  },
];

export const primeurHome = shelves.map(primeurShelf);

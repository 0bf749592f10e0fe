import { primeurShelf, type PrimeurShelf } from './shelf.js';

const bakery = { tax: 5.5, storage: 'dry', pack: 'loose', labelled: true } as const;

const shelves: PrimeurShelf[] = [
  {
    ...bakery,
    path: 'boulangerie/pains',
    life: 1,
    nutrition: '1.2 0.3 55 2 3.2 9 1.3',
    ingredients: 'wheat water salt yeast',
    words: 'pain, boulangerie',
    tip: 'Fournée de ce matin.',
    rows: `
Baguette de tradition | ffournil | 250 g | 1.35 | baguette-bread | Croûte dorée, mie alvéolée. | origin=RH regional count=1
Pain de campagne au levain | ffournil | 500 g | 3.40 | own-boule | Longue fermentation, croûte épaisse. | in=wheat_water_sourdough_salt origin=RH regional count=1
Pain complet | ffournil | 400 g | 2.90 | own-wholemeal-loaf | Farine complète moulue sur pierre. | in=wholewheat_water_sourdough_salt n=1.8/0.4/46/2.4/7/10/1.2 count=1
Tourte de seigle | ffournil | 800 g | 5.60 | own-rye-loaf | Dense, se garde cinq jours. | in=rye_water_sourdough_salt life=4 n=1.4/0.3/45/2/7.5/7/1.2 count=1
Ciabatta à l’huile d’olive | ffournil | 250 g | 2.20 | own-ciabatta | Mie souple, pour les sandwichs. | in=wheat_water_oliveoil:4_salt_yeast count=1
Pain de mie | ffournil | 400 g | 2.60 | own-toast | Moelleux, pour les croque-monsieur. | in=wheat_water_butter_sugar_yeast_salt pack=bag life=6 n=4/2/49/5/3/8.5/1.1
Pain aux noix | ffournil | 400 g | 4.20 | own-walnut-loaf | Aux noix de l’Isère, pour le fromage. | in=wheat_water_walnut:12_sourdough_salt origin=IS n=10/1.1/46/2.4/4/10/1.2 count=1
`,
  },
  {
    ...bakery,
    path: 'boulangerie/viennoiseries',
    life: 1,
    nutrition: '21 13 46 8 2.2 8 1',
    ingredients: 'wheat butter:24 milk sugar egg yeast salt',
    words: 'petit déjeuner, goûter',
    tip: 'À passer trois minutes au four tiède.',
    rows: `
Croissant au beurre | ffournil | 1 Stk | 1.30 | croissant | Feuilleté, pur beurre. | kg=60 kw=viennoiserie
Croissants au beurre, les quatre | ffournil | 4 Stk | 4.60 | croissant | Pour la table du dimanche. | kg=240 count=4 was=5.20 kw=viennoiserie
Brioche bressane | ffournil | 400 g | 5.90 | own-brioche | À la crème, moelleuse. | in=wheat_cream_egg_butter_sugar_yeast_salt origin=AN regional life=3 count=1 kw=viennoiserie
Tarte aux pommes | ffournil | 600 g | 9.80 | own-apple-tart | Pommes Reinette sur pâte brisée. | in=apple:55_wheat_butter_sugar_egg n=9/5.5/32/18/2/2.6/0.2 life=2 count=1 kw=gâteau
Gaufres liégeoises | ffournil | 300 g | 3.90 | waffle | Au sucre perlé. | in=wheat_butter_sugar_egg_yeast_salt pack=bag life=10 n=22/13/52/24/1.6/6/0.6
Roulé à la cannelle | ffournil | 1 Stk | 1.80 | own-whirl | Moelleux, glacé au sucre. | in=wheat_butter:18_milk_sugar_egg_cinnamon_yeast_salt kg=110 kw=viennoiserie
Kouglof | ffournil | 400 g | 7.50 | own-gugelhupf | Aux raisins et aux amandes, sous un glaçage. | in=wheat_butter_egg_sugar_raisin:8_almond_yeast_salt life=4 count=1 n=17/9/48/22/2.2/8/0.6 kw=gâteau
`,
  },
];

export const primeurBakery = shelves.map(primeurShelf);

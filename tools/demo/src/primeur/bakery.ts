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
`,
  },
];

export const primeurBakery = shelves.map(primeurShelf);

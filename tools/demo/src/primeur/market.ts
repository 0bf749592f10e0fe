import { primeurShelf, type PrimeurShelf } from './shelf.js';

const fresh = { tax: 5.5, storage: 'cool', pack: 'loose', options: 'origin=FR' } as const;

const shelves: PrimeurShelf[] = [
  {
    ...fresh,
    path: 'fruits-legumes/legumes',
    life: 4,
    nutrition: '0.2 0 4.5 3 2.4 1.3 0.02',
    words: 'légume, légumes, primeur',
    tip: 'Le tri se fait à la main, chaque matin.',
    rows: `
Tomates anciennes | - | kg/250 | 5.90 | own-old-tomatoes | Charnues, rouges, jaunes et noires, pour une salade. | origin=DR regional count=1
Courgettes | - | kg/250 | 2.90 | own-zucchini | Petites et fermes. | origin=RH regional
Aubergines | - | kg/250 | 3.40 | eggplant | Brillantes, pour la ratatouille. | origin=PV
Carottes des sables | - | kg/500 | 2.20 | carrot | Tendres, non lavées. | origin=BT
Pommes de terre Charlotte | - | kg/500 | 2.40 | potato | Chair ferme, à la vapeur ou en salade. | origin=IS regional n=0.1/0/16/0.8/2.1/1.9/0.01 kw=patate
Oignons jaunes | - | kg/250 | 1.90 | onion | De garde, doux à la cuisson. | origin=AU
Ail rose | - | 250 g | 3.20 | garlic | Une tresse de trois têtes, parfumée. | pack=loose origin=FR n=0.3/0.1/21/1.6/4.7/7.9/0.03
Poireaux | - | kg/500 | 2.80 | own-leek | Blanc long, pour la vichyssoise. | origin=RH regional
Poivrons rouges | - | kg/250 | 4.60 | bell-pepper | Doux, à griller. | origin=ES
Haricots verts extra-fins | - | kg/250 | 6.90 | own-green-beans-long | Cueillis jeunes, sans fil. | origin=VL count=1
Champignons de Paris | - | 250 g | 1.95 | own-white-mushroom | Blancs et fermes, en barquette. | pack=tray origin=FR
Betteraves crues | - | kg/500 | 2.50 | own-beets | À râper ou à rôtir au sel. | origin=AU organic count=1 was=2.90
Potimarron | - | Stk/1200 | 3.20 | own-pumpkin | Goût de châtaigne, se cuit avec la peau. | origin=IS regional
Panais | - | kg/500 | 3.60 | own-parsnip | Doux, en purée ou rôtis. | origin=BT
Chou-fleur | - | Stk/1000 | 2.90 | own-cauliflower | Blanc et serré, pour un gratin. | origin=BT
Chou pointu | - | Stk/900 | 2.60 | own-pointed-cabbage | Tendre, à braiser au beurre. | origin=RH regional
`,
  },
  {
    ...fresh,
    path: 'fruits-legumes/fruits',
    life: 4,
    nutrition: '0.2 0 12 10.5 2 0.6 0',
    words: 'fruit, fruits',
    tip: 'À déguster dans les quatre jours.',
    rows: `
Pommes Reinette | - | kg/500 | 3.20 | own-golden-apple | Acidulées, parfaites pour la tarte. | origin=AR regional
Pommes Gala | - | kg/500 | 2.70 | own-gala-apple | Croquantes et sucrées. | origin=DR regional
Poires Conférence | - | kg/500 | 3.40 | pear | Fondantes et juteuses. | origin=SV regional was=3.90
Abricots Bergeron | - | kg/500 | 4.90 | own-apricots | De la vallée du Rhône, mûrs à point. | origin=DR regional
Pêches blanches | - | kg/500 | 4.60 | peach | Parfumées, chair fine. | origin=DR regional
Cerises Burlat | - | kg/250 | 8.90 | cherries | Rouge sombre, fermes et juteuses. | origin=RH regional
Fraises Gariguette | - | 250 g | 3.90 | strawberry | Allongées, vives et parfumées. | pack=tray origin=PV
Framboises | - | 125 g | 3.50 | own-raspberry | Cueillies le matin. | pack=tray origin=IS regional
Raisin noir Muscat | - | kg/500 | 4.80 | grapes | Grains bien mûrs, au parfum de musc. | origin=PV
Citrons de Menton | - | kg/250 | 5.20 | lemon | Non traités après récolte. | origin=PV organic n=0.3/0/6.5/2.5/2.8/1.1/0
Bananes | - | kg/500 | 2.10 | own-bananas | Mûries doucement. | origin=CI n=0.3/0.1/20/16/2/1.1/0
Melon charentais | - | Stk/900 | 4.20 | melon | Chair orange, très sucré. | origin=PV
Clémentines de Corse | - | kg/500 | 3.90 | tangerine | Sans pépins, faciles à éplucher. |
Kiwis de l’Adour | - | kg/500 | 4.40 | kiwi-fruit | Sucrés, juste acidulés. |
Oranges à jus | - | kg/500 | 2.60 | own-orange | Peau fine, beaucoup de jus. | origin=ES
Ananas | - | 1 Stk | 3.50 | pineapple | Mûr, à la chair dorée. | origin=CI kg=1200
`,
  },
  {
    ...fresh,
    path: 'fruits-legumes/salades-herbes',
    life: 2,
    nutrition: '0.3 0.1 1.6 0.9 1.6 1.3 0.03',
    words: 'salade, herbe, aromate',
    tip: 'À rincer à l’eau froide avant de servir.',
    rows: `
Laitue beurre | - | 1 Stk | 1.60 | own-lettuce | Feuilles tendres, cœur serré. | kg=350 origin=RH regional
Mesclun | - | 150 g | 2.90 | green-salad | Jeunes pousses mélangées, lavées. | pack=bag origin=PV in=lettuce
Épinards | - | kg/250 | 4.50 | own-spinach | Jeunes pousses, à cru ou juste tombées. | origin=RH regional count=2
Endives | - | kg/250 | 3.60 | own-chicory | Pleine terre, croquantes. | origin=FR count=1 was=4.20
Persil plat | - | 50 g | 1.20 | herb | Bien vert, queues comprises. | kg=50 origin=RH
Basilic | - | 1 Stk | 2.40 | own-basil | À garder près d’une fenêtre. | kg=300 origin=PV
Mâche | - | 150 g | 2.60 | own-lambs-lettuce | Douce, au goût de noisette. | pack=bag origin=VL
Roquette | - | 100 g | 2.20 | own-rocket | Poivrée, pour les pâtes et les pizzas. | pack=bag origin=PV
`,
  },
];

export const primeurMarket = shelves.map(primeurShelf);

import { primeurShelf, type PrimeurShelf } from './shelf.js';

const pantry = { tax: 5.5, storage: 'dry', labelled: true, life: 240 } as const;

const shelves: PrimeurShelf[] = [
  {
    ...pantry,
    path: 'epicerie/pates-riz-legumes-secs',
    pack: 'bag',
    nutrition: '1.6 0.3 70 3 3.4 12.5 0.01',
    words: 'épicerie, féculent',
    tip: 'De quoi faire un repas en vingt minutes.',
    rows: `
Penne | fmoulin | 500 g | 1.60 | own-penne | Pâtes au blé dur français. | in=durum_water vegan kw=pâtes
Spaghettis | fmoulin | 500 g | 1.70 | spaghetti | Cuisson neuf minutes. | in=durum_water vegan kw=pâtes
Lentilles vertes | fmoulin | 500 g | 3.40 | own-lentils-green | Petites, tiennent à la cuisson. | in=lentil origin=AU n=1.5/0.2/46/1.2/16/25/0.02 vegan
Pois chiches | fmoulin | 500 g | 2.90 | own-chickpeas | À tremper une nuit. | in=chickpea origin=FR n=5.5/0.6/44/3/16/20/0.03 vegan
Haricots blancs | fmoulin | 500 g | 3.10 | own-white-beans | Pour le cassoulet. | in=whitebean origin=FR n=1.2/0.2/43/2/17/21/0.03 vegan
Riz de Camargue | fmoulin | 1 kg | 4.20 | cooked-rice | Grains longs. | in=rice origin=PV n=1/0.2/77/0.4/1.5/7.2/0.01 vegan was=4.80
Farine de blé T65 | fmoulin | 1 kg | 1.80 | sheaf-of-rice | Moulue sur meule de pierre. | in=wheat origin=AN regional n=1/0.2/71/1/3.4/10/0 vegan look=paper
Sucre en poudre | fmoulin | 1 kg | 1.90 | own-sugar-white | Fin, pour les gâteaux et les crêpes. | in=sugar n=0/0/99/99/0/0/0 vegan look=paper
`,
  },
  {
    ...pantry,
    path: 'epicerie/huiles-condiments',
    pack: 'jar',
    nutrition: '11 0.7 5 3 2 7 5',
    words: 'condiment, assaisonnement',
    tip: 'À refermer après usage.',
    rows: `
Huile d’olive vierge extra | fquai | 75 cl | 11.90 | olive | Première pression à froid, notes d’artichaut. | in=oliveoil pack=bottle look=oil glass origin=PV n=91/13/0/0/0/0/0 vegan
Huile de tournesol | fquai | 1 l | 2.90 | sunflower | Pour la poêle et la friture. | in=sunoil pack=bottle look=oil n=92/10/0/0/0/0/0 vegan
Vinaigre de vin rouge | fquai | 50 cl | 2.40 | grapes | Vieilli en fût. | in=winevinegar pack=bottle tint=#7a1f35 glass n=0/0/0.6/0.3/0/0.1/0.02 vegan look=plain
Moutarde à l’ancienne | fquai | 200 g | 2.30 | own-mustard-grains | Aux grains entiers. | in=mustard:32_winevinegar_water_salt origin=BG vegan look=honey
Cornichons extra-fins | fquai | 350 g | 3.20 | pickle | Croquants, au vinaigre. | in=cucumber_applevinegar_salt_herbs n=0.2/0/1.6/1.2/1.3/0.8/1.7 vegan
Sel de Guérande | fquai | 500 g | 2.80 | salt | Gros sel gris. | in=salt pack=bag origin=BT n=0/0/0/0/0/0/97 vegan
Sardines à l’huile d’olive | fquai | 115 g | 3.60 | fish | En boîte, rangées à la main. | in=sardine:70_oliveoil_salt pack=tin origin=BT n=16/3.6/0/0/0/23/0.9 look=flat
Soupe de poissons | fquai | 500 g | 5.40 | fish | À servir avec des croûtons. | in=water_cod_tomato_onion_oliveoil_garlic_salt_spices n=2.1/0.3/2.6/1/0.6/3.4/0.8 look=orange
`,
  },
  {
    ...pantry,
    path: 'epicerie/petit-dejeuner',
    pack: 'jar',
    nutrition: '0.2 0 58 56 1.2 0.5 0.02',
    words: 'petit déjeuner, tartine, goûter',
    tip: 'À ouvrir un dimanche.',
    rows: `
Confiture d’abricots | fverger | 320 g | 4.50 | own-apricots | Cuite au chaudron, 60 % de fruits. | in=apricot:60_canesugar_lemonjuice_pectin origin=DR regional vegan look=orange
Confiture de fraises | fverger | 320 g | 4.70 | strawberry | Avec des morceaux. | in=strawberry:60_canesugar_lemonjuice_pectin vegan was=5.30 look=red
Miel de montagne | fverger | 500 g | 9.80 | honey-pot | Ambré, fleurs d’altitude. | in=honey look=honey origin=SV regional n=0/0/81/80/0/0.4/0
Flocons d’avoine | fmoulin | 500 g | 2.40 | own-oat-bowl | Petits flocons, pour le porridge. | in=oats pack=bag n=7/1.3/58/1/10/13/0.01 vegan
Marrons d’Ardèche à tartiner | fverger | 250 g | 3.90 | chestnut | Onctueuse, sur une crêpe ou un fromage blanc. | in=chestnut:50_canesugar_vanilla vegan n=0.8/0.1/62/50/2.6/1.5/0.02 look=dark
Noisettes et cacao à tartiner | faube | 350 g | 5.90 | own-chocolate-cream own-hazelnuts | Quarante pour cent de noisettes, sans huile de palme. | in=hazelnut:40_canesugar_cocoamass_wholepowder n=38/6/44/42/6/9/0.1 look=dark
Muesli aux fruits | fmoulin | 500 g | 4.20 | own-raisins own-oat-bowl | Avoine, raisins et noisettes. | in=oats_raisin:20_hazelnut:6 pack=bag n=9/1.2/61/18/8/10/0.02 vegan kw=céréales
`,
  },
  {
    ...pantry,
    path: 'epicerie/biscuits-chocolat',
    pack: 'box',
    nutrition: '22 13 64 28 2.6 6.5 0.7',
    words: 'goûter',
    tip: 'À partager, ou non.',
    rows: `
Sablés au beurre | ffournil | 150 g | 2.90 | cookie | Dorés, croquants. | in=wheat_butter:25_sugar_egg_salt origin=BT
Chocolat noir 70 % | faube | 100 g | 2.90 | chocolate-bar | Notes de fruits secs. | in=cocoamass_sugar_cocoabutter_vanilla n=42/25/33/28/11/9/0.02 origin=CI vegan look=bar
Chocolat au lait | faube | 100 g | 2.80 | chocolate-bar | Fondant, 38 % de cacao. | in=sugar_cocoabutter_wholepowder_cocoamass_vanilla n=35/21/52/50/2.5/8/0.2 was=3.20 look=bar tint=#a9673a
Amandes de Provence | fverger | 200 g | 5.90 | own-almonds | Entières, non salées. | in=almond pack=bag origin=PV n=52/4/7/5/12/22/0.01 vegan
Bonbons au miel | fverger | 150 g | 3.40 | candy | Sucres cuits, au cœur de miel. | in=sugar_glucose_honey:8_citric pack=bag n=0/0/96/70/0/0/0.02 tax=20
Galettes au beurre salé | ffournil | 130 g | 2.60 | cookie own-butter-salted | Épaisses et friables. | in=wheat_butter:24_sugar_egg_salt origin=BT
Noisettes décortiquées | fverger | 200 g | 5.60 | own-hazelnuts | Croquantes, pour le goûter ou un gâteau. | in=hazelnut pack=bag n=61/4.5/7/4/10/15/0.01 vegan
`,
  },
];

export const primeurPantry = shelves.map(primeurShelf);

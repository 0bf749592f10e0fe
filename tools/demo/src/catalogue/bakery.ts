import type { AssortmentRows } from '../feed/assortment-rows.js';

export const bakery: AssortmentRows[] = [
  {
    path: 'brot-gebaeck/brot/laibbrot',
    pack: 'loose',
    nutrition: '1.2 0.2 46 2.2 5.8 7.2 1.3',
    storage: 'dry',
    life: 3,
    labelled: true,
    traces: 'sesame soybeans nuts milk',
    words: ['Brot, Backwaren, Bäckerei', 'bread, bakery'],
    tips: [
      ['Im Steinofen gebacken.', 'Baked in a stone oven.'],
      ['Im Brotkasten bleibt es tagelang saftig.', 'Stays moist for days in a bread bin.'],
    ],
    rows: `
Bauernbrot | Farmhouse bread | kornlieb | 1 kg | 4.99 | own-loaf | Mit langer Sauerteigführung und Kümmel. | Long-fermented sourdough with caraway. | in=rye:60_water_sourdough_wheat_salt_caraway regional count=1 group=bauernbrot
Bauernbrot halbiert | Farmhouse bread, half loaf | kornlieb | 500 g | 2.79 | own-half-loaf | Der halbe Laib für kleine Haushalte. | Half a loaf for small households. | in=rye:60_water_sourdough_wheat_salt_caraway regional count=1 group=bauernbrot
Bio-Dinkelvollkornbrot | Organic wholemeal spelt bread | bio | 500 g | 4.49 | own-spelt-loaf | Kernig, mit gerösteten Sonnenblumenkernen. | Hearty with roasted sunflower seeds. | in=spelt:70_water_sunseed:9_sourdough_salt organic count=1 member=3.99
Nussbrot | Walnut bread | kornlieb | 400 g | 3.99 | own-walnut-loaf | Mit ganzen Walnüssen. | With whole walnuts. | in=wheat_rye_water_walnut:12_yeast_salt count=1 n=8/0.9/43/2.4/5/9/1.2 traces=sesame_milk
Baguette | Baguette | kornlieb | 250 g | 1.69 | baguette-bread | Goldbraun mit lockerer Krume. | Golden with an airy crumb. | in=wheat_water_yeast_salt n=1.3/0.3/55/2.6/3/9/1.4 life=1 count=2 kw=Weißbrot
Kürbiskern-Wurzelbrot | Pumpkin seed root bread | kornlieb | 400 g | 3.49 | own-root-loaf | Gedreht und kräftig ausgebacken. | Twisted and well baked. | in=wheat_water_pumpkinseed:10_rye_yeast_salt n=6/1.1/45/2/4.2/11/1.3 new count=1
Sonnenblumenbrot | Sunflower seed bread | kornlieb | 500 g | 3.79 | own-seed-loaf | Mit gerösteten Kernen durch und durch. | Roasted seeds through and through. | in=rye:45_wheat_water_sunseed:11_sourdough_salt count=1
Ciabatta | Ciabatta | kornlieb | 300 g | 2.49 | own-ciabatta | Luftig, mit Olivenöl. | Airy, with olive oil. | in=wheat_water_oliveoil:4_yeast_salt count=1 n=3.4/0.5/51/2/2.8/9/1.4 life=1
Bio-Roggenbrot | Organic rye bread | bio | 750 g | 4.79 | own-rye-loaf | Reiner Natursauerteig. | Pure natural sourdough. | in=rye:68_water_sourdough_salt organic count=1
`,
  },
  {
    path: 'brot-gebaeck/brot/schnittbrot',
    pack: 'bag',
    nutrition: '3.4 0.5 46 3.2 4 8.5 1.1',
    storage: 'dry',
    life: 7,
    labelled: true,
    traces: 'sesame soybeans milk',
    words: ['Brot, Schnittbrot', 'bread, sliced'],
    kinds: ['Toast', 'toast'],
    tips: [['Wiederverschließbar und lange saftig.', 'Resealable, stays moist for long.']],
    rows: `
Buttertoast | Butter toast | kornlieb | 500 g | 1.79 | own-toast | Fein und goldgelb getoastet. | Fine-textured and golden when toasted. | in=wheat_water_butter:5_sugar_yeast_salt was=2.39
Vollkorntoast | Wholemeal toast | kornlieb | 500 g | 1.99 | own-wholemeal-toast | Mit vollem Korn und viel Ballaststoff. | Whole grain and full of fibre. | in=wholewheat:65_water_rapeoil_yeast_salt n=3/0.4/40/2.8/7/10/1
Roggenschnitten mit Leinsamen | Rye slices with linseed | kornlieb | 400 g | 2.29 | own-rye-slices | Saftig, geschnitten in zwölf Scheiben. | Moist, cut into twelve slices. | in=wholerye:55_water_linseed:8_salt n=3.6/0.4/36/2/9.5/6.5/1.1
Glutenfreies Körnerbrot | Gluten-free seeded bread | kornlieb | 300 g | 4.29 | own-seed-toast | Mit Buchweizen und Sonnenblumenkernen. | With buckwheat and sunflower seeds. | in=water_buckwheat:22_rice_sunseed_cornstarch_rapeoil_salt gf n=9/1/38/2.5/6/5/1.1 traces=soybeans soon=P4D
Eiweißbrot | High-protein bread | kornlieb | 250 g | 2.99 | own-spelt-loaf | Wenig Kohlenhydrate, viel Lupine und Leinsamen. | Low in carbs, rich in lupin and linseed. | in=water_lupin:12_linseed_soyprotein_wheat_sesame_salt n=12/1.5/9/1.5/11/24/1.2 traces=milk
Sandwichbrot XXL | XXL sandwich bread | kornlieb | 750 g | 2.69 | sandwich | Große Scheiben, weiche Krume. | Large slices, soft crumb. | in=wheat_water_sugar_rapeoil_yeast_salt was=2.99 tint=#d96c3a
Pumpernickel | Pumpernickel | kornlieb | 250 g | 1.79 | own-pumpernickel | Lange gebacken, malzig süß. | Baked for long, malty and sweet. | in=wholerye:78_water_barleymalt_salt n=1.2/0.2/38/5/10/5.5/1.2 tint=#3d2a20
Tortillafladen | Wheat tortillas | kornlieb | 6 x 62 g | 2.29 | flatbread | Weich zum Wickeln und Füllen. | Soft for wrapping and filling. | in=wheat_water_rapeoil_salt n=6/0.7/50/2/2.6/8/1.2 life=40
Knäckebrot Vollkorn | Wholegrain crispbread | kornlieb | 250 g | 1.99 | cookie sheaf-of-rice | Dünn gebacken und knusprig. | Thinly baked and crisp. | in=wholerye_water_sesame:4_salt n=3.4/0.5/62/1.5/16/10/1.1 pack=box life=180
Lupinentoast | Lupin toast | kornlieb | 400 g | 2.89 | own-toast | Mit Süßlupine und viel Eiweiß. | With sweet lupin and plenty of protein. | in=wheat_water_lupin:9_rapeoil_yeast_salt n=4/0.5/38/2.5/7/13/1.1 tint=#7f6bb3
`,
  },
  {
    path: 'brot-gebaeck/gebaeck/semmeln',
    pack: 'loose',
    nutrition: '1.6 0.3 54 2.6 3 9 1.5',
    ingredients: 'wheat water yeast salt barleymalt',
    storage: 'dry',
    life: 1,
    labelled: true,
    traces: 'sesame soybeans milk eggs',
    words: ['Gebäck, Weckerl, Brötchen', 'rolls'],
    kinds: ['Semmel', 'pretzels'],
    tips: [
      [
        'Bis 14 Uhr gebacken, am selben Tag geliefert.',
        'Baked until 2 pm, delivered the same day.',
      ],
      ['Kurz aufbacken, und sie sind wie frisch.', 'Warm up briefly and they are like fresh.'],
    ],
    rows: `
Handsemmel | Hand-shaped roll | kornlieb | 1 Stk | 0.69 | own-rollstar | Fünfmal eingeschlagen, wie es sich gehört. | Folded five times, as it should be. | kg=60 portion=60 max=40
Kornspitz | Grain roll | kornlieb | 1 Stk | 0.99 | own-grain-roll | Kernig mit Sesam und Leinsamen. | Hearty with sesame and linseed. | in=wheat_rye_water_linseed_sesame_soy_yeast_salt kg=70 portion=70 n=5/0.7/45/2/6/11/1.4
Laugenbreze | Pretzel | kornlieb | 1 Stk | 1.09 | pretzel | Mit grobem Salz bestreut. | Sprinkled with coarse salt. | in=wheat_water_yeast_rapeoil_salt kg=85 portion=85 was=1.29
Käsestangerl | Cheese stick | kornlieb | 1 Stk | 1.59 | own-cheese-stick | Mit überbackenem Bergkäse. | Topped with baked mountain cheese. | in=wheat_water_cheese:14_yeast_butter_salt kg=100 portion=100 n=12/6/42/2/3/13/1.8
Bio-Dinkelweckerl | Organic spelt rolls | bio | 4 x 70 g | 3.29 | own-rollstar | Vier Stück zum Aufbacken. | Four pieces to bake at home. | in=spelt_water_yeast_salt organic pack=bag life=10 member=2.89
Bagel Sesam | Sesame bagel | kornlieb | 1 Stk | 1.29 | bagel | Erst gekocht, dann gebacken. | First boiled, then baked. | in=wheat_water_sesame:4_sugar_yeast_salt kg=90 portion=90
Mohnweckerl | Poppy seed roll | kornlieb | 1 Stk | 0.89 | own-poppyroll | Dicht mit Mohn bestreut. | Thickly sprinkled with poppy seeds. | in=wheat_water_poppy:5_yeast_salt kg=65 portion=65
Vollkornweckerl | Wholemeal roll | kornlieb | 1 Stk | 0.99 | own-rollstar | Mit vollem Korn und Leinsamen. | With whole grain and linseed. | in=wholewheat_water_linseed_yeast_salt kg=75 portion=75 count=2 n=3/0.4/43/2/7/10/1.3
Laugenstangerl | Pretzel stick | kornlieb | 1 Stk | 0.99 | own-pretzel-stick | Resch gebacken, mit Salz. | Crisply baked, with salt. | in=wheat_water_yeast_rapeoil_salt kg=80 portion=80
Semmel zum Aufbacken | Rolls to bake at home | schatz | 8 x 50 g | 1.79 | own-rollstar | Acht Stück für das Frühstück. | Eight pieces for breakfast. | pack=bag life=20 group=aufbacksemmel
Semmel zum Aufbacken | Rolls to bake at home | schatz | 4 x 50 g | 0.99 | own-rollstar | Vier Stück, rasch fertig. | Four pieces, quickly done. | pack=bag life=20 group=aufbacksemmel
`,
  },
  {
    path: 'brot-gebaeck/gebaeck/mehlspeisen',
    pack: 'loose',
    nutrition: '18 10 46 17 2 6.5 0.6',
    storage: 'dry',
    life: 2,
    labelled: true,
    traces: 'nuts soybeans peanuts',
    words: ['Mehlspeise, Kuchen, Süßgebäck', 'pastry, cake'],
    tips: [
      ['Perfekt zum Kaffee.', 'Perfect with coffee.'],
      ['Am Vormittag aus dem Ofen.', 'Out of the oven in the morning.'],
    ],
    rows: `
Buttercroissant | Butter croissant | kornlieb | 1 Stk | 1.39 | croissant | Blättrig, mit 24 Prozent Butter. | Flaky, with 24 percent butter. | in=wheat_butter:24_milk_sugar_yeast_egg_salt kg=60 portion=60
Topfengolatsche | Curd cheese Danish | kornlieb | 1 Stk | 1.99 | own-danish | Mit Topfenfülle und Staubzucker. | Filled with sweet curd and dusted with sugar. | in=wheat_quark:28_butter_sugar_egg_yeast kg=110 portion=110 n=14/8/38/16/1.4/8/0.5
Faschingskrapfen | Jam doughnut | kornlieb | 1 Stk | 1.79 | own-doughbun | Mit Marillenmarmelade gefüllt. | Filled with apricot jam. | in=wheat_apricot:15_sugar_eggyolk_milk_rapeoil_yeast kg=80 portion=80 n=12/1.5/47/20/2/6/0.5 member=1.49
Apfelstrudel | Apple strudel | kornlieb | 600 g | 5.99 | pie green-apple | Mit handgezogenem Teig und Rosinen. | With hand-stretched dough and raisins. | in=apple:48_wheat_raisin_sugar_rapeoil_crumbs_cinnamon pack=box n=6/1/34/19/2/3/0.2 life=6
Nussschnecke | Nut whirl | kornlieb | 1 Stk | 1.99 | own-whirl | Germteig mit Haselnussfülle. | Yeast dough with hazelnut filling. | in=wheat_hazelnut:16_sugar_butter_milk_egg_yeast_cinnamon kg=100 portion=100
Gugelhupf Marmor | Marble bundt cake | kornlieb | 450 g | 4.99 | own-gugelhupf | Hell und dunkel, saftig gebacken. | Light and dark, baked moist. | in=wheat_sugar_egg_rapeoil_cocoa_milk_baking pack=box life=14 was=5.99 low=5.49
Mohnzelten | Poppy seed cake | kornlieb | 1 Stk | 2.49 | own-poppy-cake | Erdäpfelteig mit Mohnfülle. | Potato dough with poppy filling. | in=wheat_potato_poppy:22_sugar_butter kg=110 portion=110
Linzer Torte | Linzer torte | kornlieb | 400 g | 6.49 | pie | Mit Ribiselmarmelade und Gitter. | With redcurrant jam and a lattice. | in=wheat_butter_hazelnut:18_sugar_redcurrant_egg_cinnamon pack=box life=20 traces=peanuts
Schaumrolle | Cream horn | kornlieb | 1 Stk | 1.69 | own-cream-horn | Blätterteig mit süßem Schaum. | Puff pastry with sweet foam. | in=wheat_butter_sugar_eggwhite kg=60 portion=60 count=2
Topfenstrudel | Curd cheese strudel | kornlieb | 600 g | 6.29 | pie | Mit Rosinen und zarter Fülle. | With raisins and a tender filling. | in=quark:40_wheat_sugar_egg_raisin_butter pack=box life=6 n=9/5/28/15/1/8/0.3 member=5.49
`,
  },
];

import type { AssortmentRows } from '../feed/assortment-rows.js';

export const frozen: AssortmentRows[] = [
  {
    path: 'tiefkuehl/tk-gemuese-beilagen/tk-gemuese',
    pack: 'bag',
    nutrition: '0.5 0.1 5.2 2.4 3.4 3 0.06',
    storage: 'frozen',
    life: 365,
    labelled: true,
    traces: 'celery milk',
    words: ['Tiefkühl, TK, Gemüse', 'frozen vegetables'],
    tips: [['Erntefrisch schockgefroren.', 'Frozen right after harvest.']],
    rows: `
Blattspinat portionierbar | Leaf spinach in portions | frostelle | 600 g | 2.49 | own-spinach | In kleinen Würfeln, leicht zu dosieren. | In small cubes, easy to portion. | in=spinach member=2.19
Junge Erbsen | Young peas | frostelle | 450 g | 2.29 | pea-pod | Zart und süß aus dem Marchfeld. | Tender and sweet, from the Marchfeld. | in=pea regional n=0.6/0.1/9/4/5.5/5.4/0.01
Bio-Brokkoliröschen | Organic broccoli florets | bio | 400 g | 2.79 | broccoli | Küchenfertig geputzt. | Ready to cook. | in=broccoli organic
Wokgemüse | Stir-fry vegetables | frostelle | 750 g | 3.49 | hot-pepper broccoli | Bunte Mischung mit Sojasprossen. | Colourful mix with bean sprouts. | in=carrot_soy_bellpepper_broccoli_onion was=3.99
Cremespinat | Creamed spinach | frostelle | 600 g | 2.79 | own-spinach cow-face | Mit Rahm verfeinert. | Refined with cream. | in=spinach:70_milk_cream_wheat_salt n=2.6/1.4/4/2/2/2.8/0.6 was=3.19
Fisolen geschnitten | Cut green beans | frostelle | 450 g | 2.29 | own-green-beans | Zart und ohne Fäden. | Tender and stringless. | in=greenbean n=0.2/0/4/2/3/2/0.01
Suppengemüse | Soup vegetables | frostelle | 450 g | 1.99 | carrot root-vegetable | Fein gewürfelt. | Finely diced. | in=carrot_celery_pea_onion tint=#d98324
`,
  },
  {
    path: 'tiefkuehl/tk-gemuese-beilagen/tk-erdaepfel',
    pack: 'bag',
    nutrition: '4.5 0.5 24 0.4 2.8 2.6 0.3',
    ingredients: 'potato:94 sunoil salt',
    storage: 'frozen',
    life: 365,
    labelled: true,
    words: ['Tiefkühl, TK, Erdäpfel', 'frozen potatoes'],
    kinds: ['Pommes', 'chips'],
    tips: [['Für Backrohr und Heißluftfritteuse.', 'For oven and air fryer.']],
    rows: `
Pommes frites | Chips | frostelle | 1 kg | 3.29 | french-fries | Außen knusprig, innen weich. | Crisp outside, soft inside. | group=pommes
Pommes frites Familienpackung | Chips, family pack | frostelle | 2,5 kg | 6.99 | french-fries | Für den großen Hunger. | For big appetites. | group=pommes was=7.99
Erdäpfelpuffer | Potato fritters | frostelle | 600 g | 3.49 | potato | Mit Zwiebel und Petersilie. | With onion and parsley. | in=potato:86_onion_egg_wheat_sunoil_salt n=8/0.9/25/1/2.5/3/1
Süßkartoffelpommes | Sweet potato fries | frostelle | 450 g | 3.79 | roasted-sweet-potato french-fries | Süß und knusprig. | Sweet and crisp. | in=sweetpotato:85_rapeoil_cornstarch_salt n=6/0.6/24/7/3/1.6/0.4 tint=#d9681e
Kroketten | Croquettes | frostelle | 750 g | 2.99 | potato | Goldbraun gerollt. | Rolled and golden. | in=potato:80_wheat_sunoil_egg_salt n=6/0.7/24/1/2.4/3.4/0.7 tint=#c79a2f
Rösti | Rösti | frostelle | 600 g | 3.29 | pancakes potato | Zum Braten in der Pfanne. | For frying in the pan. | in=potato:92_rapeoil_salt_onion tint=#8a6a2f gone
`,
  },
  {
    path: 'tiefkuehl/tk-gerichte/tk-pizza',
    pack: 'box',
    nutrition: '9.5 4 29 3.2 2 10.5 1.2',
    storage: 'frozen',
    life: 240,
    labelled: true,
    traces: 'fish soybeans celery mustard',
    words: ['Tiefkühl, TK, Pizza', 'frozen pizza'],
    tips: [['Bei 220 °C in zwölf Minuten knusprig.', 'Crisp in twelve minutes at 220 °C.']],
    rows: `
Steinofenpizza Margherita | Stone-baked margherita | valdoretti | 335 g | 2.99 | pizza | Mit Mozzarella und Basilikum. | With mozzarella and basil. | in=wheat_tomato_cheese:18_oliveoil_basil_yeast_salt
Steinofenpizza Salami | Stone-baked salami pizza | valdoretti | 350 g | 3.29 | pizza own-salami | Mit würziger Rindersalami. | With spicy beef salami. | in=wheat_tomato_cheese:15_beef:10_oliveoil_yeast_salt tint=#b2362b was=3.79
Bio-Dinkelpizza Gemüse | Organic spelt pizza with vegetables | bio | 360 g | 4.79 | pizza bell-pepper | Mit Paprika, Zucchini und Schafkäse. | With peppers, courgette and sheep's cheese. | in=spelt_bellpepper_tomato_sheepmilk_oliveoil_yeast_salt organic
Flammkuchen Speck | Tarte flambée with bacon | frostelle | 2 x 280 g | 4.99 | flatbread onion | Hauchdünn mit Rahm und Zwiebel. | Wafer-thin with cream and onion. | in=wheat_cream_onion_bacon:12_rapeoil_salt soon=P5D
Steinofenpizza Thunfisch | Stone-baked tuna pizza | fjordhavn | 355 g | 3.49 | pizza fish | Mit Zwiebel und Kapern. | With onion and capers. | in=wheat_tomato_cheese:12_tuna:10_onion_yeast_salt
Vegane Pizza Gartengemüse | Vegan garden pizza | pflanzling | 380 g | 3.99 | pizza broccoli | Ganz ohne Käse. | Without any cheese. | in=wheat_tomato_bellpepper_broccoli_spinach_oliveoil_yeast_salt n=5/0.7/31/4/3/6/1.1
Minipizzen | Mini pizzas | frostelle | 9 x 30 g | 3.29 | pizza | Neun Stück für Gäste und Kinder. | Nine pieces for guests and children. | in=wheat_tomato_cheese:14_rapeoil_yeast_salt tint=#d1392b
`,
  },
  {
    path: 'tiefkuehl/tk-gerichte/tk-fisch',
    pack: 'box',
    nutrition: '8 0.9 18 1 1.2 13 0.9',
    storage: 'frozen',
    life: 365,
    labelled: true,
    words: ['Tiefkühl, TK', 'frozen'],
    kinds: ['Fisch, Knödel, Beeren', 'fish, dumplings, berries'],
    tips: [['Ohne Auftauen in die Pfanne.', 'Straight into the pan from frozen.']],
    rows: `
Fischstäbchen | Fish fingers | frostelle | 15 x 30 g | 4.49 | own-fish-fingers | Aus nachhaltigem Wildfang. | From sustainable wild catch. | in=pollock:65_wheat_rapeoil_starch_salt member=3.99
Lachsfilets natur | Salmon fillets | fjordhavn | 2 x 125 g | 8.49 | own-salmon | Einzeln entnehmbar. | Take out one by one. | in=salmon origin=NW n=14/2.5/0/0/0/20/0.1
Garnelenspieße mit Kräuterbutter und Knoblauch in einer Grillschale aus Aluminium für Backrohr, Pfanne oder Griller im Garten | Prawn skewers with herb butter and garlic in an aluminium grill tray for the oven, the frying pan or the barbecue in the garden | fjordhavn | 300 g | 9.99 | shrimp herb | Zehn Spieße für zwei Personen. | Ten skewers for two. | in=shrimp:70_butter_herbs_garlic_salt print=Garnelenspieße n=9/5.5/1/0.4/0.2/15/1.1
Vegane Schnitzerl | Vegan mini schnitzels | pflanzling | 300 g | 4.29 | seedling | Knusprig paniert, auf Sojabasis. | Crisp coating, soya-based. | in=water_soyprotein:18_wheat_sunoil_salt_spices n=11/1.1/17/1.4/5/14/1.3
Kabeljaufilets | Cod fillets | fjordhavn | 400 g | 9.99 | own-seafish | Natur, einzeln gefroren. | Plain, frozen one by one. | in=cod origin=NA n=0.7/0.2/0/0/0/18/0.2 was=11.49
Meeresfrüchtemix | Seafood mix | fjordhavn | 300 g | 6.99 | squid shrimp | Tintenfisch, Muscheln, Garnelen. | Squid, mussels and prawns. | in=squid:40_mussel:35_shrimp:25 origin=NA n=1.2/0.3/1.5/0/0/14/0.8
Gemüselaibchen | Vegetable patties | frostelle | 450 g | 3.49 | carrot broccoli | Mit Karotte, Erbse und Mais. | With carrot, pea and corn. | in=potato_carrot:18_pea_corn_wheat_sunoil_salt n=6/0.7/22/3/3.4/4/0.9
`,
  },
  {
    path: 'tiefkuehl/tk-suesses/eis',
    pack: 'tub',
    nutrition: '10.5 7 25 22 0.8 3.2 0.12',
    storage: 'frozen',
    life: 365,
    labelled: true,
    traces: 'nuts peanuts eggs gluten',
    words: ['Tiefkühl, TK, Eis, Eiscreme', 'ice cream'],
    tips: [['Fünf Minuten antauen lassen.', 'Let stand for five minutes before serving.']],
    rows: `
Vanilleeis | Vanilla ice cream | frostelle | 900 ml | 4.99 | ice-cream | Mit Bourbonvanille und Obers. | With Bourbon vanilla and cream. | in=milk_cream_sugar_glucose_vanilla kg=520 was=5.99
Schokoladeneis | Chocolate ice cream | chocolune | 500 ml | 4.79 | ice-cream chocolate-bar | Tief dunkel und sämig. | Deep, dark and creamy. | in=milk_cream_sugar_cocoa:8_cocoamass kg=330
Himbeersorbet | Raspberry sorbet | frostelle | 500 ml | 4.29 | own-raspberry | Fruchtig, ganz ohne Milch. | Fruity and free of milk. | in=raspberry:48_water_sugar_glucose traces=nuts n=0.3/0/28/26/2.4/0.6/0.01 kg=420 tint=#c7295c
Eislutscher Zitrone | Lemon ice lollies | frostelle | 8 x 50 ml | 2.99 | lollipop | Acht Stück für heiße Tage. | Eight pieces for hot days. | in=water_sugar_lemonjuice:6_citric traces=milk n=0/0/21/20/0/0/0.01 pack=box kg=420 nopic
Erdbeereis | Strawberry ice cream | frostelle | 900 ml | 4.99 | strawberry ice-cream | Mit Fruchtstücken. | With pieces of fruit. | in=milk_cream_strawberry:18_sugar_glucose kg=520 tint=#e4607f
Zitronensorbet | Lemon sorbet | frostelle | 500 ml | 4.29 | lemon | Frisch und spritzig. | Fresh and zesty. | in=water_sugar_lemonjuice:18_glucose traces=nuts n=0/0/28/27/0.2/0.1/0.01 kg=420 tint=#d9b91f
Eis am Stiel Vanille-Nuss | Vanilla nut ice cream sticks | chocolune | 4 x 100 ml | 4.49 | ice-cream own-hazelnuts | Mit Nussschokolade umhüllt. | Coated with nut chocolate. | in=milk_sugar_coconutoil_cocoamass_hazelnut:6_cream pack=box kg=320 n=20/13/30/26/1.4/4/0.1 member=3.99
Veganes Schokoeis | Vegan chocolate ice cream | pflanzling | 500 ml | 4.99 | soft-ice-cream | Mit Haferdrink gerührt. | Stirred with oat drink. | in=water_oatbase_sugar_coconutoil_cocoa:7 kg=340 n=9/7/26/20/3/2.4/0.1 nopic
`,
  },
  {
    path: 'tiefkuehl/tk-suesses/tk-mehlspeisen',
    pack: 'bag',
    nutrition: '4.5 1.8 34 12 2 4.6 0.3',
    storage: 'frozen',
    life: 365,
    labelled: true,
    words: ['Tiefkühl, TK', 'frozen'],
    kinds: ['Fisch, Knödel, Beeren', 'fish, dumplings, berries'],
    tips: [
      ['Unaufgetaut ins siedende Wasser geben.', 'Add to simmering water while still frozen.'],
    ],
    rows: `
Marillenknödel | Apricot dumplings | frostelle | 6 x 70 g | 4.99 | own-apricots own-dumplings | Mit ganzer Marille im Topfenteig. | With a whole apricot in curd dough. | in=apricot:35_quark_wheat_egg_sugar_butter_salt member=4.49
Germknödel | Yeast dumplings | frostelle | 2 x 150 g | 3.79 | own-dumplings | Mit Powidl gefüllt. | Filled with plum butter. | in=wheat_plum:20_milk_sugar_egg_yeast_poppy pack=box
Bio-Beerenmix | Organic mixed berries | bio | 300 g | 3.99 | blueberries strawberry | Himbeeren, Heidelbeeren, Erdbeeren. | Raspberries, blueberries, strawberries. | in=raspberry_blueberry_strawberry organic n=0.4/0/7/6/4.5/1/0
Topfenknödel | Curd cheese dumplings | frostelle | 6 x 60 g | 4.79 | own-dumplings | Flaumig, mit Bröseln servieren. | Fluffy, serve with crumbs. | in=quark:48_semolina_egg_butter_sugar_salt
Himbeeren gefroren | Frozen raspberries | frostelle | 500 g | 4.99 | own-raspberry | Ganze Früchte, lose gefroren. | Whole berries, frozen loose. | in=raspberry n=0.4/0/6/5/6.5/1.2/0 tint=#b5234f
`,
  },
];

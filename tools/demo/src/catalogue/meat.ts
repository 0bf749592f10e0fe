import type { AssortmentRows } from '../feed/assortment-rows.js';

const counter: AssortmentRows['tips'] = [
  ['Aus der Bedientheke, für dich portioniert.', 'From the counter, portioned for you.'],
  [
    'Geboren, aufgezogen und geschlachtet in Österreich.',
    'Born, raised and slaughtered in Austria.',
  ],
  [
    '30 Minuten vor dem Braten aus der Kühlung nehmen.',
    'Take out of the fridge 30 minutes before frying.',
  ],
];

export const meat: AssortmentRows[] = [
  {
    path: 'fleisch-fisch/fleisch/rind-kalb',
    pack: 'loose',
    nutrition: '8.5 3.5 0 0 0 20.5 0.15',
    storage: 'meat',
    life: 4,
    words: ['Fleisch, Rindfleisch', 'meat, beef'],
    tips: counter,
    options: 'origin=AT',
    rows: `
Tafelspitz vom Jungrind | Boiled beef cut of young bull | - | kg/500 | 24.90 | own-beef-joint | Der Klassiker für die Wiener Küche. | The classic of Viennese cooking. | regional count=1
Rindsfaschiertes | Minced beef | - | kg/250 | 13.90 | own-beef-dice | Frisch faschiert, mager und kernig. | Freshly minced and lean. | n=12/5/0/0/0/19.5/0.15 life=2 was=15.90 kw=Hackfleisch look=mince tint=#b8343c
Rindsgulaschfleisch | Diced beef for goulash | - | kg/500 | 15.90 | own-beef-dice | Aus der Wade, wird butterweich. | From the shin, turns butter-soft. | n=6/2.6/0/0/0/21/0.16 member=13.90 count=1
Beiriedsteak | Sirloin steak | - | kg/200 | 34.90 | cut-of-meat | Drei Wochen am Knochen gereift. | Aged on the bone for three weeks. | regional count=2
Kalbsschnitzel | Veal escalope | - | kg/150 | 36.90 | own-cutlet | Dünn geschnitten für das echte Wiener. | Thinly cut for the real Viennese. | n=2.5/1/0/0/0/21.5/0.2 count=2 soon=P2D
Rostbraten | Rib roast slices | - | kg/200 | 27.90 | cut-of-meat | Für Zwiebelrostbraten, gut marmoriert. | For onion roast, nicely marbled. | regional look=beef count=3
Rindslungenbraten | Beef tenderloin | - | kg/200 | 54.90 | own-beef-fillet | Das zarteste Stück vom Rind. | The most tender cut of beef. |  count=1 max=2000 n=4/1.7/0/0/0/22/0.14
Suppenfleisch mit Knochen | Beef soup meat on the bone | - | kg/500 | 11.90 | own-soup-meat | Gibt der Suppe Kraft. | Gives strength to the soup. | n=14/6/0/0/0/19/0.16 count=1
Kalbsgulaschfleisch | Diced veal for goulash | - | kg/250 | 22.90 | own-veal-dice | Aus der Schulter geschnitten. | Cut from the shoulder. |  count=1 n=4/1.6/0/0/0/20/0.18
Bio-Rindsfaschiertes | Organic minced beef | bio | kg/250 | 17.90 | own-beef-dice | Von Rindern auf der Weide. | From grazing cattle. | organic life=2 look=mince tint=#a52c35 kw=Hackfleisch n=13/5.4/0/0/0/19/0.15 member=15.90
`,
  },
  {
    path: 'fleisch-fisch/fleisch/schwein',
    pack: 'loose',
    nutrition: '7.5 2.8 0 0 0 20.8 0.14',
    storage: 'meat',
    life: 4,
    words: ['Fleisch, Schweinefleisch', 'meat, pork'],
    tips: counter,
    options: 'origin=AT',
    rows: `
Schweinsschnitzel vom Schlögel | Pork escalope | - | kg/200 | 11.90 | own-cutlet | Mager und zart. | Lean and tender. | count=2 was=13.90
Schopfbraten | Pork neck roast | - | kg/800 | 9.90 | own-pork-joint | Saftig marmoriert für den Sonntagsbraten. | Juicy and marbled for the Sunday roast. | n=15/5.8/0/0/0/18/0.14 count=1
Strohschwein-Karree | Straw-bedded pork loin | - | kg/300 | 14.90 | own-pork-joint | Von Tieren mit Stroh und Auslauf. | From animals with straw and space. | regional new count=1
Gemischtes Faschiertes | Mixed mince | - | kg/250 | 10.90 | own-beef-dice | Halb Rind, halb Schwein. | Half beef, half pork. | in=beef:50_pork:50 n=17/6.7/0/0/0/18/0.15 life=2 look=mince tint=#d8646a kw=Hackfleisch
Spareribs mariniert | Marinated spareribs | - | kg/600 | 12.90 | own-ribs | In rauchiger Paprikamarinade. | In a smoky paprika marinade. | in=pork_rapeoil_paprika_mustard_salt_garlic n=19/6.8/2.5/1.8/0.2/16/1.2 count=1
Schweinslungenbraten | Pork tenderloin | - | kg/250 | 16.90 | own-pork-fillet | Mager und rasch gebraten. | Lean and quickly fried. |  count=1 n=2.5/0.9/0/0/0/22/0.14
Kümmelbraten ohne Schwarte | Pork belly roast, rindless | - | kg/500 | 9.90 | own-belly | Durchwachsen und saftig. | Streaky and juicy. | n=24/9/0/0/0/16/0.14 count=1
Schweinsgulaschfleisch | Diced pork for goulash | - | kg/250 | 10.90 | own-pork-dice | Aus der Schulter, gleichmäßig geschnitten. | From the shoulder, evenly cut. |  count=1 was=11.90
Cevapcici | Cevapcici | - | kg/200 | 13.90 | own-cevapcici | Aus Schwein und Rind, fertig gewürzt. | Of pork and beef, ready seasoned. | in=pork_beef_salt_garlic_paprika_pepper n=18/7/0.6/0.3/0.1/17/1.4 life=3 count=1
`,
  },
  {
    path: 'fleisch-fisch/fleisch/gefluegel',
    pack: 'loose',
    nutrition: '4.5 1.2 0 0 0 21.5 0.16',
    storage: 'meat',
    life: 4,
    words: ['Fleisch, Geflügel', 'meat, poultry'],
    kinds: ['Huhn, Pute', 'chicken, turkey'],
    tips: [
      ['Immer vollständig durchgaren.', 'Always cook thoroughly.'],
      ['Aus kontrollierter österreichischer Haltung.', 'From audited Austrian farms.'],
    ],
    options: 'origin=AT',
    rows: `
Ganzes Freilandhuhn | Whole free-range chicken | - | Stk/1400 | 8.90 | own-bird | Im Ganzen, bratfertig. | Whole and oven-ready. | n=11/3.1/0/0/0/19/0.17 regional count=1
Hühnerfilet | Chicken breast fillet | - | kg/300 | 14.90 | own-breast | Ohne Haut und Knochen. | Skinless and boneless. | count=2 n=1.5/0.4/0/0/0/23.5/0.15 member=12.90 kw=Huhn/chicken
Hühnerkeulen | Chicken legs | - | kg/400 | 6.90 | own-legs | Knusprig aus dem Rohr. | Crisp from the oven. | n=10/2.8/0/0/0/18.5/0.2 was=7.90 kw=Huhn/chicken
Bio-Putenschnitzel | Organic turkey escalope | bio | kg/200 | 27.90 | own-breast | Aus kleinen Biobetrieben. | From small count=3 organic farms. | n=1.2/0.4/0/0/0/24/0.15 organic
Barbarie-Ente | Muscovy duck | - | Stk/2200 | 12.90 | own-bird | Fleischig, für Festtage. | Meaty, for festive days. | origin=FR n=17/5.2/0/0/0/18/0.2 gone count=1
Putenbrust am Stück | Turkey breast, whole | - | kg/400 | 15.90 | own-breast | Für Braten und Geschnetzeltes. | For roasts and strips. | count=1 n=1.2/0.4/0/0/0/24/0.15
Hühnerflügerl mariniert | Marinated chicken wings | - | kg/300 | 8.90 | own-wings | Süß-würzig, für Griller und Rohr. | Sweet and spicy, for grill and oven. | in=chicken_rapeoil_honey_paprika_soysauce_salt n=13/3.4/3/2.6/0.1/17/1.1 count=1 kw=Huhn/chicken
Hühnerfaschiertes | Minced chicken | - | kg/250 | 12.90 | own-beef-dice | Mager und fein faschiert. | Lean and finely minced. | look=mince tint=#e9a48f life=2 n=6/1.7/0/0/0/19/0.16 kw=Huhn/chicken
Gänsekeule | Goose leg | - | Stk/450 | 18.90 | own-goose-leg | Für die Zeit um Martini. | For Saint Martin's season. | origin=HU count=2 n=19/5.8/0/0/0/19/0.2 soon=P12D
Suppenhuhn | Boiling fowl | - | Stk/1300 | 5.90 | own-bird | Für eine klare, goldene Suppe. | For a clear and golden broth. | n=14/3.9/0/0/0/19/0.17 count=1
`,
  },
  {
    path: 'fleisch-fisch/wurst-schinken/aufschnitt',
    pack: 'tray',
    nutrition: '13 4.9 0.8 0.6 0 18 2.4',
    ingredients: 'pork salt spices dextrose nitrite',
    storage: 'chilled',
    life: 14,
    labelled: true,
    traces: 'mustard celery milk',
    words: ['Wurst, Jause', 'cold cuts'],
    kinds: ['Schinken, Speck', 'ham, bacon'],
    tips: [
      ['Fein aufgeschnitten und luftdicht verpackt.', 'Finely sliced and packed airtight.'],
      ['Gehört auf jedes Jausenbrett.', 'Belongs on every snack board.'],
    ],
    rows: `
Beinschinken in Scheiben | Cooked leg ham, sliced | selchkammer | 150 g | 3.49 | own-ham | Mild gepökelt und im Ganzen gegart. | Mildly cured and cooked whole. | n=4/1.5/0.8/0.6/0/20/2.1 origin=AT
Karreespeck | Loin bacon | selchkammer | 120 g | 3.29 | bacon | Mager und zart geräuchert. | Lean and gently smoked. | in=pork_iodsalt_spices_smoke_nitrite n=9/3.4/0.7/0.5/0/26/4 origin=TI regional was=3.79
Bauchspeck gewürfelt | Diced streaky bacon | selchkammer | 2 x 75 g | 2.49 | own-bacon-dice | Fertig für Knödel und Eierspeis. | Ready for dumplings and eggs. | n=28/10.6/0.8/0.6/0/16/3.4
Extrawurst | Austrian bologna sausage | selchkammer | 200 g | 1.99 | own-bologna | Fein gekuttert, der Jausenklassiker. | Finely cut, the classic snack. | in=pork_bacon_water_starch_salt_spices n=24/9.1/2/0.6/0/12/2.2
Kantwurst | Square salami | selchkammer | 100 g | 2.79 | own-salami | Luftgetrocknet und würzig. | Air-dried and spicy. | in=pork_beef_salt_pepper_garlic_nitrite n=35/13.4/0.8/0.5/0/23/4.2 member=2.39
Bio-Putenschinken | Organic turkey ham | bio | 100 g | 3.99 | own-ham | Aus ganzen Bruststücken. | Made from whole breasts. | in=turkey:92_salt_dextrose_spices organic n=1.5/0.5/1/0.7/0/21/2
Leberpastete mit Pistazien | Liver pâté with pistachios | selchkammer | 125 g | 2.69 | own-meat-loaf | Streichfein mit grünen Kernen. | Smooth with green nuts. | in=pork_bacon_cream_pistachio:4_salt_celery_spices n=27/9.8/2/1/0.5/12/1.8 pack=tin
Krakauer fein | Fine Krakauer ham sausage | selchkammer | kg/100 | 17.90 | own-bologna | Grob gestückelt, dünn geschnitten. | Coarse pieces, thinly sliced. | pack=loose count=3 n=9/3.4/0.8/0.6/0/19/2.2 in=pork_salt_spices_garlic_nitrite
Wiener Wurst | Wiener cold cut | selchkammer | kg/100 | 15.90 | own-bologna | Kräftig geräuchert, für die Jause. | Strongly smoked, for a snack. | pack=loose count=2 n=26/10/0.8/0.5/0/16/2.6 in=pork_beef_bacon_salt_spices_smoke_nitrite
Schinkenspeck am Stück | Ham bacon, by weight | selchkammer | kg/200 | 24.90 | bacon | Drei Monate luftgetrocknet. | Air-dried for three months. | pack=loose count=2 origin=TI regional in=pork_iodsalt_spices_smoke_nitrite n=16/6/0.6/0.4/0/27/4.4
Rohschinken hauchdünn | Cured ham, wafer-thin | valdoretti | 80 g | 3.49 | own-cured-ham | Zwölf Monate gereift. | Matured for twelve months. | in=pork_salt origin=IT n=15/5.2/0.2/0.1/0/28/4.8 was=3.99
Salami Milano | Milano salami | valdoretti | 100 g | 2.69 | own-salami | Feinkörnig und mild. | Fine-grained and mild. | in=pork_bacon_salt_pepper_garlic_nitrite origin=IT n=33/12/0.8/0.5/0/24/4
Leberkäse zum Aufbacken | Meat loaf for baking | selchkammer | 500 g | 4.99 | own-meat-loaf | Eine Stunde im Rohr, dann mit Semmel. | An hour in the oven, then in a roll. | in=pork_beef_bacon_water_starch_salt_spices_nitrite n=25/9.6/2/0.5/0/12/2.1 pack=box
Veganer Aufschnitt Paprika | Vegan slices with pepper | pflanzling | 100 g | 2.29 | own-bologna bell-pepper | Aus Lupine und Erbse, zart gewürzt. | Of lupin and pea, gently spiced. | in=water_lupinprotein:9_peaprotein:8_rapeoil_bellpepper_salt n=9/0.8/6/1.4/2/15/1.9 new
`,
  },
  {
    path: 'fleisch-fisch/wurst-schinken/wuerstel',
    pack: 'tray',
    nutrition: '25 9.6 1 0.6 0 13.5 2.2',
    ingredients: 'pork beef bacon water salt spices nitrite',
    storage: 'chilled',
    life: 18,
    labelled: true,
    traces: 'mustard celery',
    words: ['Wurst, Würstel', 'sausages'],
    tips: [['In heißem Wasser ziehen lassen oder grillen.', 'Simmer in hot water or grill.']],
    rows: `
Frankfurter | Vienna sausages | selchkammer | 8 x 50 g | 3.99 | own-sausages | Mit Biss, wie beim Würstelstand. | With a snap, as at the sausage stand. | in=pork_beef_bacon_salt_spices_nitrite_smoke
Käsekrainer | Cheese-filled sausages | selchkammer | 4 x 90 g | 4.49 | own-sausages cheese-wedge | Mit zwölf Prozent Käse. | With twelve percent cheese. | in=pork_bacon_cheese:12_salt_garlic_spices_nitrite n=28/11.5/1/0.5/0/15/2.3 was=4.99
Bratwürstel | Grilling sausages | selchkammer | 6 x 60 g | 3.79 | own-sausages | Mit Majoran, für Pfanne und Grill. | With marjoram, for pan and grill. | in=pork_bacon_salt_herbs_mustard_spices
Vegane Grillwürstel | Vegan grilling sausages | pflanzling | 4 x 75 g | 3.49 | own-sausages herb | Auf Basis von Erbseneiweiß. | Based on pea protein. | in=water_peaprotein:14_rapeoil_onion_salt_spices_smoke n=13/1.2/6/1.2/3.5/14/1.6 traces=soybeans new
Debreziner | Debreziner sausages | selchkammer | 6 x 55 g | 4.29 | own-sausages hot-pepper | Würzig mit Paprika. | Spiced with paprika. | in=pork_beef_bacon_paprika_salt_garlic_nitrite_smoke tint=#b4451f
Weißwurst | Bavarian white sausages | selchkammer | 4 x 70 g | 3.99 | own-sausages herb | Mit Petersilie, bis Mittag am besten. | With parsley, best before noon. | in=pork_veal_bacon_salt_herbs_spices n=24/9.2/0.6/0.4/0/13/2 look=white
Bio-Hühnerwürstel | Organic chicken sausages | bio | 4 x 50 g | 4.19 | own-sausages | Mager, für Kinder beliebt. | Lean and loved by children. | in=chicken:80_water_salt_spices organic n=14/4/0.8/0.4/0/15/1.9
Landjäger | Landjäger dried sausages | selchkammer | 2 x 50 g | 2.49 | own-landjaeger | Für Rucksack und Wanderung. | For the rucksack and the hike. | in=pork_beef_salt_garlic_caraway_nitrite_smoke n=38/15/1/0.5/0/26/4.2 life=40
`,
  },
  {
    path: 'fleisch-fisch/fisch/frischfisch',
    pack: 'loose',
    nutrition: '7 1.5 0 0 0 19.5 0.2',
    storage: 'fish',
    life: 2,
    words: ['Fisch, Meeresfrüchte', 'fish, seafood'],
    tips: [
      ['Mit Zitrone und Butter ein Festessen.', 'A feast with lemon and butter.'],
      ['Kann Gräten enthalten.', 'May contain bones.'],
    ],
    rows: `
Lachsfilet mit Haut | Salmon fillet, skin on | fjordhavn | kg/200 | 29.90 | own-salmon | Aus norwegischer Aquakultur. | Farmed in Norway. | in=salmon origin=NW count=1 n=14/2.5/0/0/0/20/0.12 was=33.90
Bachforelle | Brown trout | - | Stk/350 | 18.90 | own-trout-whole | Im Ganzen, ausgenommen. | Whole and gutted. | in=trout origin=ST regional n=4.5/1/0/0/0/20/0.1 count=1
Kabeljau-Loins | Cod loins | fjordhavn | kg/200 | 32.90 | own-seafish | Fest und blättrig. | Firm and flaky. | in=cod origin=NA count=1 n=0.8/0.2/0/0/0/18/0.2
Garnelen roh geschält | Raw peeled prawns | fjordhavn | 200 g | 7.99 | own-prawns | Entdarmt, mit Schwanzsegment. | Deveined, tail on. | in=shrimp_salt origin=VN n=0.9/0.2/0.2/0/0/18/0.9 pack=tray soon=P1D
Miesmuscheln | Mussels | fjordhavn | 1 kg | 6.99 | own-mussels | Gesäubert und kochfertig. | Cleaned and ready to cook. | in=mussel origin=NL n=2/0.4/3/0/0/11/0.7 pack=net
Calamari-Tuben | Squid tubes | fjordhavn | 400 g | 8.49 | squid | Küchenfertig, zum Grillen und Füllen. | Ready to grill or stuff. | in=squid origin=WP n=1.3/0.3/1/0/0/15/0.6 pack=tray
Saiblingsfilet | Char fillet | - | kg/150 | 34.90 | own-salmon | Aus kaltem Quellwasser. | From cold spring water. | in=char origin=ST regional look=orange count=1 n=6/1.2/0/0/0/20/0.12
Zanderfilet | Pike-perch fillet | - | kg/150 | 32.90 | own-seafish | Fest und grätenarm. | Firm with few bones. | in=pikeperch origin=HU count=1 n=0.9/0.2/0/0/0/19/0.15
Karpfen in Stücken | Carp pieces | - | kg/300 | 14.90 | own-carp | Geschröpft, für das Festessen. | Scored, for the festive meal. | in=carp origin=NO regional count=1 n=5/1.1/0/0/0/18/0.12 gone
Riesengarnelen roh | Raw king prawns | fjordhavn | kg/200 | 27.90 | own-prawns | Geschält und entdarmt. | Peeled and deveined. | in=shrimp origin=VN count=1 n=0.8/0.2/0/0/0/18/0.6 was=31.90
`,
  },
  {
    path: 'fleisch-fisch/fisch/raeucherfisch',
    pack: 'tray',
    nutrition: '12 2.3 0.4 0.3 0 21 2.6',
    storage: 'chilled',
    life: 12,
    labelled: true,
    words: ['Fisch, Räucherfisch', 'fish, smoked fish'],
    kinds: ['Lachs', 'salmon'],
    tips: [['Auf Toast mit Kren ein Klassiker.', 'A classic on toast with horseradish.']],
    rows: `
Räucherlachs in Scheiben | Smoked salmon, sliced | fjordhavn | 100 g | 4.99 | own-smoked | Kalt geräuchert über Buche. | Cold-smoked over beech. | in=salmon:97_salt_smoke origin=NW was=6.99 group=raeucherlachs look=board
Räucherlachs in Scheiben | Smoked salmon, sliced | fjordhavn | 200 g | 8.99 | own-smoked | Die Genießerpackung. | The connoisseur's pack. | in=salmon:97_salt_smoke origin=NW group=raeucherlachs member=7.99 look=board
Geräuchertes Forellenfilet | Smoked trout fillet | fjordhavn | 125 g | 4.29 | own-trout | Heiß geräuchert, ohne Haut. | Hot-smoked, skinless. | in=trout:97_salt_smoke origin=OO regional n=6/1.2/0.2/0.1/0/22/2 count=1
Krabbensalat mit Dille | Shrimp salad with dill | fjordhavn | 150 g | 3.79 | shrimp | Cremig mit Nordseekrabben. | Creamy with North Sea shrimps. | in=crab:35_rapeoil_eggyolk_mustardpaste_dill_sugar_salt pack=tub n=22/1.9/4/3.5/0.3/8/1.3
Stremellachs | Hot-smoked salmon | fjordhavn | 125 g | 5.49 | own-salmon | Heiß geräuchert und zart. | Hot-smoked and tender. | in=salmon:97_salt_smoke origin=NW n=15/2.7/0.3/0.2/0/22/2.2 count=1
Bismarckhering | Pickled herring | fjordhavn | 200 g | 2.79 | fish onion | In Essig und Zwiebel eingelegt. | In vinegar and onion. | in=herring:60_water_brandyvinegar_onion_salt_mustard drained=120 pack=tub n=11/2.4/4/3.5/0.2/14/2.6
Meeresfrüchtesalat | Seafood salad | fjordhavn | 200 g | 4.49 | squid shrimp | Mit Tintenfisch, Muscheln und Garnelen. | With squid, mussels and prawns. | in=squid:25_mussel:20_shrimp:15_sunoil_bellpepper_winevinegar_salt pack=tub n=8/0.9/2/1/0.4/12/1.5
Hummerpaste | Lobster paste | fjordhavn | 90 g | 3.49 | lobster | Für Brot, Suppe und Sauce. | For bread, soup and sauces. | in=lobster:30_butter_tomatopaste_salt_cream pack=tube n=24/15/5/3/0.5/7/2.2
Austern in Rauchöl | Oysters in smoked oil | fjordhavn | 85 g | 4.99 | oyster | Klein, fein und zart geräuchert. | Small, fine and gently smoked. | in=oyster:65_sunoil_smoke_salt drained=60 pack=tin look=flat n=12/1.7/8/0.4/0/11/1.1
`,
  },
];

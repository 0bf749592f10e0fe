/** Further kinds, written like those of `kinds-fresh.ts`. */
export const pantryKinds = `
vorrat/nudeln-reis/nudeln | Nudeln, Spaghetti, Penne, Fusilli, Lasagneblätter | Vollkorn-, Dinkel-, Eier-, Band-, Suppen-, Hartweizen-, Glutenfreie | 250 g, 400 g, 500 g, 1 kg | 299 | gluten | vegan
vorrat/nudeln-reis/reis-huelsenfruechte | Reis, Linsen, Bohnen, Kichererbsen | Langkorn-, Rundkorn-, Basmati-, Jasmin-, Risotto-, Rote, Weiße, Berg- | 400 g, 500 g, 1 kg, 2 kg | 349 | | vegan
vorrat/nudeln-reis/mehl-zucker | Mehl, Zucker, Grieß, Stärke | Weizen-, Roggen-, Dinkel-, Vollkorn-, Staub-, Kristall-, Vanille-, Mais-, Glattes, Griffiges | 250 g, 500 g, 1 kg, 2 kg | 169 | gluten | vegan
vorrat/konserven/gemuesekonserven | Gurken, Mais, Bohnen, Tomaten, Rotkraut | Essig-, Gewürz-, Zucker-, Käfer-, Gehackte, Passierte, Geschälte | 200 g, 340 g, 400 g, 670 g | 399 | sulphites | vegan
vorrat/konserven/fischkonserven | Thunfisch, Sardinen, Makrelen, Heringsfilets | +in Olivenöl, +in Wasser, +in Tomatensauce, +Natur, Geräucherte | 80 g, 125 g, 160 g, 185 g | 1399 | fish |
vorrat/konserven/suppen-gerichte | Suppe, Gulasch, Eintopf, Chili | Frittaten-, Nudel-, Tomaten-, Hühner-, Erdäpfel-, Linsen-, Bohnen-, Scharfes | 300 g, 400 g, 500 ml, 800 g | 599 | celery, gluten |
vorrat/oele-saucen/oel-essig | Öl, Essig | Sonnenblumen-, Raps-, Oliven-, Kürbiskern-, Apfel-, Balsam-, Wein-, Natives | 250 ml, 500 ml, 750 ml, 1 l | 899 | | vegan
vorrat/oele-saucen/saucen | Sauce, Senf, Ketchup, Mayonnaise, Pesto | Tomaten-, Grill-, Soja-, Knoblauch-, Basilikum-, Estragon-, Scharfe, Milde | 150 g, 200 ml, 250 ml, 500 ml | 899 | mustard, celery | vegetarian
vorrat/oele-saucen/gewuerze | Pfeffer, Salz, Paprikapulver, Gewürz, Zimt | Schwarzer, Meer-, Stein-, Edelsüßes, Brathendl-, Pizza-, Gemahlener, Ganzer | 20 g, 40 g, 80 g, 500 g | 2999 | celery | vegan
vorrat/fruehstueck/muesli | Müsli, Flocken, Granola, Cornflakes | Früchte-, Nuss-, Schoko-, Hafer-, Dinkel-, Knusper-, Basis-, +Honig | 375 g, 500 g, 750 g, 1 kg | 699 | gluten, nuts | vegetarian
vorrat/fruehstueck/aufstriche | Honig, Marmelade, Konfitüre, Nusscreme, Aufstrich | Blüten-, Wald-, Marillen-, Erdbeer-, Ribisel-, Haselnuss-, Cremiger, Linsen- | 200 g, 250 g, 400 g, 500 g | 999 | | vegetarian
tiefkuehl/tk-gemuese-beilagen/tk-gemuese | Spinat, Erbsen, Gemüse, Brokkoli | Blatt-, Rahm-, Junge, Suppen-, Wok-, Kaiser-, Feines | 300 g, 450 g, 750 g, 1 kg | 449 | | vegan
tiefkuehl/tk-gemuese-beilagen/tk-erdaepfel | Pommes frites, Kroketten, Wedges, Rösti | Backofen-, Erdäpfel-, Knusprige, Süßkartoffel-, Dünne | 450 g, 600 g, 750 g, 1 kg | 429 | | vegan
tiefkuehl/tk-gerichte/tk-pizza | Pizza, Flammkuchen | Steinofen-, +Margherita, +Salami, +Prosciutto, +Quattro Formaggi, +Spinaci, +Tonno, Mini- | 300 g, 350 g, 400 g, 3 x 320 g | 899 | gluten, milk |
tiefkuehl/tk-gerichte/tk-fisch | Fischstäbchen, Filet, Laibchen, Nuggets | Lachs-, Seelachs-, Gemüse-, Panierte, Knusper-, Vegane | 250 g, 320 g, 450 g | 1199 | fish, gluten |
tiefkuehl/tk-suesses/eis | Eis, Eiscreme, Sorbet | Vanille-, Schokolade-, Erdbeer-, Zitronen-, Haselnuss-, Pistazien-, Joghurt-, +am Stiel | 120 ml, 500 ml, 900 ml, 1 l | 599 | milk | vegetarian
tiefkuehl/tk-suesses/tk-mehlspeisen | Knödel, Strudel, Beeren, Buchteln | Marillen-, Germ-, Topfen-, Zwetschken-, Apfel-, Him-, Heidel- | 250 g, 400 g, 500 g, 750 g | 799 | gluten, milk | vegetarian
suesses-snacks/suesses/schokolade | Schokolade, Pralinen, Riegel | Vollmilch-, Zartbitter-, Weiße, Nuss-, Nougat-, Karamell-, Edelbitter-, Kokos- | 45 g, 100 g, 200 g, 300 g | 1499 | milk, nuts, soybeans | vegetarian
suesses-snacks/suesses/kekse | Kekse, Waffeln, Kipferl, Lebkuchen | Butter-, Hafer-, Schoko-, Vanille-, Haselnuss-, Mürbteig-, Zitronen- | 100 g, 150 g, 250 g, 400 g | 999 | gluten, milk, eggs | vegetarian
suesses-snacks/suesses/zuckerl | Zuckerl, Gummibären, Bonbons, Lutscher | Frucht-, Hustens-, Saure, Kräuter-, Karamell-, Bunte, Zuckerfreie | 100 g, 200 g, 300 g | 999 | |
suesses-snacks/snacks/chips | Chips, Stangen, Popcorn, Cracker | Erdäpfel-, Tortilla-, Gemüse-, Salz-, Linsen-, +Paprika, +Gesalzen, +Sauerrahm | 90 g, 125 g, 175 g, 250 g | 1199 | gluten | vegetarian
suesses-snacks/snacks/nuesse | Nüsse, Mandeln, Erdnüsse, Cashewkerne | Hasel-, Wal-, Para-, Geröstete, Gesalzene, Naturbelassene, Gehackte | 100 g, 150 g, 200 g, 500 g | 1699 | nuts, peanuts | vegan
getraenke/alkoholfrei/mineralwasser | Wasser, Mineralwasser | Mineral-, Quell-, Soda-, Tafel-, +prickelnd, +still, +mild, +Zitrone | 0,5 l, 1 l, 1,5 l, 6 x 1,5 l | 69 | | vegan
getraenke/alkoholfrei/limonaden | Limonade, Eistee, Cola, Energydrink | Orangen-, Zitronen-, Kräuter-, Himbeer-, Pfirsich-, +ohne Zucker, +Light | 0,33 l, 0,5 l, 1,5 l, 6 x 0,33 l | 149 | | vegan
getraenke/alkoholfrei/saefte | Saft, Nektar, Sirup | Apfel-, Orangen-, Marillen-, Trauben-, Johannisbeer-, Multivitamin-, Himbeer-, Holunder- | 0,2 l, 0,7 l, 1 l, 2 l | 229 | | vegan
getraenke/bier-wein/bier | Bier, Pils, Märzen, Radler | Weizen-, Zwickl-, Lager-, Stark-, Zitronen-, Dunkles, Alkoholfreies | 0,33 l, 0,5 l, 6 x 0,5 l, 20 x 0,5 l | 259 | gluten | vegan
getraenke/bier-wein/wein | Veltliner, Zweigelt, Riesling, Sekt, Rosé | Grüner, Blauer, Wachauer, Kamptaler, Alter, Junger, +Reserve, +Federspiel | 0,375 l, 0,75 l, 1 l | 999 | sulphites |
getraenke/bier-wein/spirituosen | Brand, Likör, Gin, Rum | Marillen-, Birnen-, Nuss-, Eier-, Kräuter-, Dry, Alter, Wiener | 0,2 l, 0,35 l, 0,5 l, 0,7 l | 2999 | |
getraenke/kaffee-tee/kaffee | Kaffee, Espresso, Kaffeekapseln | Bohnen-, Filter-, Löslicher, Gemahlener, Entkoffeinierter, Wiener, Hochland- | 100 g, 250 g, 500 g, 1 kg | 1599 | | vegan
getraenke/kaffee-tee/tee | Tee, Kakao | Kräuter-, Früchte-, Schwarz-, Grün-, Pfefferminz-, Kamillen-, Rooibos-, Trink- | 20 Stück, 25 Stück, 50 Stück | 12 | | vegan
haushalt/reinigen/waschmittel | Waschmittel, Weichspüler, Fleckensalz | Voll-, Color-, Fein-, Woll-, Flüssiges, Sensitives, Konzentriertes | 20 Waschgänge, 40 Waschgänge, 80 Waschgänge | 22 | |
haushalt/reinigen/putzmittel | Reiniger, Spülmittel, Tabs | Glas-, Bad-, Küchen-, WC-, Allzweck-, Geschirr-, Essig-, Ökologischer | 500 ml, 750 ml, 1 l | 449 | |
haushalt/papier-pflege/papier | Toilettenpapier, Küchenrolle, Taschentücher, Servietten | Weiches, Extra starke, Recycling-, Dreilagige, Vierlagiges | 4 Stück, 8 Stück, 10 Stück, 16 Stück | 49 | |
haushalt/papier-pflege/koerperpflege | Shampoo, Duschgel, Seife, Zahnpasta, Creme | Kräuter-, Hand-, Gesichts-, Feuchtigkeits-, Sensitives, +Lavendel, +Minze, +Olive | 75 ml, 200 ml, 250 ml, 400 ml | 1199 | |
baby-tier/baby/babynahrung | Brei, Gläschen, Milch, Quetschie | Obst-, Gemüse-, Grieß-, Folge-, Karotten-, Apfel-, +Banane | 100 g, 125 g, 190 g, 600 g | 799 | | vegetarian
baby-tier/baby/babypflege | Windeln, Feuchttücher, Creme | Höschen-, Sensitive, Wund-, Neugeborenen-, +Größe 3, +Größe 4, +Größe 5 | 30 Stück, 44 Stück, 80 Stück | 25 | |
baby-tier/tier/katze | Katzenfutter, Katzenstreu, Snack | +Huhn, +Lachs, +Rind, +Thunfisch, Trockenes, Katzen- | 85 g, 400 g, 1,5 kg, 4 kg | 599 | |
baby-tier/tier/hund | Hundefutter, Kausticks, Leckerli | +Rind, +Huhn, +Lamm, +Ente, Trockenes, Hunde- | 200 g, 400 g, 800 g, 3 kg | 549 | |
baby-tier/tier/kleintier | Futter, Heu, Streu | Hasen-, Hamster-, Vogel-, Nager-, Wiesen-, Meerschweinchen- | 400 g, 1 kg, 2 kg | 349 | |
`;

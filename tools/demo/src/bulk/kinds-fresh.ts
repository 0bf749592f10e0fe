/**
 * Kinds of goods for large generated catalogues, one per line: `category | nouns | varieties | sizes |
 * cents per kg, litre or piece | allergens | diets`. A variety `Erdbeer-` makes a compound, `+Vanille`
 * is placed after the noun, others before it.
 */
export const freshKinds = `
obst-gemuese/obst/aepfel-birnen | Äpfel, Birnen | Rote, Grüne, Steirische, Tiroler, +Gala, +Golden Delicious, +Elstar, +Jonagold, +Topaz, +Kaiser Alexander | 500 g, 1 kg, 2 kg | 299 | | vegan
obst-gemuese/obst/beeren-steinobst | Beeren, Kirschen, Pfirsiche, Marillen | Erd-, Him-, Heidel-, Brom-, Süße, Wachauer, Burgenländer, Reife | 125 g, 250 g, 500 g | 899 | | vegan
obst-gemuese/obst/zitrus-exoten | Orangen, Zitronen, Mangos, Bananen | Saft-, Blut-, Unbehandelte, Sizilianische, Essreife, Fair gehandelte | 500 g, 1 kg, 2 kg | 329 | | vegan
obst-gemuese/gemuese/salate-gurken | Salat, Gurken | Häuptel-, Kopf-, Vogerl-, Eisberg-, Feld-, Mini-, Knackige, Gewaschene | 125 g, 200 g, 1 Stück | 249 | | vegan
obst-gemuese/gemuese/fruchtgemuese | Paradeiser, Paprika, Zucchini | Rispen-, Cherry-, Fleisch-, Spitz-, Rote, Gelbe, Grüne, Bunte | 250 g, 500 g, 1 kg | 449 | | vegan
obst-gemuese/gemuese/wurzel-kohl | Karotten, Erdäpfel, Zwiebeln, Kraut | Festkochende, Mehlige, Rote, Weiße, Heurige, Früh-, Spitz-, Suppen- | 500 g, 1 kg, 2 kg, 5 kg | 149 | | vegan
obst-gemuese/gemuese/pilze-kraeuter | Champignons, Kräuter, Pilze | Braune, Weiße, Geschnittene, Austern-, Garten-, Küchen-, Frische | 20 g, 40 g, 250 g, 500 g | 799 | | vegan
fleisch-fisch/fleisch/rind-kalb | Schnitzel, Gulasch, Steak, Faschiertes | Rinds-, Kalbs-, Jungrinds-, Mariniertes, Zartes, Almochsen- | 250 g, 400 g, 500 g, 1 kg | 1899 | |
fleisch-fisch/fleisch/schwein | Schnitzel, Braten, Filet, Koteletts | Schweins-, Stroh-, Schopf-, Karree-, Marinierte, Zarte | 300 g, 500 g, 1 kg | 999 | |
fleisch-fisch/fleisch/gefluegel | Filet, Keulen, Flügel, Schnitzel | Hühner-, Puten-, Enten-, Hendl-, Marinierte, Gewürzte | 300 g, 400 g, 600 g, 1 kg | 1299 | |
fleisch-fisch/wurst-schinken/aufschnitt | Schinken, Salami, Speck, Wurst | Bein-, Press-, Roh-, Bauch-, Karree-, Extra-, Puten-, Kant-, Luftgetrocknete | 80 g, 100 g, 150 g, 200 g | 1999 | mustard, celery |
fleisch-fisch/wurst-schinken/wuerstel | Würstel, Krainer | Brat-, Grill-, Käse-, Tee-, Wiener, Debreziner, Kleine | 180 g, 200 g, 400 g | 1199 | mustard, milk |
fleisch-fisch/fisch/frischfisch | Filet, Garnelen, Forelle | Lachs-, Zander-, Kabeljau-, Seelachs-, Riesen-, Frische, Geputzte | 150 g, 200 g, 300 g | 2799 | fish |
fleisch-fisch/fisch/raeucherfisch | Lachs, Forelle, Makrele | Räucher-, Graved, Gebeizter, Geräucherte, Kalt geräucherte | 75 g, 100 g, 150 g, 200 g | 3499 | fish |
milch-eier/milch-rahm/frischmilch | Milch, Buttermilch, Kakao | Voll-, Mager-, Heu-, Berg-, Alm-, Frische, Länger frische, Laktosefreie, Leichte | 0,5 l, 1 l, 1,5 l, 2 l | 149 | milk | vegetarian
milch-eier/milch-rahm/rahm-butter | Butter, Rahm, Obers, Crème fraîche | Tee-, Sauer-, Süß-, Schlag-, Kaffee-, Kräuter-, Gesalzene, Streichzarte | 125 g, 200 g, 250 g, 500 g | 899 | milk | vegetarian
milch-eier/joghurt-desserts/naturjoghurt | Joghurt, Topfen, Skyr, Kefir | Natur-, Griechisches, Mager-, Rahm-, Cremiges, Stichfestes, Laktosefreies | 180 g, 250 g, 500 g, 1 kg | 399 | milk | vegetarian
milch-eier/joghurt-desserts/fruchtjoghurt | Joghurt, Skyr, Joghurtdrink | Erdbeer-, Heidelbeer-, Marillen-, Pfirsich-, Himbeer-, Kirsch-, +Vanille, +Stracciatella, +Mango | 150 g, 180 g, 250 g, 500 g | 499 | milk | vegetarian
milch-eier/joghurt-desserts/desserts | Pudding, Mousse, Grießbrei, Milchreis | Schokolade-, Vanille-, Karamell-, Haselnuss-, Sahne-, +Zimt, +Kirsche | 100 g, 150 g, 200 g, 400 g | 699 | milk | vegetarian
milch-eier/kaese/schnittkaese | Käse, Gouda, Emmentaler, Bergkäse | Schnitt-, Alm-, Heumilch-, Junger, Alter, Würziger, Milder, Geriebener, +in Scheiben | 150 g, 200 g, 250 g, 400 g | 1299 | milk | vegetarian
milch-eier/kaese/weich-frischkaese | Camembert, Frischkäse, Mozzarella, Feta, Ricotta | Rahm-, Kräuter-, Mini-, Büffel-, Cremiger, Körniger, +Natur, +Schnittlauch | 125 g, 150 g, 200 g, 250 g | 999 | milk | vegetarian
milch-eier/eier-pflanzlich/eier | Eier | Freiland-, Bodenhaltungs-, Weide-, Frische, Bunte, Große | 4 Stück, 6 Stück, 10 Stück, 18 Stück | 39 | eggs | vegetarian
milch-eier/eier-pflanzlich/pflanzendrinks | Drink, Tofu, Joghurtalternative | Hafer-, Mandel-, Soja-, Reis-, Kokos-, Räucher-, Ungesüßter, +Barista | 200 g, 500 ml, 1 l | 249 | soybeans | vegan
brot-gebaeck/brot/laibbrot | Brot, Laib | Bauern-, Roggen-, Sauerteig-, Dinkel-, Haus-, Holzofen-, Nuss-, Kürbiskern- | 500 g, 750 g, 1 kg | 499 | gluten | vegan
brot-gebaeck/brot/schnittbrot | Toast, Brot, Toastbrot | Butter-, Vollkorn-, Sandwich-, Dinkel-, Eiweiß-, Knäcke-, Geschnittenes | 250 g, 400 g, 500 g | 449 | gluten | vegetarian
brot-gebaeck/gebaeck/semmeln | Semmeln, Weckerl, Stangerl | Kaiser-, Hand-, Mohn-, Korn-, Laugen-, Salz-, Kürbiskern- | 2 Stück, 4 Stück, 6 Stück | 49 | gluten | vegan
brot-gebaeck/gebaeck/mehlspeisen | Krapfen, Strudel, Kuchen, Schnecken | Marillen-, Topfen-, Apfel-, Nuss-, Marmor-, Mohn-, Vanille-, Schoko- | 100 g, 250 g, 400 g | 899 | gluten, eggs, milk | vegetarian
`;

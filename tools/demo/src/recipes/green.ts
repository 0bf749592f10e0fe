/** Dishes without meat and fish. `read-recipes.ts` describes the format. */
export const green = `
# linsendal | Linsendal mit Spinat | Lentil dal with spinach | 40/15 | 4 | easy | - | v
Wärmend, günstig und aus dem Vorrat gekocht. | Warming, cheap and cooked from the cupboard.
300g linsen; 400g gehackt; 300g spinat; 300g basmati; 1st zwiebel; 3ze knoblauch; 30g ingwer; 2el rapsoel; 1tl salz
Zwiebel, Knoblauch und Ingwer im Öl anschwitzen. | Soften onion, garlic and ginger in the oil.
Linsen, Paradeiser und 700 ml Wasser dazugeben, 25 Minuten köcheln. | Add lentils, tomatoes and 700 ml of water, simmer for 25 minutes.
Den Spinat darin auftauen, salzen und mit dem Reis servieren. | Thaw the spinach in it, salt and serve with the rice.
# kichererbsencurry | Kichererbsencurry | Chickpea curry | 30/15 | 4 | easy | - | v
Mit Süßkartoffel und Limette, in einer halben Stunde auf dem Tisch. | With sweet potato and lime, on the table in half an hour.
800g kichererbsen; 2st suesskartoffel; 400g gehackt; 1st zwiebel; 2ze knoblauch; 20g ingwer; 1st limette; 300g basmati; 2el rapsoel
Zwiebel, Knoblauch und Ingwer anbraten, Süßkartoffelwürfel kurz mitrösten. | Fry onion, garlic and ginger, then the diced sweet potato briefly.
Paradeiser und ein Glas Wasser zugeben, 15 Minuten köcheln, die Kichererbsen mitwärmen. | Add tomatoes and a glass of water, simmer for 15 minutes, warm the chickpeas in it.
Mit Limettensaft abschmecken und mit Reis anrichten. | Season with lime juice and serve with rice.
# tofu-wok | Wok mit Tofu und Erdnuss | Stir-fry with tofu and peanut | 20/20 | 2 | easy | - | v
Knuspriger Tofu, buntes Gemüse und eine schnelle Erdnusssauce. | Crisp tofu, colourful vegetables and a quick peanut sauce.
200g tofu; 400g wokgemuese; 150g reis; 2el erdnussmus; 3el sojasauce; 1st limette; 2el oel
Den Reis kochen. Tofuwürfel im heißen Öl knusprig braten und herausnehmen. | Cook the rice. Fry the diced tofu crisp in hot oil and take it out.
Das Gemüse 6 Minuten scharf braten. | Fry the vegetables over high heat for 6 minutes.
Erdnussmus, Sojasauce und Limettensaft verrühren, alles darin schwenken. | Stir peanut butter, soy sauce and lime juice and toss everything in it.
# melanzani-auflauf | Melanzani-Auflauf mit Mozzarella | Aubergine bake with mozzarella | 70/25 | 4 | medium | S | t
Weiche Melanzani, Paradeisersauce und zerlaufener Käse. | Soft aubergines, tomato sauce and melted cheese.
3st melanzani; 800g dose; 3st mozzarella; 60g parmesan; 1st basilikum; 2ze knoblauch; 5el olivenoel; 1tl salz
Die Melanzani in Scheiben salzen, abtupfen und mit Öl auf dem Blech 20 Minuten backen. | Salt slices of aubergine, pat dry and bake them with oil on a tray for 20 minutes.
Paradeiser, Knoblauch und Basilikum zu einer dicken Sauce kochen. | Cook tomatoes, garlic and basil to a thick sauce.
Mit Mozzarella und Parmesan einschichten und bei 190 °C 25 Minuten backen. | Layer with mozzarella and parmesan and bake at 190 °C for 25 minutes.
# penne-mit-ofengemuese | Penne mit Ofengemüse | Penne with roast vegetables | 40/15 | 4 | easy | S | v
Gemüse, das im Ofen süß wird, und Nudeln mit Biss. | Vegetables that turn sweet in the oven, and pasta with bite.
400g penne; 1st melanzani; 2st paprika; 250g cherry; 1st zwiebel; 4el olivenoel; 2ze knoblauch; 1tl kraeuter; 1tl salz
Das Gemüse in Stücken mit Öl, Kräutern und Salz bei 210 °C 25 Minuten rösten. | Roast the vegetables in pieces with oil, herbs and salt at 210 °C for 25 minutes.
Die Penne bissfest kochen und etwas Kochwasser aufheben. | Cook the penne al dente and keep a little of the water.
Alles mit einem Schuss Kochwasser vermengen. | Toss everything with a dash of the water.
# rote-rueben-salat | Rote-Rüben-Salat mit Schafkäse | Beetroot salad with sheep's cheese | 15/15 | 2 | easy | HW | t
Erdig, salzig, knackig – in einer Viertelstunde. | Earthy, salty, crunchy – in a quarter of an hour.
500g ruebe; 150g schafkaese; 100g rucola; 50g walnuss; 1st apfel; 3el kernoel; 2el essig
Rüben und Apfel in Spalten schneiden. | Cut beetroot and apple into wedges.
Mit Rucola, Essig und Öl mischen. | Toss with rocket, vinegar and oil.
Käse und gehackte Walnüsse darüberstreuen. | Strew cheese and chopped walnuts on top.
# schwammerlgulasch | Schwammerlgulasch mit Polenta | Mushroom goulash with polenta | 35/25 | 4 | easy | H | t
Würzige Pilze in Rahm, dazu weiche Polenta. | Spicy mushrooms in cream, with soft polenta.
500g champignon; 200g seitling; 250g polenta; 2st zwiebel; 1el paprikapulver; 200g sauerrahm; 40g butter; 1bd petersilie; 1tl salz
Die Zwiebeln in der Butter goldig braten, die Pilze scharf mitbraten. | Brown the onions in the butter and fry the mushrooms with them over high heat.
Paprikapulver und ein Glas Wasser einrühren, 10 Minuten schmoren, mit Rahm verfeinern. | Stir in paprika and a glass of water, braise for 10 minutes, finish with the sour cream.
Die Polenta in einem Liter Salzwasser weich rühren und dazu servieren. | Stir the polenta in a litre of salted water until soft and serve with it.
# spinatknoedel | Spinatknödel mit brauner Butter | Spinach dumplings with brown butter | 50/30 | 4 | medium | - | t
Aus altbackenem Brot wird ein Festessen. | Stale bread turns into a feast.
6st semmel; 450g spinat; 200ml milch; 3st ei; 1st zwiebel; 80g parmesan; 80g butter; 2el mehl; 1tl salz
Die Semmeln würfeln, mit warmer Milch übergießen, Spinat auftauen und ausdrücken. | Dice the rolls, pour on warm milk; thaw and squeeze the spinach.
Mit Eiern, gerösteter Zwiebel, Mehl und Salz vermengen, rasten lassen und Knödel formen. | Mix with eggs, fried onion, flour and salt, let it rest and form dumplings.
Fünfzehn Minuten sieden, mit Parmesan und gebräunter Butter servieren. | Simmer for 15 minutes and serve with parmesan and brown butter.
# brokkolisuppe | Brokkolicremesuppe | Cream of broccoli soup | 25/10 | 4 | easy | - | t
Samtig grün, mit knusprigen Brotwürfeln. | Velvety green, with crisp cubes of bread.
500g brokkoli; 200g mehlig; 1st zwiebel; 2st suppenpulver; 100ml obers; 100g bauernbrot; 2el butter
Zwiebel in der halben Butter anschwitzen, Brokkoli und Erdäpfelwürfel dazugeben. | Soften the onion in half of the butter, add broccoli and diced potatoes.
Mit einem Liter Suppe 15 Minuten kochen, Obers zugeben und fein pürieren. | Cook in a litre of stock for 15 minutes, add the cream and blend smooth.
Brotwürfel in der restlichen Butter rösten und darüberstreuen. | Toast cubes of bread in the remaining butter and strew on top.
# kuerbiskern-erdaepfelsalat | Erdäpfelsalat mit Kernöl | Potato salad with pumpkin seed oil | 40/20 | 4 | easy | - | v
Der Beilagensalat, der alles andere zur Beilage macht. | The side dish that turns everything else into one.
1000g erdapfel; 1st zwiebel; 1st suppenpulver; 4el essig; 4el kernoel; 1tl senf; 1tl salz
Die Erdäpfel kochen, noch heiß schälen und in Scheiben schneiden. | Boil the potatoes, peel them hot and slice them.
Mit 200 Millilitern heißer Suppe, Essig, Senf, Salz und Zwiebel vorsichtig mischen. | Toss gently with 200 ml of hot stock, vinegar, mustard, salt and onion.
Ziehen lassen und vor dem Servieren das Kernöl unterheben. | Let it stand and fold in the oil before serving.
# falafel-teller | Falafel aus dem Ofen | Oven-baked falafel | 45/20 | 4 | medium | - | v
Knusprige Laibchen mit Tahin und frischem Gurkensalat. | Crisp patties with tahini and fresh cucumber salad.
800g kichererbsen; 1st zwiebel; 2ze knoblauch; 1bd petersilie; 3el mehl; 4el tahin; 1st zitrone; 1st gurke; 250g cherry; 3el olivenoel; 1tl salz
Kichererbsen, Zwiebel, Knoblauch, Petersilie, Mehl und Salz grob pürieren und Laibchen formen. | Blend chickpeas, onion, garlic, parsley, flour and salt coarsely and form patties.
Mit Öl bestreichen und bei 200 °C 25 Minuten backen. | Brush with oil and bake at 200 °C for 25 minutes.
Tahin mit Zitronensaft und Wasser verrühren, mit Gurke und Paradeisern anrichten. | Stir tahini with lemon juice and water and serve with cucumber and tomatoes.
# linsenbolognese | Linsenbolognese mit roten Penne | Lentil bolognese with red penne | 40/15 | 4 | easy | - | v
Deftig ohne Fleisch und ganz ohne Gluten. | Hearty without meat, and without gluten.
250g linsenpenne; 200g linsen; 800g gehackt; 2st karotte; 1st zwiebel; 2ze knoblauch; 3el olivenoel; 1tl salz
Gemüse fein würfeln und im Öl anrösten. | Dice the vegetables finely and soften in the oil.
Linsen, Paradeiser und ein Glas Wasser zugeben, 30 Minuten köcheln. | Add lentils, tomatoes and a glass of water, simmer for 30 minutes.
Mit den gekochten Penne mischen. | Toss with the cooked penne.
# gefuellte-paprika | Gefüllte Paprika mit Reis | Stuffed peppers with rice | 65/25 | 4 | medium | S | v
Bunte Paprika, würzige Fülle und eine süße Paradeisersauce. | Colourful peppers, spicy filling and a sweet tomato sauce.
4st paprika; 200g reis; 400g kidney; 800g gehackt; 1st zwiebel; 2ze knoblauch; 3el olivenoel; 1el zucker; 1tl salz
Den Reis kochen, mit Bohnen und gerösteter Zwiebel mischen und die Paprika füllen. | Cook the rice, mix with beans and fried onion and fill the peppers.
Paradeiser mit Knoblauch, Zucker und Salz 10 Minuten kochen. | Cook tomatoes with garlic, sugar and salt for 10 minutes.
Die Paprika in die Sauce setzen und bei 190 °C 35 Minuten schmoren. | Set the peppers in the sauce and braise at 190 °C for 35 minutes.
# bruschetta | Bruschetta mit Paradeisern | Bruschetta with tomatoes | 15/15 | 4 | easy | S | v
Knuspriges Brot, reife Paradeiser und gutes Öl. | Crisp bread, ripe tomatoes and good oil.
1st baguette; 5st paradeiser; 1st basilikum; 2ze knoblauch; 4el olivenoel; 1pr salz
Die Paradeiser entkernen, fein würfeln, mit Öl, Basilikum und Salz mischen. | Seed and dice the tomatoes finely, mix with oil, basil and salt.
Brotscheiben rösten und mit Knoblauch abreiben. | Toast slices of bread and rub with garlic.
Die Paradeiser darauf verteilen und gleich essen. | Pile on the tomatoes and eat at once.
# ziegenkaese-toast | Überbackener Ziegenkäse mit Birne | Baked goat's cheese with pear | 20/10 | 2 | easy | H | t
Süß, würzig und in 20 Minuten fertig. | Sweet, savoury and done in 20 minutes.
150g ziegenkaese; 1st birne; 200g bauernbrot; 100g rucola; 30g walnuss; 2el honig; 2el olivenoel
Brotscheiben mit Birne und Käse belegen. | Cover slices of bread with pear and cheese.
Mit Honig beträufeln und bei 220 °C 10 Minuten überbacken. | Sprinkle with honey and bake at 220 °C for 10 minutes.
Mit Rucola, Walnüssen und Öl servieren. | Serve with rocket, walnuts and oil.
`;

/** Quick everyday dishes. `read-recipes.ts` describes the format. */
export const everyday = `
# spaghetti-bolognese | Spaghetti Bolognese | Spaghetti bolognese | 60/20 | 4 | easy | - | -
Lange geschmort, tief im Geschmack und bei Kindern unschlagbar. | Braised long, deep in flavour and unbeatable with children.
500g spaghetti; 500g faschiert; 800g dose; 1st zwiebel; 2st karotte; 2ze knoblauch; 3el olivenoel; 80g parmesan; 1tl salz
Zwiebel, Karotten und Knoblauch fein würfeln und im Öl anrösten, das Fleisch krümelig mitbraten. | Dice onion, carrots and garlic finely and soften in the oil; brown the meat with them.
Paradeiser dazugeben, salzen und 40 Minuten leise schmoren. | Add the tomatoes, salt and braise gently for 40 minutes.
Mit den gekochten Spaghetti mischen und mit Parmesan bestreuen. | Toss with the cooked spaghetti and strew with parmesan.
# penne-mit-lachs | Penne mit Lachs und Spinat | Penne with salmon and spinach | 25/20 | 4 | easy | - | -
Cremig, zitronig und in einer Pfanne fertig. | Creamy, lemony and done in one pan.
400g penne; 300g lachs; 300g spinat; 250ml obers; 1st zitrone; 1ze knoblauch; 1el butter; 1tl salz
Die Penne bissfest kochen, den Spinat auftauen lassen. | Cook the penne al dente, let the spinach thaw.
Lachswürfel und Knoblauch kurz in der Butter braten, Obers und Spinat dazugeben, 5 Minuten köcheln. | Fry cubes of salmon and the garlic briefly in the butter, add cream and spinach, simmer for 5 minutes.
Mit Zitronensaft abschmecken und die Penne unterheben. | Season with lemon juice and fold in the penne.
# huehnercurry | Hühnercurry mit Mango | Chicken curry with mango | 35/25 | 4 | easy | - | -
Fruchtig und mild-scharf, mit duftendem Basmatireis. | Fruity and gently hot, with fragrant basmati rice.
500g huehnerfilet; 300g basmati; 1st mango; 200g joghurt; 1st zwiebel; 2ze knoblauch; 20g ingwer; 1st pfefferoni; 2el oel; 1tl salz
Den Reis kochen. Zwiebel, Knoblauch, Ingwer und Pfefferoni im Öl anschwitzen. | Cook the rice. Soften onion, garlic, ginger and chilli in the oil.
Das Huhn in Würfeln rundum anbraten, Mangostücke und etwas Wasser zugeben, 10 Minuten köcheln. | Brown the diced chicken, add pieces of mango and a little water, simmer for 10 minutes.
Vom Herd nehmen, das Joghurt einrühren und mit dem Reis servieren. | Take off the heat, stir in the yoghurt and serve with the rice.
# chili-con-carne | Chili con carne | Chilli con carne | 50/20 | 6 | easy | HW | -
Ein großer Topf für viele, mit Bohnen, Mais und milder Schärfe. | A big pot for many, with beans, corn and a mild heat.
600g rindsfaschiert; 800g kidney; 340g mais; 800g gehackt; 2st zwiebel; 2ze knoblauch; 1st pfefferoni; 2el oel; 1el paprikapulver; 1tl salz
Zwiebeln, Knoblauch und Pfefferoni anrösten, das Fleisch krümelig braten, Paprikapulver einrühren. | Soften onions, garlic and chilli, brown the meat, stir in the paprika.
Paradeiser dazugeben und eine halbe Stunde köcheln. | Add the tomatoes and simmer for half an hour.
Bohnen und Mais abspülen, mitwärmen und abschmecken. | Rinse beans and corn, warm them in it and season.
# brathuhn | Brathuhn mit Ofengemüse | Roast chicken with vegetables | 90/20 | 4 | easy | - | -
Außen knusprig, innen saftig, das Gemüse gleich daneben auf dem Blech. | Crisp outside, juicy inside, with the vegetables on the same tray.
1st huhn; 800g erdapfel; 4st karotte; 2st zwiebel; 1bd rosmarin; 1st zitrone; 3el olivenoel; 2tl salz
Das Huhn salzen, die Zitrone und den Rosmarin hineingeben und mit Öl bestreichen. | Salt the chicken, put lemon and rosemary inside and brush with oil.
Das Gemüse in Stücken rundum verteilen. | Spread the vegetables in pieces around it.
Bei 190 °C 70 Minuten braten, zweimal mit dem Saft übergießen. | Roast at 190 °C for 70 minutes, basting twice with the juices.
# forelle-muellerin | Forelle nach Müllerinart | Trout meunière | 25/20 | 2 | medium | FS | -
Gebräunte Butter, Zitrone und Petersilie: mehr braucht eine gute Forelle nicht. | Brown butter, lemon and parsley: a good trout needs no more.
2st forelle; 400g erdapfel; 3el mehl; 60g butter; 1st zitrone; 1bd petersilie; 1tl salz
Die Erdäpfel kochen. Die Forellen salzen und in Mehl wenden. | Boil the potatoes. Salt the trout and turn them in flour.
In der Hälfte der Butter auf jeder Seite 5 Minuten braten. | Fry in half of the butter for 5 minutes on each side.
Die restliche Butter bräunen, Zitronensaft und Petersilie zugeben und darübergießen. | Brown the remaining butter, add lemon juice and parsley and pour over.
# kabeljau-aus-dem-ofen | Kabeljau auf Paradeisern | Cod on tomatoes | 35/15 | 4 | easy | S | -
Ein Blech, wenig Arbeit: Fisch, süße Paradeiser und Oliven. | One tray, little work: fish, sweet tomatoes and olives.
600g kabeljau; 500g cherry; 150g oliven; 800g erdapfel; 4el olivenoel; 2ze knoblauch; 1st zitrone; 1tl salz
Die Erdäpfel in dünnen Scheiben mit der Hälfte des Öls bei 200 °C 15 Minuten vorbacken. | Bake thin slices of potato with half of the oil at 200 °C for 15 minutes.
Paradeiser, Oliven und Knoblauch darauf verteilen, den Fisch darauflegen. | Spread tomatoes, olives and garlic on top and lay the fish on them.
Mit Öl und Zitronensaft beträufeln und weitere 15 Minuten backen. | Sprinkle with oil and lemon juice and bake for another 15 minutes.
# muscheln-in-weisswein | Miesmuscheln in Weißwein | Mussels in white wine | 25/20 | 2 | medium | HW | -
Dampfend aus dem Topf, das Baguette zum Auftunken daneben. | Steaming from the pot, with baguette for mopping up.
1000g muscheln; 200ml veltliner; 1st zwiebel; 3ze knoblauch; 1bd petersilie; 30g butter; 1st baguette
Die Muscheln gründlich waschen, offene wegwerfen. | Wash the mussels thoroughly and throw open ones away.
Zwiebel und Knoblauch in der Butter anschwitzen, mit dem Wein ablöschen. | Soften onion and garlic in the butter and quench with the wine.
Die Muscheln zugedeckt 5 Minuten dämpfen, bis sie sich öffnen; mit Petersilie bestreuen. | Steam the mussels under a lid for 5 minutes until they open; strew with parsley.
# garnelen-risotto | Risotto mit Garnelen und Erbsen | Risotto with prawns and peas | 40/35 | 4 | medium | F | -
Cremiger Risotto mit süßen Erbsen und rosa Garnelen. | Creamy risotto with sweet peas and pink prawns.
300g risotto; 400g garnelen; 200g erbsen; 1st zwiebel; 150ml veltliner; 2st suppenpulver; 60g parmesan; 40g butter
Die Zwiebel in der halben Butter anschwitzen, den Reis glasig rühren und mit Wein ablöschen. | Soften the onion in half of the butter, stir the rice until glassy and quench with wine.
Nach und nach einen Liter heiße Suppe einrühren, etwa 18 Minuten. | Gradually stir in a litre of hot stock, for about 18 minutes.
Erbsen und Garnelen 5 Minuten mitziehen lassen, Butter und Parmesan unterrühren. | Leave peas and prawns in it for 5 minutes, then stir in butter and parmesan.
# thunfischsalat | Nizza-Salat mit Thunfisch | Niçoise salad with tuna | 25/25 | 4 | easy | S | -
Ein sommerlicher Teller, der satt macht und nicht schwer ist. | A summery plate that fills without being heavy.
320g thunfisch; 500g erdapfel; 4st ei; 250g cherry; 1st salat; 100g oliven; 4el olivenoel; 3el essig; 1tl senf
Erdäpfel und Eier kochen und abkühlen lassen. | Boil potatoes and eggs and let them cool.
Öl, Essig und Senf verrühren. | Whisk oil, vinegar and mustard.
Alles auf dem Salat anrichten und mit der Sauce beträufeln. | Arrange everything on the lettuce and sprinkle with the dressing.
# pasta-carbonara | Spaghetti Carbonara | Spaghetti carbonara | 20/20 | 4 | easy | - | -
Nur Ei, Speck und Parmesan – und ganz ohne Obers. | Just egg, bacon and parmesan – and no cream at all.
500g spaghetti; 150g speck; 4st ei; 100g parmesan; 1tl pfeffer
Die Spaghetti kochen, den Speck knusprig auslassen. | Cook the spaghetti and crisp the bacon.
Eier, geriebenen Parmesan und viel Pfeffer verquirlen. | Whisk eggs, grated parmesan and plenty of pepper.
Die tropfnassen Spaghetti zum Speck geben, vom Herd ziehen und die Eier rasch unterrühren. | Add the dripping spaghetti to the bacon, take off the heat and quickly stir in the eggs.
# faschierte-laibchen | Faschierte Laibchen mit Püree | Meat patties with mash | 45/30 | 4 | easy | - | -
Saftige Laibchen, cremiges Püree und ein Gurkerl dazu. | Juicy patties, creamy mash and a gherkin beside.
500g faschiert; 1000g mehlig; 2st semmel; 1st ei; 1st zwiebel; 250ml milch; 50g butter; 100g gurkerl; 1tl senf; 1tl salz
Die Semmeln in etwas Milch einweichen, mit Fleisch, Ei, Zwiebel, Senf und Salz verkneten und Laibchen formen. | Soak the rolls in a little milk, knead with meat, egg, onion, mustard and salt and form patties.
Die Erdäpfel kochen, mit heißer Milch und der halben Butter zerstampfen. | Boil the potatoes and mash with hot milk and half of the butter.
Die Laibchen in der übrigen Butter beidseitig braun braten. | Fry the patties in the remaining butter until brown on both sides.
# reisfleisch | Serbisches Reisfleisch | Rice with pork and paprika | 55/20 | 4 | easy | - | -
Ein Topf, viel Paprika: das Lieblingsessen vieler Kindheiten. | One pot, lots of paprika: the favourite of many a childhood.
600g schnitzel; 300g reis; 2st zwiebel; 2st paprika; 2el paprikapulver; 3el oel; 1ze knoblauch; 60g bergkaese; 1tl salz
Zwiebeln und Fleischwürfel im Öl braun braten. | Brown onions and diced meat in the oil.
Paprikastreifen, Knoblauch und Paprikapulver zugeben, mit 700 Millilitern Wasser aufgießen. | Add strips of pepper, garlic and paprika and pour on 700 ml of water.
Den Reis einrühren und zugedeckt 25 Minuten dünsten; mit Käse bestreuen. | Stir in the rice, cook under a lid for 25 minutes and strew with cheese.
# kalbsschnitzel-zitrone | Kalbsschnitzel mit Zitronenbutter | Veal escalopes with lemon butter | 25/20 | 4 | medium | F | -
Zart, schnell und festlich, mit frischen Erbsen. | Tender, quick and festive, with fresh peas.
4st kalb; 400g erbsenschoten; 1st zitrone; 60g butter; 2el mehl; 300g reis; 1tl salz
Den Reis kochen. Die Erbsen auslösen und 5 Minuten dünsten. | Cook the rice. Shell the peas and steam them for 5 minutes.
Die Schnitzel salzen, in Mehl wenden und in der halben Butter je zwei Minuten braten. | Salt the escalopes, turn in flour and fry in half of the butter for two minutes each.
Den Bratensatz mit Zitronensaft lösen und mit der übrigen Butter binden. | Deglaze with lemon juice and bind with the remaining butter.
# ente-mit-rotkraut | Ente mit Apfelrotkraut | Duck with red cabbage and apple | 150/40 | 4 | hard | W | -
Das Festessen: knusprige Ente, süßsaures Rotkraut, duftende Sauce. | The feast: crisp duck, sweet-and-sour red cabbage, fragrant gravy.
1st ente; 0.6st rotkraut; 2st apfel; 1st zwiebel; 200ml zweigelt; 2el zucker; 3el essig; 1tl zimt; 2tl salz
Die Ente salzen, mit einem Apfel füllen und bei 170 °C zwei Stunden braten, öfter übergießen. | Salt the duck, fill it with an apple and roast at 170 °C for two hours, basting often.
Zucker karamellisieren, Zwiebel und gehobeltes Kraut anschwitzen, mit Essig und Wein ablöschen. | Caramelise the sugar, soften onion and sliced cabbage, quench with vinegar and wine.
Mit geriebenem Apfel und Zimt eine Stunde weich dünsten. | Braise with grated apple and cinnamon for an hour until soft.
`;

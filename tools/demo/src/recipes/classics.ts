/** Austrian classics. `read-recipes.ts` describes the format. */
export const classics = `
# wiener-schnitzel | Wiener Schnitzel vom Schwein | Viennese escalope of pork | 35/30 | 4 | medium | - | -
Goldbraun, dünn geklopft und mit lockerer Panier – so, wie es sonntags sein soll. | Golden, beaten thin and loosely crumbed – the way a Sunday should taste.
4st schnitzel; 800g erdapfel; 2st ei; 100g mehl; 2st semmel; 250ml oel; 20g butter; 1st zitrone; 1bd petersilie; 1tl salz
Die Schnitzel zwischen Folie dünn klopfen und auf beiden Seiten salzen. Die Semmeln fein reiben. | Beat the escalopes thin between two sheets of film and salt both sides. Grate the rolls finely.
Nacheinander in Mehl, verquirlten Eiern und Bröseln wenden, ohne die Panier anzudrücken. | Turn them in flour, whisked eggs and crumbs, without pressing the crumbs on.
In reichlich heißem Öl schwimmend auf jeder Seite etwa drei Minuten backen, dabei die Pfanne bewegen. | Fry afloat in plenty of hot oil for about three minutes on each side, moving the pan.
Auf Küchenpapier abtropfen lassen. Die gekochten Erdäpfel in Butter und Petersilie schwenken und mit Zitrone dazu servieren. | Drain on kitchen paper. Toss the boiled potatoes in butter and parsley and serve them with it, and with lemon.
# rindsgulasch | Wiener Rindsgulasch | Viennese beef goulash | 180/35 | 6 | medium | HW | -
Viel Zwiebel, viel Zeit und guter Paprika: ein Gulasch, das am nächsten Tag noch besser ist. | Plenty of onion, plenty of time and good paprika: a goulash that is even better the next day.
1000g gulaschfleisch; 1000g zwiebel; 4el oel; 3el paprikapulver; 2ze knoblauch; 1tl kuemmel; 2el essig; 1tl salz
Die Zwiebeln fein schneiden und im Öl langsam goldbraun rösten, etwa 20 Minuten. | Chop the onions finely and brown them slowly in the oil, for about 20 minutes.
Paprikapulver einrühren, sofort mit Essig und etwas Wasser ablöschen, damit es nicht bitter wird. | Stir in the paprika and quench with vinegar and a little water at once, so that it does not turn bitter.
Fleisch, gepressten Knoblauch, Kümmel und Salz dazugeben, knapp mit Wasser bedecken. | Add the meat, pressed garlic, caraway and salt, and just cover with water.
Zugedeckt zweieinhalb Stunden leise köcheln, bis das Fleisch mürb ist. | Simmer gently under a lid for two and a half hours, until the meat is tender.
# tafelspitz-mit-apfelkren | Tafelspitz mit Apfel und Kren | Boiled beef with apple and horseradish | 180/30 | 6 | medium | HW | -
Zart gesottenes Rind in klarer Suppe, dazu eine frische Creme aus Apfel und Kren. | Gently simmered beef in clear broth, with a fresh cream of apple and horseradish.
1500g tafelspitz; 4st karotte; 1st zwiebel; 2st apfel; 175g krenfrischkaese; 1bd petersilie; 2tl salz; 1tl pfeffer
Die ungeschälte Zwiebel halbieren und ohne Fett dunkel rösten. In drei Litern Wasser mit Salz aufkochen. | Halve the unpeeled onion and brown it dark without fat. Bring to the boil in three litres of salted water.
Das Fleisch einlegen und zweieinhalb Stunden knapp unter dem Siedepunkt ziehen lassen; Karotten die letzte halbe Stunde mitgaren. | Put in the meat and leave it just below boiling for two and a half hours; add the carrots for the last half hour.
Die Äpfel reiben und mit dem Krenfrischkäse verrühren. | Grate the apples and stir into the horseradish cheese.
Das Fleisch quer zur Faser schneiden und mit Gemüse, etwas Suppe und der Creme anrichten. | Slice the meat across the grain and serve with vegetables, a little broth and the cream.
# kasnocken | Kasnocken mit Bergkäse | Cheese dumplings with mountain cheese | 35/30 | 4 | easy | - | t
Flaumige Nocken, würziger Käse und viel knuspriger Zwiebel, direkt aus der Pfanne. | Fluffy dumplings, strong cheese and plenty of crisp onion, straight from the pan.
400g mehl; 3st ei; 200ml milch; 300g bergkaese; 2st zwiebel; 60g butter; 1tl salz
Mehl, Eier, Milch und Salz rasch zu einem zähen Teig schlagen. | Quickly beat flour, eggs, milk and salt into a thick batter.
Durch ein Spätzlesieb in kochendes Salzwasser drücken; was oben schwimmt, abschöpfen. | Press through a dumpling sieve into boiling salted water; lift out what floats.
Zwiebelringe in der Butter knusprig braun rösten und herausheben. | Fry the onion rings in the butter until crisp and brown, and lift them out.
Nocken und geriebenen Käse in der Pfanne schmelzen lassen, mit dem Zwiebel bestreuen. | Melt dumplings and grated cheese in the pan and strew with the onions.
# kaiserschmarren | Kaiserschmarren | Kaiserschmarren, torn pancake | 30/25 | 4 | easy | - | t
Luftig, in Butter karamellisiert und mit viel Staubzucker. | Airy, caramelised in butter and under plenty of icing sugar.
200g mehl; 300ml milch; 4st ei; 60g butter; 3el zucker; 1pr salz; 2el staubzucker
Die Eier trennen. Dotter mit Milch, Mehl und Salz glatt rühren. | Separate the eggs. Stir yolks, milk, flour and salt until smooth.
Eiklar mit dem Zucker zu Schnee schlagen und unterheben. | Whisk the whites with the sugar and fold them in.
In heißer Butter stocken lassen, wenden und mit zwei Gabeln in Stücke reißen. | Let it set in hot butter, turn it and tear it into pieces with two forks.
Kurz karamellisieren und mit Staubzucker bestreuen. | Caramelise briefly and dust with icing sugar.
# marillenknoedel | Marillenknödel aus Topfenteig | Apricot dumplings of curd dough | 60/40 | 4 | medium | S | t
Ganze Marillen in zartem Topfenteig, in Butterbröseln gewälzt. | Whole apricots in tender curd dough, rolled in buttered crumbs.
12st marillen; 250g topfen; 120g mehl; 1st ei; 100g butter; 3st semmel; 3el zucker; 1pr salz
Topfen, Mehl, Ei, ein Fünftel der Butter und Salz verkneten und eine halbe Stunde rasten lassen. | Knead curd, flour, egg, a fifth of the butter and the salt, and let it rest for half an hour.
Den Teig teilen, um je eine Marille drücken und zu Knödeln formen. | Divide the dough and close a piece around each apricot.
In leise siedendem Salzwasser 12 Minuten ziehen lassen. | Poach in gently simmering salted water for 12 minutes.
Semmelbrösel mit Zucker in der übrigen Butter rösten und die Knödel darin wälzen. | Toast the grated rolls with the sugar in the remaining butter and roll the dumplings in them.
# apfelstrudel-vom-blech | Apfelkuchen vom Blech | Apple traybake | 70/30 | 12 | easy | HW | t
Saftig, zimtig und für viele: der Kuchen, der immer als Erster aus ist. | Juicy, full of cinnamon and for many: the cake that is always gone first.
1200g apfel; 300g mehl; 200g butter; 150g zucker; 4st ei; 100ml milch; 2tl zimt; 80g mandeln
Butter und Zucker schaumig rühren, die Eier einzeln dazugeben. | Cream butter and sugar, then add the eggs one by one.
Mehl und Milch unterheben und auf ein befettetes Blech streichen. | Fold in flour and milk and spread on a greased tray.
Mit Apfelspalten belegen, mit Zimt und gehackten Mandeln bestreuen. | Cover with slices of apple and strew with cinnamon and chopped almonds.
Bei 180 °C 40 Minuten backen. | Bake at 180 °C for 40 minutes.
# krautfleckerl | Krautfleckerl | Pasta with caramelised cabbage | 40/30 | 4 | easy | HW | t
Karamellisiertes Kraut und kleine Nudeln: einfach, billig und unerreicht. | Caramelised cabbage and small pasta: simple, cheap and unsurpassed.
400g fleckerl; 800g kraut; 2st zwiebel; 4el oel; 2el zucker; 1tl kuemmel; 1tl salz; 1tl pfeffer
Das Kraut in kleine Quadrate schneiden, mit Salz und Kümmel mischen. | Cut the cabbage into small squares and mix with salt and caraway.
Den Zucker im Öl karamellisieren, Zwiebel und Kraut darin 20 Minuten braun braten. | Caramelise the sugar in the oil and brown onion and cabbage in it for 20 minutes.
Die Fleckerl kochen, untermischen und kräftig pfeffern. | Cook the pasta, mix it in and pepper generously.
# erdaepfelgulasch | Erdäpfelgulasch mit Frankfurtern | Potato goulash with sausages | 45/20 | 4 | easy | HW | -
Das Gulasch für jeden Tag: sämig, würzig und in einem Topf gekocht. | The everyday goulash: creamy, spicy and made in one pot.
1000g erdapfel; 200g frankfurter; 2st zwiebel; 2el oel; 2el paprikapulver; 2ze knoblauch; 1el essig; 1tl kuemmel; 100g sauerrahm
Die Zwiebeln im Öl goldgelb rösten, Paprikapulver einrühren und mit Essig ablöschen. | Brown the onions in the oil, stir in the paprika and quench with vinegar.
Erdäpfelwürfel, Knoblauch, Kümmel und einen Liter Wasser dazugeben, 20 Minuten kochen. | Add diced potatoes, garlic, caraway and a litre of water, and cook for 20 minutes.
Die Würstel in Scheiben mitwärmen und den Sauerrahm einrühren. | Warm the sliced sausages in it and stir in the sour cream.
# backhendlsalat | Backhendlsalat mit Kernöl | Fried chicken salad with pumpkin seed oil | 40/35 | 4 | medium | S | -
Knuspriges Huhn auf Erdäpfel- und Vogerlsalat, darüber dunkelgrünes Kernöl. | Crisp chicken on potatoes and lamb's lettuce, under dark green pumpkin seed oil.
600g huehnerfilet; 500g erdapfel; 125g vogerlsalat; 2st ei; 80g mehl; 2st semmel; 200ml oel; 4el kernoel; 4el essig; 1tl senf
Die Erdäpfel kochen, schälen, in Scheiben mit Essig, Senf und etwas Wasser marinieren. | Cook and peel the potatoes, slice them and dress with vinegar, mustard and a little water.
Das Huhn in Streifen schneiden, in Mehl, Ei und geriebenen Semmeln wenden. | Cut the chicken into strips and turn in flour, egg and grated rolls.
In heißem Öl knusprig backen und abtropfen lassen. | Fry crisp in hot oil and drain.
Mit Vogerlsalat anrichten und mit Kernöl beträufeln. | Arrange with lamb's lettuce and sprinkle with pumpkin seed oil.
# schweinsbraten | Schweinsbraten mit Sauerkraut | Roast pork with sauerkraut | 150/25 | 6 | medium | HW | -
Mürber Schopfbraten mit Kümmelkruste und mildem Kraut. | Tender pork neck with a caraway crust and mild sauerkraut.
1500g schopf; 500g sauerkraut; 1000g erdapfel; 1st zwiebel; 4ze knoblauch; 2tl kuemmel; 2tl salz
Den Braten mit gepresstem Knoblauch, Kümmel und Salz einreiben. | Rub the joint with pressed garlic, caraway and salt.
Mit den geviertelten Erdäpfeln und etwas Wasser bei 170 °C zwei Stunden braten, öfter übergießen. | Roast with the quartered potatoes and a little water at 170 °C for two hours, basting often.
Das Kraut mit der Zwiebel eine halbe Stunde dünsten und dazu servieren. | Braise the sauerkraut with the onion for half an hour and serve with it.
# topfenpalatschinken | Topfenpalatschinken | Pancakes filled with curd | 55/30 | 4 | medium | - | t
Dünne Palatschinken, zitronig gefüllt und im Rohr überbacken. | Thin pancakes with a lemony filling, baked in the oven.
150g mehl; 400ml milch; 4st ei; 500g topfen; 100g zucker; 1st zitrone; 200g sauerrahm; 40g butter
Mehl, 300 ml Milch und zwei Eier zu einem dünnen Teig rühren, acht Palatschinken backen. | Stir flour, 300 ml of milk and two eggs into a thin batter and bake eight pancakes.
Topfen, Zucker, Zitronenschale und ein Ei verrühren, die Palatschinken damit füllen und rollen. | Mix curd, sugar, lemon zest and an egg, fill the pancakes and roll them up.
Mit Sauerrahm, dem letzten Ei und der übrigen Milch übergießen und bei 180 °C 25 Minuten backen. | Pour over sour cream, the last egg and the remaining milk, and bake at 180 °C for 25 minutes.
# powidltascherl | Powidltascherl | Plum butter pockets | 60/40 | 4 | hard | HW | t
Erdäpfelteig mit Powidl, in Butterbröseln – eine Mehlspeise zum Sattwerden. | Potato dough filled with plum butter, in buttered crumbs – a pudding that fills.
600g mehlig; 180g mehl; 1st ei; 200g powidl; 80g butter; 2st semmel; 2el zucker; 1tl zimt
Die Erdäpfel kochen, heiß pressen und mit Mehl und Ei zu einem Teig verkneten. | Cook the potatoes, press them hot and knead with flour and egg.
Dünn ausrollen, Kreise ausstechen, mit Powidl füllen und die Ränder fest andrücken. | Roll out thinly, cut rounds, fill with plum butter and press the edges firmly.
In siedendem Wasser 8 Minuten ziehen lassen. | Poach in simmering water for 8 minutes.
Brösel mit Zucker und Zimt in Butter rösten, die Tascherl darin wälzen. | Toast crumbs with sugar and cinnamon in butter and roll the pockets in them.
# frittatensuppe | Klare Suppe mit Frittaten | Clear soup with pancake strips | 25/20 | 4 | easy | W | t
Heiße Gemüsesuppe mit feinen Palatschinkenstreifen und Petersilie. | Hot vegetable soup with fine strips of pancake and parsley.
2st karotte; 100g mehl; 200ml milch; 2st ei; 2st suppenpulver; 1bd petersilie; 1el butter; 1pr salz
Die Karotten würfeln und in einem Liter Wasser mit dem Suppenpulver 10 Minuten kochen. | Dice the carrots and cook them with the stock powder in a litre of water for 10 minutes.
Mehl, Milch, Eier, Salz und Petersilie verrühren, dünne Palatschinken backen. | Stir flour, milk, eggs, salt and parsley and bake thin pancakes.
Die Palatschinken rollen, in feine Streifen schneiden und in die heiße Suppe geben. | Roll the pancakes, cut fine strips and put them into the hot soup.
# zwiebelrostbraten | Zwiebelrostbraten | Sirloin with crisp onions | 35/30 | 4 | medium | - | -
Rosa gebratenes Beiried, dunkle Sauce und ein Berg Röstzwiebel. | Pink sirloin, dark gravy and a heap of crisp onions.
4st beiried; 3st zwiebel; 2el mehl; 800g erdapfel; 150ml oel; 1tl senf; 1el butter; 1tl salz; 1tl pfeffer
Die Zwiebelringe in Mehl wenden und im heißen Öl knusprig backen. | Turn the onion rings in flour and fry them crisp in hot oil.
Das Fleisch mit Senf bestreichen, würzen und auf jeder Seite zwei Minuten braten; warm stellen. | Brush the meat with mustard, season and fry for two minutes on each side; keep warm.
Den Bratensatz mit Wasser lösen, mit der Butter binden und mit gekochten Erdäpfeln anrichten. | Deglaze with water, bind with the butter and serve with boiled potatoes.
`;

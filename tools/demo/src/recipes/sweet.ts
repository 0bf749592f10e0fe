/** Breakfast, cakes and sweet dishes. `read-recipes.ts` describes the format. */
export const sweet = `
# overnight-oats | Overnight Oats mit Beeren | Overnight oats with berries | 15/10 | 2 | easy | - | v
Am Abend gerührt, am Morgen gelöffelt. | Stirred in the evening, spooned in the morning.
120g haferflocken; 300ml haferdrink; 150g beeren; 4st datteln; 1tl zimt
Datteln fein hacken, mit Flocken, Zimt und Haferdrink verrühren. | Chop the dates finely and stir with oats, cinnamon and oat drink.
Über Nacht kalt stellen. | Leave in the fridge overnight.
Mit den Beeren anrichten. | Serve with the berries.
# porridge-mit-apfel | Porridge mit Apfel und Zimt | Porridge with apple and cinnamon | 15/15 | 2 | easy | HW | t
Warm, cremig und schnell gekocht. | Warm, creamy and quickly made.
100g haferflocken; 400ml milch; 1st apfel; 1tl zimt; 1el honig; 20g mandeln
Die Milch mit den Flocken aufkochen und 5 Minuten rühren. | Bring milk and oats to the boil and stir for 5 minutes.
Den Apfel grob reiben und unterheben. | Grate the apple coarsely and fold it in.
Mit Zimt, Honig und gehackten Mandeln bestreuen. | Top with cinnamon, honey and chopped almonds.
# bananen-pancakes | Bananen-Pancakes | Banana pancakes | 20/20 | 2 | easy | - | t
Drei Zutaten, zwei Hände, ein glückliches Frühstück. | Three ingredients, two hands, one happy breakfast.
2st banane; 2st ei; 80g haferflocken; 1el butter; 2el honig
Bananen zerdrücken, mit Eiern und Flocken verrühren. | Mash the bananas and stir with eggs and oats.
In der Butter kleine Pancakes backen. | Fry small pancakes in the butter.
Mit Honig beträufeln. | Sprinkle with honey.
# avocadobrot | Avocadobrot mit Ei | Avocado bread with egg | 15/15 | 2 | easy | - | t
Cremig, zitronig, mit weichem Dotter. | Creamy, lemony, with a soft yolk.
1st avocado; 2st ei; 200g bauernbrot; 0.5st zitrone; 1pr salz; 1pr pfeffer
Die Eier 6 Minuten kochen. | Boil the eggs for 6 minutes.
Die Avocado mit Zitronensaft, Salz und Pfeffer zerdrücken. | Mash the avocado with lemon juice, salt and pepper.
Auf geröstetes Brot streichen und die Eier halbiert darauflegen. | Spread on toasted bread and top with the halved eggs.
# lachsbagel-brot | Räucherlachs auf Bauernbrot | Smoked salmon on farmhouse bread | 10/10 | 2 | easy | - | -
Ein Sonntagsbrot, das keine Arbeit macht. | A Sunday sandwich that makes no work.
100g raeucherlachs; 200g bauernbrot; 175g krenfrischkaese; 0.5st gurke; 0.5st zitrone
Das Brot mit Frischkäse bestreichen. | Spread the bread with the cheese.
Mit Gurkenscheiben und Lachs belegen. | Cover with slices of cucumber and salmon.
Mit Zitronensaft beträufeln. | Sprinkle with lemon juice.
# shakshuka | Shakshuka mit Schafkäse | Shakshuka with sheep's cheese | 30/20 | 2 | easy | - | t
Eier in würziger Paradeisersauce, direkt aus der Pfanne. | Eggs in spicy tomato sauce, straight from the pan.
4st ei; 800g dose; 1st paprika; 1st zwiebel; 2ze knoblauch; 100g schafkaese; 1el paprikapulver; 3el olivenoel; 200g bauernbrot
Zwiebel, Paprika und Knoblauch im Öl weich braten, Paprikapulver einrühren. | Soften onion, pepper and garlic in the oil, stir in the paprika.
Paradeiser zugeben und 10 Minuten einkochen. | Add the tomatoes and reduce for 10 minutes.
Mulden drücken, die Eier hineinschlagen, zugedeckt stocken lassen und Käse darüberbröseln. | Make hollows, break in the eggs, let them set under a lid and crumble cheese on top.
# topfenaufstrich | Liptauer | Liptauer cheese spread | 15/15 | 6 | easy | - | t
Der Aufstrich jeder Jause, mit Paprika und Kümmel. | The spread of every snack, with paprika and caraway.
250g topfen; 100g butter; 1st zwiebel; 50g gurkerl; 1el paprikapulver; 1tl kuemmel; 1tl senf; 500g bauernbrot
Die weiche Butter schaumig rühren. | Beat the soft butter until fluffy.
Topfen, Paprikapulver, Senf und Kümmel unterrühren. | Stir in curd, paprika, mustard and caraway.
Fein gehackte Zwiebel und Gurkerl zugeben und mit Brot servieren. | Add finely chopped onion and gherkins and serve with bread.
# sachertorte | Sachertorte | Sacher cake | 100/45 | 12 | hard | - | t
Dunkle Schokolade, Marillenmarmelade und etwas Geduld. | Dark chocolate, apricot jam and a little patience.
300g zartbitter; 150g butter; 150g zucker; 6st ei; 150g mehl; 200g marmelade; 100g staubzucker; 250ml obers
Die Hälfte der Schokolade schmelzen, mit Butter, Staubzucker und Dottern schaumig rühren. | Melt half of the chocolate and beat with butter, icing sugar and yolks.
Eischnee mit dem Zucker und das Mehl unterheben, bei 170 °C 50 Minuten backen. | Fold in whites whisked with the sugar, then the flour; bake at 170 °C for 50 minutes.
Auskühlen lassen, teilen, mit Marmelade füllen und bestreichen. | Let it cool, halve, fill and coat with jam.
Die übrige Schokolade mit etwas Obers schmelzen, die Torte glasieren; mit geschlagenem Obers servieren. | Melt the remaining chocolate with a little cream, glaze the cake and serve with whipped cream.
# gugelhupf | Zitronen-Gugelhupf | Lemon bundt cake | 75/20 | 10 | easy | - | t
Saftig, gelb und haltbar bis zum nächsten Besuch. | Moist, yellow and good until the next visitor.
250g butter; 200g zucker; 4st ei; 300g mehl; 2st zitrone; 100ml milch; 2el staubzucker
Butter, Zucker und Zitronenschale schaumig rühren, die Eier einzeln zugeben. | Cream butter, sugar and lemon zest, add the eggs one by one.
Mehl, Milch und den Saft einer Zitrone unterheben. | Fold in flour, milk and the juice of one lemon.
In befetteter Form bei 175 °C 55 Minuten backen und anzuckern. | Bake in a greased tin at 175 °C for 55 minutes and dust with sugar.
# erdbeertiramisu | Erdbeer-Tiramisu mit Topfen | Strawberry tiramisu with curd | 25/25 | 6 | easy | S | t
Leicht, ohne rohes Ei und am besten vom Vortag. | Light, without raw egg and best the day after.
500g erdbeeren; 500g topfen; 250ml obers; 200g butterkekse; 80g zucker; 1st vanillezucker; 1st zitrone
Topfen, Zucker, Vanillezucker und Zitronensaft verrühren, geschlagenes Obers unterheben. | Stir curd, sugar, vanilla sugar and lemon juice, fold in whipped cream.
Die Hälfte der Erdbeeren pürieren, die andere in Scheiben schneiden. | Blend half of the strawberries and slice the other half.
Kekse, Creme und Erdbeeren einschichten und kalt stellen. | Layer biscuits, cream and strawberries and chill.
# heidelbeer-muffins | Heidelbeer-Muffins | Blueberry muffins | 40/15 | 12 | easy | S | t
Außen knusprig, innen blau gesprenkelt. | Crisp outside, speckled blue inside.
250g heidelbeeren; 250g mehl; 150g zucker; 2st ei; 200g joghurt; 100ml rapsoel; 1pr salz
Eier, Zucker, Öl und Joghurt verrühren. | Stir eggs, sugar, oil and yoghurt.
Mehl und Salz kurz einrühren, die Beeren unterheben. | Stir in flour and salt briefly, fold in the berries.
In zwölf Formen bei 180 °C 25 Minuten backen. | Bake in twelve cases at 180 °C for 25 minutes.
# birnenkompott | Birnenkompott mit Zimt | Pear compote with cinnamon | 25/10 | 4 | easy | H | v
Zum Schmarren, zum Joghurt oder einfach so. | With torn pancakes, with yoghurt or just so.
4st birne; 200ml apfelsaft; 2el zucker; 0.5st zitrone; 1tl zimt
Die Birnen schälen und in Spalten schneiden. | Peel the pears and cut them into wedges.
Saft, Zucker, Zitronensaft und Zimt aufkochen. | Bring juice, sugar, lemon juice and cinnamon to the boil.
Die Birnen darin 10 Minuten weich ziehen lassen. | Let the pears soften in it for 10 minutes.
# schafjoghurt-honig | Schafjoghurt mit Honig und Nüssen | Sheep's yoghurt with honey and nuts | 10/5 | 2 | easy | - | t
Ein Dessert in 5 Minuten. | A dessert in 5 minutes.
400g schafjoghurt; 3el honig; 40g walnuss; 100g heidelbeeren
Die Walnüsse trocken rösten und hacken. | Toast the walnuts dry and chop them.
Das Joghurt auf Schalen verteilen. | Divide the yoghurt between bowls.
Honig, Nüsse und Beeren darübergeben. | Top with honey, nuts and berries.
# schokomousse | Schokomousse mit Kokos | Chocolate mousse with coconut | 20/20 | 4 | medium | - | t
Dunkel, luftig und mit frischer Kokosnuss bestreut. | Dark, airy and strewn with fresh coconut.
200g zartbitter; 250ml obers; 3st ei; 2el zucker; 0.3st kokosnuss
Die Schokolade schmelzen und mit den Dottern verrühren. | Melt the chocolate and stir with the yolks.
Eischnee mit Zucker schlagen, das Obers steif schlagen. | Whisk the whites with the sugar, whip the cream.
Beides unterheben, zwei Stunden kühlen und mit geraspelter Kokosnuss bestreuen. | Fold in both, chill for two hours and strew with grated coconut.
# milchreis-mit-marillen | Milchreis mit Marillenmarmelade | Rice pudding with apricot jam | 40/15 | 4 | easy | - | t
Langsam gerührt, mit einem Klecks Marmelade. | Stirred slowly, with a dollop of jam.
200g risotto; 1000ml milch; 3el zucker; 1st vanillezucker; 4el marmelade; 1tl zimt; 1pr salz
Die Milch mit Salz, Zucker und Vanillezucker aufkochen. | Bring milk, salt, sugar and vanilla sugar to the boil.
Den Reis einrühren und bei kleiner Hitze eine halbe Stunde quellen lassen. | Stir in the rice and let it swell over low heat for half an hour.
Mit Marmelade und Zimt servieren. | Serve with jam and cinnamon.
`;

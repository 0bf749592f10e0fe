/**
 * What each dish shows: `recipe | vessel | foods from below to the top`, each `name x,y size`, where
 * the middle of the vessel and full size are left out. Every row was compared with its recipe.
 */
export const dishTable = `
wiener-schnitzel | plate | crumbed-pork -4,-26 1; potatoes 58,76 .7; herbs 58,76 .5; lemons -14,-30 .84; sprigs -66,72 .74
rindsgulasch | bowl | goulash-sauce; onions 0,0 1.15; beef-cubes; onions 0,0 .8
tafelspitz-mit-apfelkren | plate | beef-slices -2,-32 .9; carrots -66,70 .62; apple-cream 72,68; herbs -4,-28 .6
kasnocken | pan | dumplings-small 0,0 1.3; cheese-flakes 0,0 1.2; onion-crisps 0,0 1.1
kaiserschmarren | plate | rolls-torn 0,0 1.1; sugar 0,0 1.2
marillenknoedel | plate | butter-sauce; apricot-dumplings 0,0 1.1; crumbs 0,0 1.1; apricots 0,-4 .5; sugar
apfelstrudel-vom-blech | board | apple-fans 0,0 1.02; almonds 0,0 1.3; cinnamon 0,0 1.25; sugar 0,0 1.2
krautfleckerl | plate | noodle-squares 0,0 1.05; cabbage 0,0 .96
erdaepfelgulasch | bowl | goulash-sauce; potatoes-stewed; sausages 6,10 1.06; onions; cream 30,-26 .8
backhendlsalat | plate | rocket 0,0 1.3; potato-slices 0,10 .9; crumbed-chicken 0,-6 1.1; oil-green
schweinsbraten | plate | gravy 0,-20 .94; pork-slices 0,-34 .9; sauerkraut -64,68 .9; potatoes 70,68 .64
topfenpalatschinken | plate | crepes 0,6 .76; sugar
powidltascherl | plate | butter-sauce; powidl-pockets 0,0 1; crumbs 0,0 1; sugar
frittatensuppe | bowl | broth; pancake-strips 0,0 1.15; carrots 0,0 .9; herbs
zwiebelrostbraten | plate | gravy -8,-16 .88; steak -10,-20 1; onion-crisps -12,-24 .98; potatoes 70,74 .68
spaghetti-bolognese | plate | spaghetti 0,0 1.14; mince-sauce 0,-2 .9; cheese-flakes 0,-4 .58
penne-mit-lachs | plate | white-sauce 0,0 1.05; penne 0,0 1.16; spinach; salmon 0,0 .9; lemons 82,76 .62
huehnercurry | bowl | rice -52,-20 .95; curry-sauce 38,14 .72; chicken-pieces 38,14 .9; mango 44,18 .8
chili-con-carne | bowl | tomato-sauce 0,0 1; mince-sauce 0,0 1.4; beans 0,0 1.06; corn; chilli 0,0 .7
brathuhn | tray | potatoes -70,60 1; carrots 84,70 1; chicken-legs -34,-40 1.05; chicken-legs 62,4 .9; rosemary 0,-10 .9
forelle-muellerin | plate | butter-sauce 0,0 .95; trout 14,-14 .84; potatoes 62,80 .56; lemons -64,80 .7; herbs 10,60 .5
kabeljau-aus-dem-ofen | plate | tomato-dice 0,10 1.2; cod 0,-8 1.06; olives 0,34 .9; lemons 76,72 .56
muscheln-in-weisswein | bowl | wine-broth; mussels 0,0 1.02; garlic 0,0 .8; herbs
garnelen-risotto | plate | risotto 0,0 1.06; peas; prawns 0,0 1.08; cheese-flakes
thunfischsalat | plate | lettuce 0,0 1.25; tomato-slices 0,0 1.1; tuna 0,0 1.05; eggs 0,0 1.05; olives 0,0 1.2
pasta-carbonara | plate | spaghetti 0,0 1.16; bacon 0,0 1.05; cheese-flakes
faschierte-laibchen | plate | mash 62,-46 .84; patties -22,30 1.05; cucumbers 84,56 .42
reisfleisch | plate | rice-red 0,0 1.06; pork-dice; capsicum 0,0 1.05; cheese-flakes
kalbsschnitzel-zitrone | plate | butter-sauce -6,-8; crumbed-veal -8,-18 1; mange-tout 62,74 .7; lemons -62,74 .72
ente-mit-rotkraut | plate | red-cabbage 66,54 1; apples -64,72 .6; duck-leg -16,-30 1.1
linsendal | bowl | lentil-mash; rice -56,-40 .6; spinach 42,32 .56; tomato-dice 42,30 .5; onion-crisps 42,30 .34; coriander 38,26 .8
kichererbsencurry | bowl | tomato-curry 0,0 1; tomato-dice; chickpeas 0,0 1.14; sweet-potato 0,0 1.06; limes 70,58 .5
ofengemuese-vom-acker | tray | potato-chunks; beet-wedges 0,0 .94; carrot-batons; onion-wedges 0,0 .94; potato-chunks 6,0 .66; rosemary 0,0 1.05
feldsalat-mit-birne | plate | lambs-lettuce 0,0 1.08; pear-wedges 0,0 1.05; cheese-crumbs 0,0 .74; walnuts 0,0 .9
tofu-wok | bowl | veg-mix 0,0 1.3; tofu 0,0 1.1; almonds 0,0 1
melanzani-auflauf | tray | tomato-sauce 0,0 .92; aubergines 0,0 1.3; tomato-dice 0,0 .9; cheese-slices 0,0 1.3; basil
penne-mit-ofengemuese | plate | penne 0,0 1.14; aubergines 0,0 .8; capsicum 0,0 1.15
rote-rueben-salat | plate | rocket 0,0 1.25; beetroot 0,0 1.02; cheese-crumbs 0,0 1.05; walnuts
schwammerlgulasch | bowl | polenta -46,-26 1; mushroom-sauce 30,18 .74; mushrooms 30,18 .92; herbs 30,18 .7
spinatknoedel | plate | butter-sauce; spinach-dumplings 0,0 1.1; cheese-flakes
brokkolisuppe | bowl | green-soup; broccoli 0,0 .8; cream 40,34 .7
kuerbiskern-erdaepfelsalat | bowl | potato-slices 0,0 1.14; onions 0,0 .86; oil-green 0,0 1
falafel-teller | plate | cucumbers 0,0 1.3; herbs; tomato-slices 0,0 .9; falafel 0,0 1.05
linsenbolognese | plate | penne-red 0,0 1.16; tomato-sauce 0,0 .5; lentil-sauce
gefuellte-paprika | tray | tomato-sauce 0,0 .92; peppers-filled 0,0 1.16
bruschetta | board | baguette 0,0 1.2; tomato-dice 0,0 1.05; basil
ziegenkaese-toast | board | bread 0,0 1.1; pears 0,6 .8; cheese-slices 0,0 .95; honey
overnight-oats | bowl | oats 0,0 1.12; dates -42,-34 .7; berries 26,22 1.02
porridge-mit-apfel | bowl | oats 0,0 1.12; apples 0,0 1; cinnamon 0,0 1
bananen-pancakes | plate | pancakes 0,0 1.1; bananas 0,0 .9; honey
avocadobrot | board | bread 0,0 1.15; avocado 0,0 1.05; fried-eggs 0,0 1.06
lachsbagel-brot | board | bread 0,0 1.15; salmon-smoked; lemons 0,90 .5
shakshuka | pan | tomato-sauce 0,0 1.06; tomato-dice; capsicum 0,0 1.05; fried-eggs 0,0 1.15; cheese-crumbs
topfenaufstrich | bowl | spread 0,0 1.35; capsicum-powder; chives
sachertorte | plate | chocolate-cake 0,0 1.1
gugelhupf | plate | ring-cake 0,0 1.1; sugar 0,0 1.1
erdbeertiramisu | bowl | tiramisu 0,0 1.2; strawberries 0,0 1.1
heidelbeer-muffins | board | muffins 0,0 1.1
birnenkompott | bowl | pear-syrup; pears 0,0 1.2; cinnamon
schafjoghurt-honig | bowl | yoghurt; walnuts 0,0 .9; blueberries; honey
schokomousse | bowl | chocolate-mousse 0,0 1.34; coconut
milchreis-mit-marillen | bowl | milk-rice 0,0 1.16; apricot-jam 0,2 1; cinnamon 0,0 .8
`;

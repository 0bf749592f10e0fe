/** The departments of the organic farm shop; same cells as the supermarket's table. */
export const hofkisteCategories = `
biokisten | own-leek red-apple own-pumpkin | Biokisten | | Gepackt am Erntetag, jede Woche anders.
  gemuesekisten | carrot own-cabbage | Gemüsekisten
  obstkisten | red-apple pear | Obstkisten
feld-und-garten | carrot tomato own-lettuce | Feld & Garten | | Von unseren Äckern, und was hier nicht wächst, von Biohöfen im Süden.
  aepfel-und-birnen | red-apple pear | Äpfel & Birnen
  beeren-und-steinobst | blueberries cherries | Beeren & Steinobst
  zitrusfruechte | lemon pineapple | Zitrus & Exoten
  salate | own-lettuce cucumber | Salate & Gurken
  tomaten-und-paprika | tomato bell-pepper | Tomaten & Paprika
  wurzeln-und-kohl | carrot potato | Wurzeln & Kohl
  pilze-und-kraeuter | own-brown-mushroom herb | Pilze & Kräuter
hofmolkerei | glass-of-milk own-tilsiter egg | Hofmolkerei | | Von Kühen, Ziegen und Schafen, die Namen haben.
  milch-und-sahne | glass-of-milk own-butter-mould | Milch, Sahne & Butter
  joghurt-und-quark | own-yoghurt-bowl | Joghurt & Quark
  schnittkaese | own-mountain-cheese own-gouda | Schnitt- & Hartkäse
  weichkaese | own-camembert herb | Weich- & Frischkäse
  eier | egg chicken | Eier
  aus-pflanzen | sheaf-of-rice own-soybeans | Aus Pflanzen
backstube | own-loaf croissant pretzel | Backstube | | Aus eigenem Sauerteig, früh am Morgen gebacken.
  brote | own-loaf own-seed-loaf | Brote
  broetchen | own-rollstar pretzel | Brötchen
  kuchen | croissant own-doughbun | Süßes Gebäck
speisekammer | spaghetti honey-pot beans | Speisekammer | | Was immer da sein soll.
  nudeln | spaghetti | Nudeln
  reis-und-linsen | cooked-rice beans | Reis, Linsen & Getreide
  backen | sheaf-of-rice salt | Mehl & Backen
  eingemachtes | canned-food tomato | Eingemachtes
  oel-und-essig | olive | Öl & Essig
  saucen-und-senf | tomato hot-pepper | Saucen & Senf
  gewuerze | salt herb | Gewürze
  muesli | own-oat-bowl blueberries | Müsli & Flocken
  honig-und-aufstriche | honey-pot strawberry | Honig & Aufstriche
  tiefkuehl | pea-pod ice | Tiefkühlgemüse
  nuesse | peanuts own-almonds | Nüsse & Trockenfrüchte
saft-und-tee | beverage-box teapot | Saft, Kaffee & Tee | | Gepresst, geröstet und getrocknet.
  saefte | beverage-box tangerine | Säfte
  kaffee | hot-beverage | Kaffee
  tee | teapot herb | Tee & Kakao
`;

/** The departments of the French grocer. */
export const primeurCategories = `
fruits-legumes | tomato own-apricots carrot | Fruits et légumes | | Du champ à l’étal en une nuit.
  legumes | tomato own-zucchini eggplant | Légumes
  fruits | cherries peach own-apricots | Fruits
  salades-herbes | own-lettuce own-basil | Salades et herbes
cremerie | cheese-wedge butter egg | Crèmerie | | Lait des alpages et fromages affinés.
  lait-beurre-oeufs | glass-of-milk butter egg | Lait, beurre, œufs
  fromages | cheese-wedge goat | Fromages
boulangerie | baguette-bread croissant | Boulangerie | | Pétri la nuit, cuit le matin.
  pains | baguette-bread own-loaf | Pains
  viennoiseries | croissant pie | Viennoiseries et gâteaux
boucherie | own-beef-fillet own-salami own-salmon | Boucherie et marée | | Choisi par nos artisans.
  viandes | own-beef-fillet own-cutlet | Viandes
  volailles | own-bird own-legs | Volailles
  charcuterie | own-salami own-ham | Charcuterie
  poissons | own-salmon own-trout-whole | Poissons et coquillages
epicerie | olive spaghetti honey-pot | Épicerie | | Les bases d’un bon placard.
  pates-riz-legumes-secs | spaghetti own-lentils | Pâtes, riz, légumes secs
  huiles-condiments | olive salt | Huiles et condiments
  petit-dejeuner | honey-pot own-apricots | Petit déjeuner
  biscuits-chocolat | chocolate-bar cookie | Biscuits et chocolat
boissons | grapes lemon hot-beverage | Boissons | | De la source à la cave.
  eaux-jus | lemon red-apple | Eaux et jus
  vins-bieres | grapes beer-mug | Vins, cidres, bières
  cafes-thes | hot-beverage teapot | Cafés et thés
traiteur | sandwich pie | Traiteur | | Prêt à manger.
  a-emporter | sandwich green-salad | À emporter
maison | sunflower soap | Maison | | Fleurs et entretien.
  fleurs | sunflower rose | Fleurs
  entretien | soap sponge | Entretien
`;

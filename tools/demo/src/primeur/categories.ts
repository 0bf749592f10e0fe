/** The departments of the French grocer. */
export const primeurCategories = `
fruits-legumes | red-apple own-leek carrot | Fruits et légumes | | Du champ à l’étal en une nuit.
  legumes | own-leek own-pumpkin carrot | Légumes
  fruits | pear tangerine red-apple | Fruits
  salades-herbes | own-lettuce own-basil | Salades et herbes
cremerie | own-camembert own-butter-mould egg | Crèmerie | | Lait des alpages et fromages affinés.
  lait-beurre-oeufs | glass-of-milk own-butter-salted egg | Lait, beurre, œufs
  fromages | own-comte own-goat-log-ash | Fromages
boulangerie | baguette-bread croissant | Boulangerie | | Pétri la nuit, cuit le matin.
  pains | baguette-bread own-boule | Pains
  viennoiseries | croissant own-apple-tart | Viennoiseries et gâteaux
boucherie | own-beef-fillet own-salami own-salmon | Boucherie et marée | | Choisi par nos artisans.
  viandes | own-beef-fillet own-cutlet | Viandes
  volailles | own-bird own-legs | Volailles
  charcuterie | own-pistachio-sausage own-ham | Charcuterie
  poissons | own-salmon own-trout-whole | Poissons et coquillages
epicerie | olive spaghetti honey-pot | Épicerie | | Les bases d’un bon placard.
  pates-riz-legumes-secs | spaghetti own-lentils-green | Pâtes, riz, légumes secs
  huiles-condiments | olive salt | Huiles et condiments
  petit-dejeuner | honey-pot own-apricots | Petit déjeuner
  biscuits-chocolat | chocolate-bar cookie | Biscuits et chocolat
boissons | grapes lemon hot-beverage | Boissons | | De la source à la cave.
  eaux-jus | lemon red-apple | Eaux et jus
  vins-bieres | grapes beer-mug | Vins, cidres, bières
  cafes-thes | hot-beverage teapot | Cafés et thés
traiteur | sandwich own-quiche | Traiteur | | Prêt à manger.
  a-emporter | sandwich green-salad | À emporter
maison | sunflower own-soap-cube | Maison | | Fleurs et entretien.
  fleurs | sunflower rose | Fleurs
  entretien | own-soap-cube sponge | Entretien
`;

/** The aisles of the city chain, two levels; same cells as the supermarket's table. */
export const harvestCategories = `
fruit-veg | red-apple broccoli | Fruit & vegetables | | Picked this week, most of it within a hundred miles.
  fruit | strawberry own-bananas | Fruit
  vegetables | carrot tomato | Vegetables
dairy-eggs | glass-of-milk cheese-wedge egg | Dairy & eggs | | Milk, cheese and eggs from farms we name.
  milk-yoghurt | glass-of-milk butter | Milk, butter & yoghurt
  cheese-eggs | cheese-wedge egg | Cheese & eggs
bakery | own-loaf croissant | Bakery | | Baked through the night.
  bread | own-loaf bagel | Bread & rolls
  cakes | cupcake cookie | Cakes & biscuits
meat-fish | own-sausages own-salmon | Meat & fish | | British meat and day-boat fish.
  meat | own-bird own-sausages | Meat
  fish | own-salmon fish | Fish
cupboard | canned-food spaghetti honey-pot | Cupboard | | Suppers, sauces and breakfasts.
  pasta-rice | spaghetti cooked-rice | Pasta & rice
  tins-sauces | canned-food tomato | Tins & sauces
  breakfast | bowl-with-spoon honey-pot | Breakfast
drinks | hot-beverage beverage-box | Drinks | | From the morning brew to the evening glass.
  soft-drinks | beverage-box ice | Soft drinks & juice
  tea-coffee | teapot hot-beverage | Tea & coffee
  beer-wine | beer-mug wine-glass | Beer & wine
home | sponge roll-of-paper | Home | | For kitchen, bath and laundry.
  laundry-cleaning | sponge bubbles | Laundry & cleaning
  paper-care | roll-of-paper soap | Paper & care
`;

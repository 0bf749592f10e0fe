/** The aisles of the city chain, two levels; same cells as the supermarket's table. */
export const harvestCategories = `
fruit-veg | red-apple broccoli | Fruit & vegetables | | British when in season, the best of elsewhere when not.
  fruit | strawberry own-bananas | Fruit
  vegetables | carrot tomato | Vegetables
  herbs-salad | own-lettuce own-basil | Salad & herbs
dairy-eggs | 200301 own-cheddar 200403 | Dairy & eggs | | Milk, cheese and eggs from farms we name.
  milk-yoghurt | 200301 200304 | Milk, butter & yoghurt
  cheese-eggs | own-cheddar 200403 | Cheese & eggs
bakery | own-loaf croissant | Bakery | | Baked through the night.
  bread | own-loaf bagel | Bread & rolls
  cakes | 200602 cupcake | Cakes & biscuits
meat-fish | own-sausages own-salmon | Meat & fish | | British meat and day-boat fish.
  meat | own-bird own-sausages | Meat
  fish | own-salmon fish | Fish
frozen | 202001 202101 202004 | Frozen | | Peas, chips and pudding, on hand all winter.
  frozen-food | 202004 202001 | Vegetables, chips & fish
  ice-cream | 202101 202103 | Ice cream
cupboard | 200901 201002 201102 | Cupboard | | Suppers, sauces and breakfasts.
  pasta-rice | 200902 200901 | Pasta, rice & pulses
  tins-sauces | 201002 201001 | Tins & sauces
  breakfast | 201101 201102 | Breakfast
  snacks | 202202 202206 | Crisps, nuts & chocolate
  oils-spices | 202301 202401 | Oils & spices
drinks | 201201 201302 201301 | Drinks | | From the morning brew to the evening glass.
  soft-drinks | 201201 201202 | Soft drinks & juice
  tea-coffee | 201302 201301 | Tea & coffee
  beer-wine | 201402 201401 | Beer & wine
home | 201502 201601 201501 | Household | | For kitchen, bath and laundry.
  laundry-cleaning | 201502 201501 | Laundry & cleaning
  paper-care | 201601 201602 | Paper & care
  baby-pet | 202502 202603 | Baby & pet
`;

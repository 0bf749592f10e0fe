// `medusa exec src/scripts/seed.js`: a shop with the goods of MEDUSA_GOODS, a file that the runner writes.
// Leaves the publishable key, the region and the shipping option in MEDUSA_ACCESS.
const { readFileSync, writeFileSync } = require('node:fs');
const { createCategories } = require('./seed/create-categories');
const { createGoods } = require('./seed/create-goods');
const { createShop } = require('./seed/create-shop');

async function seed({ container }) {
  const { categories, products } = JSON.parse(readFileSync(process.env.MEDUSA_GOODS, 'utf8'));
  const shop = await createShop(container);
  const ids = await createCategories(container, categories);
  await createGoods(container, { ...shop, products, categoryIds: ids });
  writeFileSync(process.env.MEDUSA_ACCESS, JSON.stringify(shop.access), { mode: 0o600 });
}

module.exports = { default: seed };

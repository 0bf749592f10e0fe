// The products: what Medusa has a field for goes there, the rest of a grocery product into its metadata.
const { ContainerRegistrationKeys } = require('@medusajs/framework/utils');
const flows = require('@medusajs/medusa/core-flows');
const { run } = require('./create-shop');

const BATCH = 60;
/** Pieces, or grams of weighed goods: enough for every test. */
const STOCK = 10_000_000;

const batches = (all) =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, place) =>
    all.slice(place * BATCH, (place + 1) * BATCH),
  );

function toMedusa(product, { profileId, channelId, categoryIds }) {
  const option = { title: 'Packung', values: [product.packSize || '-'] };
  return {
    title: product.name,
    handle: product.slug,
    subtitle: product.packSize,
    description: product.description,
    status: 'published',
    external_id: product.sku,
    ...(product.picture && {
      thumbnail: product.picture,
      images: [{ url: product.picture }],
    }),
    category_ids: [categoryIds.get(product.category)],
    shipping_profile_id: profileId,
    sales_channels: [{ id: channelId }],
    metadata: { larder: product.facts },
    options: [option],
    variants: [
      {
        title: option.values[0],
        sku: product.sku,
        manage_inventory: true,
        ...(product.gtin && { ean: product.gtin }),
        options: { [option.title]: option.values[0] },
        prices: [{ currency_code: 'eur', amount: product.amount }],
      },
    ],
  };
}

async function stock(container, locationId) {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity: 'inventory_item', fields: ['id'] });
  for (const items of batches(data))
    await run(container, flows.createInventoryLevelsWorkflow, {
      inventory_levels: items.map(({ id }) => ({
        inventory_item_id: id,
        location_id: locationId,
        stocked_quantity: STOCK,
      })),
    });
}

async function createGoods(container, { products, locationId, ...shop }) {
  for (const some of batches(products))
    await run(container, flows.createProductsWorkflow, {
      products: some.map((product) => toMedusa(product, shop)),
    });
  await stock(container, locationId);
}

module.exports = { createGoods };

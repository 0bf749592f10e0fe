// The category trees, level by level: a category needs the id of the one above it.
const { createProductCategoriesWorkflow } = require('@medusajs/medusa/core-flows');
const { run } = require('./create-shop');

/** Gives the ids by slug. */
async function createCategories(container, trees) {
  const ids = new Map();
  let level = trees.map((node) => ({ node, parent: undefined }));
  while (level.length > 0) {
    const made = await run(container, createProductCategoriesWorkflow, {
      product_categories: level.map(({ node, parent }, rank) => ({
        name: node.name,
        handle: node.slug,
        is_active: true,
        rank,
        ...(parent && { parent_category_id: ids.get(parent) }),
        metadata: { larder: node.facts },
      })),
    });
    for (const { handle, id } of made) ids.set(handle, id);
    level = level.flatMap(({ node }) =>
      node.children.map((child) => ({ node: child, parent: node.slug })),
    );
  }
  return ids;
}

module.exports = { createCategories };

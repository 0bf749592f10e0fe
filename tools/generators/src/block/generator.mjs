import { formatFiles, generateFiles, updateJson } from '@nx/devkit';
import { edit, withImport, withItem, withManifestItem } from '../tree/edit.mjs';
import {
  featureOf,
  refuseExisting,
  spellings,
  templates,
  use,
  usePackage,
  namesOf,
} from '../tree/feature-folder.mjs';

const SAMPLES = 'tools/block-gallery/src/samples';

/** A block with schema, component, style and test; its line in the feature's list, its sample. */
export default async function block(tree, { name, feature: folder }) {
  const feature = featureOf(tree, folder);
  const sample = `${SAMPLES}/${name}-block.ts`;
  refuseExisting(tree, `${feature.root}/src/blocks/${name}.block.tsx`, sample);
  refuseTaken(tree, name);
  use(tree, feature, ['ui']);
  usePackage(tree, feature, 'zod');
  const values = { ...spellings(name), feature, title: namesOf(name) };
  generateFiles(tree, templates(import.meta.dirname), `${feature.root}/src/blocks`, values);
  updateJson(tree, `${feature.root}/package.json`, (json) => {
    json.exports['./styles.css'] ??= './dist/styles.css';
    return json;
  });
  addToList(tree, feature, name);
  addSample(tree, { sample, name, feature });
  await formatFiles(tree);
}

function refuseTaken(tree, name) {
  for (const folder of tree.children('libs/features'))
    for (const list of ['blocks', 'blocks/common']) {
      const text = tree.read(`libs/features/${folder}/src/${list}/feature.ts`, 'utf8') ?? '';
      if (text.includes(`'${name}'`)) throw new Error(`${folder} has a block "${name}" already`);
    }
}

/** A page loads only the lists with one of its blocks, so a block belongs to its feature's list. */
function addToList(tree, feature, name) {
  const list = `${feature.root}/src/blocks/feature.ts`;
  if (!tree.exists(list)) {
    tree.write(
      list,
      `import { block, lazy, type BlockType } from '@larder/platform';

/** Blocks that stand on pages of the content system alone. */
export const blocks: readonly BlockType[] = [];
`,
    );
    edit(tree, feature.manifest, (text) => {
      const item = `lazy(() => import('./blocks/feature.js'))`;
      return withImport(withManifestItem(text, 'blockTypeLists', item), 'lazy', '@larder/platform');
    });
  }
  const part = (file) => `lazy(() => import('./${name}.${file}.js'))`;
  edit(tree, list, (text) =>
    withItem(text, 'BlockType[] = [', `block('${name}', ${part('block')}, ${part('schema')})`),
  );
}

/** The gallery makes the block normal, empty, long, broken and hostile from one sample. */
function addSample(tree, { sample, name, feature }) {
  const { constant } = spellings(name);
  const flag = feature.flag ? `flag: '${feature.flag}',` : '';
  tree.write(
    sample,
    `import type { Samples, ShopFacts } from '../sample.js';

export const ${constant}Block = ({ say }: ShopFacts): Samples => ({
  '${name}': {
    ${flag}
    fields: {
      title: say('Ein Titel', 'A title'),
      text: say('Ein Satz dazu.', 'A sentence about it.'),
    },
  },
});
`,
  );
  edit(tree, `${SAMPLES}/index.ts`, (text) =>
    withImport(
      withItem(text, '): Samples => ({', `...${constant}Block(facts)`),
      `${constant}Block`,
      `./${name}-block.js`,
    ),
  );
}

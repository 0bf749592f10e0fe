import { updateJson } from '@nx/devkit';
import { spellings } from './feature-folder.mjs';

/**
 * Adds a text to the words that travel with a feature's own pages, in German and English, and makes
 * their files where the feature has none. Gives the module that has them and the name of its reader.
 */
export function addMessages(tree, feature, key, text) {
  const folder = `${feature.root}/src/texts`;
  for (const language of ['de', 'en']) {
    const file = `${folder}/texts.${language}.json`;
    if (!tree.exists(file)) tree.write(file, '{}');
    updateJson(tree, file, (json) => ({ ...json, [key]: text }));
  }
  const known = tree
    .children(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ name, text: tree.read(`${folder}/${name}`, 'utf8') }))
    .find((one) => one.text.includes("'./texts.de.json'"));
  const reader = /getText: (\w+)/.exec(known?.text ?? '')?.[1];
  if (known && reader) return { module: known.name.replace(/\.ts$/, ''), reader };
  return makeModule(tree, feature, folder);
}

function makeModule(tree, feature, folder) {
  const reader = `${spellings(feature.name).constant}Text`;
  tree.write(
    `${folder}/${feature.name}-text.ts`,
    `import { createPageMessages } from '@larder/platform';
import de from './texts.de.json';
import en from './texts.en.json';

export const { useText, getText: ${reader} } = createPageMessages('${feature.id}', { de, en });
`,
  );
  return { module: `${feature.name}-text`, reader };
}

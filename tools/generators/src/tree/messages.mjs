import { updateJson } from '@nx/devkit';
import { spellings } from './feature-folder.mjs';

/** The area of `messages/*.json` that a feature's own pages share. */
const AREA = 'pages';

/**
 * Adds a text to the messages of a feature's own pages, in German and English, and makes their files
 * where the feature has none. Gives the module that has them and the name of its reader.
 */
export function addMessages(tree, feature, key, text) {
  const folder = `${feature.root}/src/messages`;
  for (const language of ['de', 'en']) {
    const file = `${folder}/${language}.json`;
    if (!tree.exists(file)) tree.write(file, '{}');
    updateJson(tree, file, (json) => ({ ...json, [AREA]: { ...json[AREA], [key]: text } }));
  }
  const known = tree
    .children(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ name, text: tree.read(`${folder}/${name}`, 'utf8') }))
    .find((one) => one.text.includes(`import { ${AREA} as de }`));
  const reader = /getText(?:: (\w+))?/.exec(known?.text ?? '');
  if (known && reader)
    return { module: known.name.replace(/\.ts$/, ''), reader: reader[1] ?? 'getText' };
  return makeModule(tree, feature, folder);
}

function makeModule(tree, feature, folder) {
  const reader = `${spellings(feature.name).constant}Text`;
  tree.write(
    `${folder}/${feature.name}-text.ts`,
    `import { createPageMessages } from '@larder/platform';
import { ${AREA} as de } from './de.json';
import { ${AREA} as en } from './en.json';

export const { useText, getText: ${reader} } = createPageMessages('${feature.id}', { de, en });
`,
  );
  return { module: `${feature.name}-text`, reader };
}

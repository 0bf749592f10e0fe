import { updateJson } from '@nx/devkit';
import { spellings } from './feature-folder.mjs';

/** The languages in which `npm run messages -- --check` accepts no gap. */
const COMPLETE = ['de', 'en', 'fr', 'hi'];
/** The area of `messages/*.json` that a feature's own pages share. */
const AREA = 'pages';

/**
 * Adds a text to the messages of a feature's own pages, in every complete language, and makes their
 * files where the feature has none. Gives the module that has them and the name of its reader.
 */
export function addMessages(tree, feature, key, text) {
  const folder = `${feature.root}/src/messages`;
  for (const language of COMPLETE) {
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
  const imports = COMPLETE.map(
    (language) => `import { ${AREA} as ${language} } from './${language}.json';`,
  ).join('\n');
  tree.write(
    `${folder}/${feature.name}-text.ts`,
    `import { createPageMessages } from '@larder/platform';
${imports}

export const { useText, getText: ${reader} } = createPageMessages('${feature.id}', { ${COMPLETE.join(', ')} });
`,
  );
  return { module: `${feature.name}-text`, reader };
}

import { formatFiles, generateFiles } from '@nx/devkit';
import { edit, withImport, withItem, withManifestItem } from '../tree/edit.mjs';
import {
  featureOf,
  refuseExisting,
  spellings,
  templates,
  use,
  namesOf,
} from '../tree/feature-folder.mjs';
import { addMessages } from '../tree/messages.mjs';

/** A page at `/<name>` with its route token, texts in both languages and a test. */
export default async function page(tree, { name, feature: folder, contract }) {
  const feature = featureOf(tree, folder);
  refuseExisting(tree, `${feature.root}/src/pages/${name}.page.tsx`);
  const token = `${spellings(name).constant}Route`;
  addToken(tree, { name, token, contract });
  const keys = addMessages(tree, feature, `${name}.title`, namesOf(name));
  use(tree, feature, ['contracts', 'ui']);
  generateFiles(tree, templates(import.meta.dirname), `${feature.root}/src/pages`, {
    ...spellings(name),
    feature,
    token,
    contract,
    ...keys,
    title: namesOf(name),
  });
  edit(tree, feature.manifest, (text) => {
    const item = `route(${token}, lazy(() => import('./pages/${name}.page.js')))`;
    const whole = withManifestItem(text, 'routes', item);
    const imported = ['route', 'lazy'].reduce(
      (all, one) => withImport(all, one, '@larder/platform'),
      whole,
    );
    return withImport(imported, token, `@larder/contracts/${contract}`);
  });
  if (feature.flag) addToTable(tree, name, feature.flag);
  await formatFiles(tree);
}

/** The token, and its row in the table of all routes that the contracts' test has. */
function addToken(tree, { name, token, contract }) {
  edit(tree, `libs/contracts/src/${contract}/tokens.ts`, (text) => {
    if (text.includes(`export const ${token} `)) throw new Error(`${token} is there already`);
    return `${withImport(text, 'routeRef', '../core/tokens.js')}\nexport const ${token} = routeRef('${name}');\n`;
  });
  const row = `['a page of the house:', '${name}', '${name}', '']`;
  edit(tree, 'libs/contracts/src/core/tokens.spec.ts', (text) =>
    withItem(text, 'suffix: string][] = [', row),
  );
}

/** The row in the host's table of addresses, which goes through every combination of flags. */
function addToTable(tree, name, flag) {
  const row = `'${name}': { at: ['/${name}'], when: (on) => on.${flag} }`;
  edit(tree, 'apps/storefront/src/features.spec.ts', (text) => {
    const [opening] = /const specified: [^=]*= \{/.exec(text) ?? [];
    if (!opening) throw new Error('the table of addresses is not where it was');
    return withItem(text, opening, row);
  });
}

import { formatFiles, generateFiles, names } from '@nx/devkit';
import { edit, withImport, withManifestItem } from '../tree/edit.mjs';
import {
  featureOf,
  refuseExisting,
  spellings,
  templates,
  use,
  wordsOf,
} from '../tree/feature-folder.mjs';
import { addWords } from '../tree/words.mjs';

/** Where tokens of places stand, by the module that one imports them from. */
function placesOf(tree) {
  const domains = tree.children('libs/contracts/src').map((domain) => ({
    module: `@larder/contracts/${domain}`,
    files: ['tokens.ts', 'index.ts'].map((file) => `libs/contracts/src/${domain}/${file}`),
  }));
  const own = 'libs/platform/src/places';
  const files = tree.children(own).map((file) => `${own}/${file}`);
  const found = [...domains, { module: '@larder/platform', files }].flatMap((one) =>
    one.files
      .filter((file) => tree.exists(file))
      .flatMap((file) => [
        ...tree.read(file, 'utf8').matchAll(/^export const (\w+) =\s+slot(?:<|\()/gm),
      ])
      .map(([, name]) => [name, one.module]),
  );
  return new Map(found);
}

/** A fill with its words and a test, and its line in the feature's manifest. */
export default async function fill(tree, { slot, feature: folder, kind }) {
  const feature = featureOf(tree, folder);
  const places = placesOf(tree);
  const contract = places.get(slot);
  if (!contract)
    throw new Error(`there is no place "${slot}"; there are ${[...places.keys()].join(', ')}`);
  const { fileName: name } = names(slot);
  const place = kind === 'first' ? 'fills' : 'rare-fills';
  refuseExisting(tree, `${feature.root}/src/${place}/${name}.fill.tsx`);
  const words = addWords(tree, feature, `${name}.title`, wordsOf(folder));
  use(tree, feature, ['contracts']);
  generateFiles(tree, templates(import.meta.dirname), `${feature.root}/src/${place}`, {
    ...{ ...spellings(name), slot, feature, contract, ...words },
    ...{ title: wordsOf(folder), isLater: kind === 'later' },
  });
  edit(tree, feature.manifest, (text) => {
    const options = kind === 'later' ? ', { isLater: true }' : '';
    const item = `fill(${slot}, lazy(() => import('./${place}/${name}.fill.js'))${options})`;
    const whole = withManifestItem(text, 'fills', item);
    const imported = ['fill', 'lazy'].reduce(
      (all, one) => withImport(all, one, '@larder/platform'),
      whole,
    );
    return withImport(imported, slot, contract);
  });
  await formatFiles(tree);
}

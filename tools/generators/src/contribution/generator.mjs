import { formatFiles, generateFiles, names } from '@nx/devkit';
import { edit, withImport, withManifestItem } from '../tree/edit.mjs';
import {
  featureOf,
  refuseExisting,
  spellings,
  templates,
  use,
  namesOf,
} from '../tree/feature-folder.mjs';
import { addMessages } from '../tree/messages.mjs';

/** Names of extension slots, by the module that exports their tokens. */
function slotsOf(tree) {
  const domains = tree.children('libs/contracts/src').map((domain) => ({
    module: `@larder/contracts/${domain}`,
    files: ['tokens.ts', 'index.ts'].map((file) => `libs/contracts/src/${domain}/${file}`),
  }));
  const own = 'libs/platform/src/profile';
  const files = tree.children(own).map((file) => `${own}/${file}`);
  const found = [...domains, { module: '@larder/platform', files }].flatMap((one) =>
    one.files
      .filter((file) => tree.exists(file))
      .flatMap((file) => [
        ...tree.read(file, 'utf8').matchAll(/^export const (\w+) =\s+extensionSlotRef(?:<|\()/gm),
      ])
      .map(([, name]) => [name, one.module]),
  );
  return new Map(found);
}

/** Writes a contribution with its messages and a test, and registers it in the feature's manifest. */
export default async function contribution(tree, { slot, feature: folder, kind }) {
  const feature = featureOf(tree, folder);
  const slots = slotsOf(tree);
  const contract = slots.get(slot);
  if (!contract)
    throw new Error(
      `there is no extension slot "${slot}"; there are ${[...slots.keys()].join(', ')}`,
    );
  const { fileName: name } = names(slot);
  const subfolder = kind === 'first' ? 'contributions' : 'contributions/on-demand';
  refuseExisting(tree, `${feature.root}/src/${subfolder}/${name}.contribution.tsx`);
  const keys = addMessages(tree, feature, `${name}.title`, namesOf(folder));
  use(tree, feature, ['contracts']);
  generateFiles(tree, templates(import.meta.dirname), `${feature.root}/src/${subfolder}`, {
    ...spellings(name),
    slot,
    feature,
    contract,
    ...keys,
    title: namesOf(folder),
    isClientOnly: kind === 'later',
    up: kind === 'first' ? '../' : '../../',
  });
  edit(tree, feature.manifest, (text) => {
    const options = kind === 'later' ? ', { isClientOnly: true }' : '';
    const item = `contribute(${slot}, lazy(() => import('./${subfolder}/${name}.contribution.js'))${options})`;
    const whole = withManifestItem(text, 'contributions', item);
    const imported = ['contribute', 'lazy'].reduce(
      (all, one) => withImport(all, one, '@larder/platform'),
      whole,
    );
    return withImport(imported, slot, contract);
  });
  await formatFiles(tree);
}

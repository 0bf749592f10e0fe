import { formatFiles, generateFiles, installPackagesTask, updateJson } from '@nx/devkit';
import { edit, withItem, withLineAfter } from '../tree/edit.mjs';
import {
  refuseExisting,
  spellings,
  templates,
  usePackage,
  versionOf,
  namesOf,
} from '../tree/feature-folder.mjs';

/** A feature library that is on where a shop has settings for it, and everything that knows of it. */
export default async function feature(tree, { name }) {
  const root = `libs/features/${name}`;
  refuseExisting(tree, root);
  generateFiles(tree, templates(import.meta.dirname), root, {
    ...spellings(name),
    words: namesOf(name),
    platform: versionOf(tree, 'platform'),
  });
  usePackage(tree, { root }, 'zod');
  addToHost(tree, name);
  addToTypes(tree, name);
  addBudget(tree, name);
  await formatFiles(tree);
  return () => installPackagesTask(tree, true);
}

function addToHost(tree, name) {
  const line = `  ${spellings(name).constant}: lazy(() => import('@larder/feature-${name}'))`;
  const list = 'featureModules: FeatureModules = {';
  edit(tree, 'apps/storefront/src/features.ts', (text) => withItem(text, list, line));
  updateJson(tree, 'apps/storefront/package.json', (json) => {
    json.dependencies[`@larder/feature-${name}`] = '*';
    return json;
  });
}

function addToTypes(tree, name) {
  const path = `libs/features/${name}`;
  edit(tree, 'tsconfig.json', (text) =>
    withLineAfter(
      text,
      /^ {4}\{ "path": "\.\/libs\/features\/[^"]+" \}/gm,
      `,\n    { "path": "./${path}" }`,
    ),
  );
  for (const part of ['app', 'spec'])
    updateJson(tree, `apps/storefront/tsconfig.${part}.json`, (json) => {
      json.references.push({ path: `../../${path}/tsconfig.lib.json` });
      return json;
    });
}

/** A library is released by its tag; how large it may become is the team's to say. */
function addBudget(tree, project) {
  updateJson(tree, 'tools/packages/budgets.json', (json) => ({
    ...json,
    [project]: { entry: 2000, all: 20_000 },
  }));
}

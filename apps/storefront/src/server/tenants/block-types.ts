import { featureModules, loadFeatures } from '../../features.js';

/** Types of the content blocks that the features of this host have, whether a shop has them on or not. */
export async function blockTypes(): Promise<string[]> {
  const features = await loadFeatures(Object.keys(featureModules));
  const lists = await Promise.all(
    features.flatMap(({ blockTypeLists = [] }) => blockTypeLists.map((list) => list.load())),
  );
  return lists.flatMap(({ blocks }) => blocks.map(({ type }) => type));
}

import ts from 'typescript';
import { createAreaIndex } from './area-index.mjs';
import { libraryOf, readNode } from './read-node.mjs';

/**
 * How sources use messages: `used` has the keys of each area, `names` its prefixes for tenants, `calls`
 * the values that each call passes, `fullKeys` the keys that are looked up with their prefix,
 * `literals` all strings.
 */
export function findUsage({ program, sources }, areas, root) {
  const usage = {
    used: new Map(areas.map((area) => [area, new Set()])),
    names: new Map(areas.map((area) => [area, new Set()])),
    calls: [],
    fullKeys: [],
    literals: new Set(),
  };
  const index = createAreaIndex(areas);
  const context = { checker: program.getTypeChecker(), index, areas, usage, root };
  for (const source of sources) {
    const library = libraryOf(source.fileName);
    const visit = (node) => {
      readNode(context, node, library);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return usage;
}

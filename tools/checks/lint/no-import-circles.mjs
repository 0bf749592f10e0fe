import { existsSync } from 'node:fs';
import path from 'node:path';
import { createImportGraph } from './import-graph.mjs';

/** One for a run of ESLint: an editor reads other files again when it restarts ESLint. */
let graph;

/** Refuses imports that lead back to the file that they are in, imports of types included. */
export const noImportCircles = {
  meta: {
    type: 'problem',
    docs: { description: 'Refuse import circles, type-only imports included' },
    messages: { circle: 'This import closes a circle: {{path}}' },
    schema: [],
  },
  create({ cwd, filename, sourceCode, report }) {
    // An editor's new file has a name before it exists.
    if (!existsSync(filename)) return {};
    graph ??= createImportGraph();
    const { importsOf, circleOf, pathBetween } = graph;
    return {
      Program() {
        const circle = circleOf(filename);
        for (const { file, pos, end } of importsOf(filename)) {
          if (!circle.has(file)) continue;
          const names = [filename, ...pathBetween(file, filename)];
          report({
            loc: { start: sourceCode.getLocFromIndex(pos), end: sourceCode.getLocFromIndex(end) },
            messageId: 'circle',
            data: { path: names.map((name) => path.relative(cwd, name)).join(' → ') },
          });
        }
      },
    };
  },
};

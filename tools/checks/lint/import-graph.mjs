import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Packages from the registry import nothing of ours. */
const OURS = /^(\.|@larder\/)/;

const OPTIONS = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['@larder/source'],
  allowJs: true,
};

/** The executed file: types of a script are in a declaration beside it. */
function implementationOf(file) {
  const script = file.replace(/\.d\.([mc]?)ts$/, '.$1js');
  return existsSync(script) ? script : file;
}

/**
 * Every import of a source text: types, re-exports, `import()` and `require` included. Gives the
 * specifier, its place in the text and the imported file.
 */
function importsIn(file, text, cache) {
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName, pos, end }) => {
    if (!OURS.test(fileName)) return [];
    const found = ts.resolveModuleName(fileName, file, OPTIONS, ts.sys, cache).resolvedModule;
    return found ? [{ pos, end, file: implementationOf(found.resolvedFileName) }] : [];
  });
}

/** Files and their imports, read on demand and cached. */
export function createImportGraph() {
  const cache = ts.createModuleResolutionCache(process.cwd(), (name) => name, OPTIONS);
  const imports = new Map();
  const circles = new Map();
  const open = new Map();
  const stack = [];

  const importsOf = (file) => {
    const known = imports.get(file) ?? importsIn(file, readFileSync(file, 'utf8'), cache);
    imports.set(file, known);
    return known;
  };

  /** Tarjan's algorithm: the smallest number of an open file that is reached from `file`. */
  const visit = (file) => {
    const own = stack.push(file);
    open.set(file, own);
    let lowest = own;
    for (const { file: next } of importsOf(file)) {
      if (circles.has(next)) continue;
      lowest = Math.min(lowest, open.get(next) ?? visit(next));
    }
    if (lowest < own) return lowest;
    const circle = new Set(stack.splice(own - 1));
    for (const member of circle) {
      open.delete(member);
      circles.set(member, circle);
    }
    return own;
  };

  /** All files of the import cycle of `file`, including `file`. */
  const circleOf = (file) => {
    if (!circles.has(file)) visit(file);
    return circles.get(file);
  };

  /** The shortest way along imports from one file of a circle to another. */
  const pathBetween = (from, to) => {
    const circle = circleOf(from);
    const cameFrom = new Map([[from, undefined]]);
    for (const file of cameFrom.keys())
      for (const { file: next } of importsOf(file))
        if (circle.has(next) && !cameFrom.has(next)) cameFrom.set(next, file);
    const path = [to];
    for (let at = to; at !== from; path.unshift(at)) at = cameFrom.get(at);
    return path;
  };

  return { importsOf, circleOf, pathBetween };
}

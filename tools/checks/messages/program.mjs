import path from 'node:path';
import ts from 'typescript';

const TESTS = /(\.spec\.tsx?|\.d\.ts|\/testing\/.*|\.stories\.tsx?)$/;

/** TypeScript program of the sources below `folders`, without their tests. */
export function createSourceProgram(root, folders) {
  const base = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), ts.sys.readFile).config;
  const { options } = ts.convertCompilerOptionsFromJson(base.compilerOptions, root);
  const files = folders.flatMap((folder) =>
    ts.sys.readDirectory(
      path.join(root, folder),
      ['.ts', '.tsx'],
      ['**/node_modules', '**/dist', '**/out-tsc'],
    ),
  );
  const sources = files.filter((file) => !TESTS.test(file));
  const program = ts.createProgram(sources, {
    ...options,
    composite: false,
    noEmit: true,
    resolveJsonModule: true,
  });
  return { program, sources: sources.map((file) => program.getSourceFile(file)) };
}

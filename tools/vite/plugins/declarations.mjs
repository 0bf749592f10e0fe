import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const workspace = path.resolve(import.meta.dirname, '../../..');
const tsc = path.join(workspace, 'node_modules/@typescript/native/bin/tsc');

/** Files of a library's sources whose names match, without that part of their names. */
const sourcesOf = (directory, ending) =>
  readdirSync(path.join(directory, 'src'), { recursive: true })
    .filter((name) => ending.test(name))
    .map((name) => name.replace(ending, ''));

function copyDeclaration(name, from, to) {
  cpSync(path.join(from, `${name}.d.ts`), path.join(to, `${name}.d.ts`));
  const map = JSON.parse(readFileSync(path.join(from, `${name}.d.ts.map`), 'utf8'));
  // `dist` is one level less deep than `out-tsc/lib`.
  map.sources = map.sources.map((source) => source.replace('../', ''));
  writeFileSync(path.join(to, `${name}.d.ts.map`), JSON.stringify(map));
}

/**
 * The compiler checks a changed JSON file, but keeps the old declarations of modules that import it: it
 * has to forget what it built.
 */
function forgetOldJson(directory) {
  const json = sourcesOf(directory, /\.json$/).map((name) => `src/${name}.json`);
  const built = path.join(directory, 'out-tsc/lib');
  if (json.length === 0 || !existsSync(built)) return;
  const changedAt = Math.max(...json.map((name) => statSync(path.join(directory, name)).mtimeMs));
  const isOld = readdirSync(built, { recursive: true }).some(
    (name) => name.endsWith('.d.ts') && statSync(path.join(built, name)).mtimeMs < changedAt,
  );
  if (isOld) rmSync(path.join(directory, 'out-tsc/lib.tsbuildinfo'), { force: true });
}

/** Types of a JSON module: the whole, and members whose names can be imported. */
function declarationOfJson(json) {
  const parts = Object.entries(json).filter(([name]) => /^[a-z]\w*$/i.test(name));
  const all = [...parts.filter(([name]) => name !== 'default'), ['default', json]];
  return all
    .map(
      ([name, value]) =>
        `declare const _${name}: ${JSON.stringify(value)};\nexport { _${name} as ${name} };\n`,
    )
    .join('');
}

/**
 * Adds the declarations of a library, with their maps, to its modules. The native compiler writes them,
 * or has written them for the type check: Nx builds dependencies first, so that no two builds write the
 * same ones. It writes none for JSON, which declarations of modules name.
 */
export function declarations(directory) {
  const from = path.join(directory, 'out-tsc/lib');
  const to = path.join(directory, 'dist');
  return {
    name: 'larder-declarations',
    async writeBundle() {
      forgetOldJson(directory);
      const args = [tsc, '--build', path.join(directory, 'tsconfig.lib.json')];
      await promisify(execFile)(process.execPath, args).catch(({ stdout, stderr }) => {
        throw new Error(`The types do not compile.\n${stdout}${stderr}`);
      });
      for (const name of sourcesOf(directory, /(?<!\.spec|\.spec-d|\.d)\.tsx?$/))
        copyDeclaration(name, from, to);
      for (const name of sourcesOf(directory, /\.json$/)) {
        const json = readFileSync(path.join(directory, 'src', `${name}.json`), 'utf8');
        const file = path.join(to, `${name}.d.json.ts`);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, declarationOfJson(JSON.parse(json)));
      }
    },
  };
}

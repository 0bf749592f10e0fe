import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scratchWorkspace } from '../../setup/scratch-workspace.mjs';

const MORE = ['.gitignore', 'LICENSE', 'docs', 'tsconfig.json', 'jest.preset.cjs', 'README.md'];
const AUTHOR = ['-c', 'user.name=Release', '-c', 'user.email=release@example.com'];
const NX = 'node_modules/nx/dist/bin/nx.js';

/**
 * A copy of the sources with a repository of its own, in which libraries are changed and released as a
 * feature team does it. `run` starts a program with the settings of the registry.
 */
export function releaseCopy(libraries, registry, run) {
  const folder = scratchWorkspace({ more: MORE });
  const git = (...args) =>
    execFileSync('git', [...AUTHOR, ...args], { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  const nx = (...args) => run(process.execPath, [NX, ...args], folder);
  const file = (name) => path.join(folder, name);
  const copy = {
    git,
    nx,
    read: (name) => readFileSync(file(name), 'utf8'),
    write: (name, text) => writeFileSync(file(name), text),
    tool: (name, ...args) => run(process.execPath, [name, ...args], folder),
    publish: (...args) => nx('release', 'publish', '--registry', registry.url, ...args),
    build: (project) =>
      nx('run-many', '--targets', 'build', '--projects', project, '--outputStyle=static'),
    commit(message) {
      git('add', '--all');
      git('commit', '--quiet', '--message', message);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  startRepository(copy, libraries);
  return copy;
}

/** The copy lacks projects that nothing here needs, such as the browser tests, and may not be synced. */
function startRepository({ git, read, write, commit }, libraries) {
  const nxJson = JSON.parse(read('nx.json'));
  nxJson.sync = { disabledTaskSyncGenerators: ['@nx/js:typescript-sync'] };
  write('nx.json', JSON.stringify(nxJson, null, 2));
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Release');
  git('config', 'user.email', 'release@example.com');
  commit('chore: start');
  for (const { project, pkg } of libraries) git('tag', `${project}@${pkg.version}`);
}

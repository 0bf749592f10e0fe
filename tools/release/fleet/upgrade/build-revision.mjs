// The processes of an earlier revision, built beside this one from the packages that are installed.
import { execFileSync } from 'node:child_process';
import { nxEnvironment, SHOP_PROJECTS } from '../../../run/build.mjs';
import { root } from '../../../setup/bootstrap.mjs';
import { linkPackages } from '../../../setup/scratch-workspace.mjs';

const MIGRATIONS = 'apps/commerce-api/migrations';
const NX = 'node_modules/nx/dist/bin/nx.js';
const LOCK = 'package-lock.json';
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The last revision whose schema lacks a migration that there is now. */
export const revisionBeforeMigration = () => {
  const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS);
  return git('rev-parse', `${newest}^`);
};

/** Builds the shop of `revision` in `folder`; `remove` takes it away. */
export function buildRevision(revision, folder) {
  git('worktree', 'add', '--quiet', '--detach', folder, revision);
  const run = (program, ...args) =>
    execFileSync(program, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...nxEnvironment },
    });
  // Other packages than those of that revision could hide what it would do.
  if (git('diff', '--name-only', revision, '--', LOCK)) run('npm', 'ci', '--ignore-scripts');
  else linkPackages(folder);
  run(process.execPath, NX, 'run-many', '-t', 'build', '-p', ...SHOP_PROJECTS);
  return { remove: () => git('worktree', 'remove', '--force', folder) };
}

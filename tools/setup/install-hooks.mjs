// Runs after `npm install` and `npm ci`: points Git to the hooks in `.githooks`. Skips a folder that is
// not a clone, and a hooks path that was set manually.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './bootstrap.mjs';

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

const isOwn = !process.env.CI && existsSync(path.join(root, '.git'));
if (isOwn && git('config', 'core.hooksPath').stdout?.trim() === '')
  git('config', 'core.hooksPath', '.githooks');

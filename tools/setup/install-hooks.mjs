// Runs after `npm install` and `npm ci`: Git takes its hooks from `.githooks`. A folder that is no clone is
// left alone, and so is a hooks path that was set by hand.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './bootstrap.mjs';

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

const isOwn = !process.env.CI && existsSync(path.join(root, '.git'));
if (isOwn && git('config', 'core.hooksPath').stdout?.trim() === '')
  git('config', 'core.hooksPath', '.githooks');

// Plain Node only. The Nu HTML checker, which needs Java: the distribution's own, installed if it is
// missing.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './bootstrap.mjs';

const JAR = path.join(root, 'node_modules/vnu-jar/build/dist/vnu.jar');
/** Bytes of findings that are read at most. */
const MOST = 256 * 1024 * 1024;

export const hasJava = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;

/** Installs Java from the distribution if it is missing and permissions allow, with a message. */
export function ensureJava() {
  if (hasJava()) return;
  console.log('[nu] there is no Java: installing it (apt-get install default-jre-headless) …');
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'default-jre-headless'],
  ])
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  if (!hasJava())
    throw new Error('No Java found: install it (apt-get install default-jre-headless).');
}

/** Errors in HTML files, each with the file's name. Warnings and remarks are left out. */
export function nuErrors(files) {
  const args = [
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    '-Xss4m',
    '-jar',
    JAR,
    '--errors-only',
    '--format',
    'json',
    '--stdout',
    ...files,
  ];
  const { stdout, stderr, error } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: MOST });
  if (error) throw error;
  if (stdout === '') throw new Error(`the Nu checker said nothing: ${stderr}`);
  return JSON.parse(stdout)
    .messages.filter(({ type }) => type !== 'info')
    .map(({ url = '', message, extract = '' }) => `${path.basename(url)}: ${message} …${extract}…`);
}

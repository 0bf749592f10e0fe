// `node tools/release/image-trees.mjs`: builds the file trees of deploy/Dockerfile by its own RUN and
// COPY lines, without a container engine, and runs both processes from them. Needs a build.
import { execFileSync, fork } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { ensurePictures } from '../run/pictures.mjs';
import { root } from '../setup/bootstrap.mjs';

const text = readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8');
const stages = {};
let current;
for (const line of DockerfileParser.parse(text).getInstructions()) {
  if (line.getKeyword() === 'FROM') stages[line.getBuildStage()] = current = [];
  current?.push(line);
}
const linesOf = (stage, keyword) => stages[stage].filter((line) => line.getKeyword() === keyword);
const wordsOf = (line) => line.getArguments().map((one) => one.getValue());

/** The tree of the stage `packages`: what Git knows, installed as the Dockerfile does. */
function makePackages(folder) {
  mkdirSync(folder);
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 1e8 });
  const packed = execFileSync('tar', ['-c', '--null', '-T', '-'], {
    cwd: root,
    input: files,
    maxBuffer: 1e9,
  });
  execFileSync('tar', ['-x'], { cwd: folder, input: packed });
  for (const line of linesOf('packages', 'RUN'))
    execFileSync('sh', ['-c', line.getArgumentsContent()], { cwd: folder, stdio: 'inherit' });
}

function copyTree(stage, folder, sources) {
  for (const line of linesOf(stage, 'COPY')) {
    const words = wordsOf(line).filter((word) => !word.startsWith('--'));
    const target = words.pop();
    const from = /--from=(\w+)/.exec(line.getTextContent())?.[1];
    for (const word of words) {
      const name = word.replace('/app/', '');
      const to = target === './' ? path.basename(name) : target;
      // Links to the libraries stay links, as in an image.
      cpSync(sources(from, name), path.join(folder, to), {
        recursive: true,
        verbatimSymlinks: true,
      });
    }
  }
}

/** Starts the program of a stage; gives its address. */
async function start(stage, folder, env) {
  const [program] = JSON.parse(linesOf(stage, 'CMD')[0].getArgumentsContent());
  const child = fork(path.join(folder, program), [], {
    cwd: folder,
    stdio: 'inherit',
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
  });
  running.push(child);
  return new Promise((resolve, reject) => {
    child.once('message', ({ ready }) => resolve(ready));
    child.once('exit', (code) => reject(new Error(`${stage} ended with ${code}`)));
  });
}

const running = [];
const folder = mkdtempSync(path.join(tmpdir(), 'larder-images-'));
try {
  const packages = path.join(folder, 'packages');
  makePackages(packages);
  ensurePictures(path.join(folder, 'data'));
  const built = (name) =>
    name === '.data/media' ? path.join(folder, 'data/media') : path.join(root, name);
  const sources = (from, name) => (from === 'build' ? built(name) : path.join(packages, name));
  const trees = {};
  for (const stage of ['storefront', 'commerce-api']) {
    trees[stage] = path.join(folder, stage);
    copyTree(stage, trees[stage], sources);
  }
  const data = path.join(folder, 'database');
  const api = await start('commerce-api', trees['commerce-api'], {
    COMMERCE_API_PORT: '0',
    DATA_DIR: data,
  });
  const shop = await start('storefront', trees.storefront, { PORT: '0', COMMERCE_API_URL: api });
  for (const path of ['/', '/health/ready', '/kategorie/obst-gemuese']) {
    const { status } = await fetch(shop + path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
  console.log('both images run');
} finally {
  for (const child of running.reverse()) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.kill('SIGTERM')) await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}

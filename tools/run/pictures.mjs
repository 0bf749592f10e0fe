// Plain Node only. Draws the pictures of the demo shops, where they are not up to date.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, sh } from '../setup/bootstrap.mjs';

const DRAWING = path.join(root, 'tools/demo/src/pictures/pictures.ts');

/** Puts them into `media` of the data folder, which is given as an absolute path. */
export function ensurePictures(dataFolder) {
  if (!existsSync(DRAWING)) return;
  const folder = path.join(dataFolder, 'media');
  sh('tsx/dist/cli.mjs', ['--conditions=@larder/source', DRAWING, '--out', folder]);
}

// Plain Node only. The shops of the tests: copies of the tenants with a page of every content block.
import path from 'node:path';
import { root, sh } from '../setup/bootstrap.mjs';

const PROGRAM = path.join(root, 'tools/block-gallery/src/write-tenants.ts');

/** Writes them below `folder`; gives the folder of the tenants for `TENANTS_DIR`. */
export function writeGalleryTenants(folder) {
  const tenants = path.join(folder, 'tenants');
  sh('tsx/dist/cli.mjs', ['--conditions=@larder/source', PROGRAM, '--out', tenants]);
  return tenants;
}

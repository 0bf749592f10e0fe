// Plain Node only. Builds what a shop with Medusa behind it consists of, where a source has changed.
import { nxEnvironment } from '../../../tools/run/build.mjs';
import { sh } from '../../../tools/setup/bootstrap.mjs';

const PROJECTS = ['storefront', 'commerce-api', 'back-office', 'conformance', 'backend-medusa'];

export function buildAll() {
  sh('nx/dist/bin/nx.js', ['run-many', '-t', 'build', '-p', PROJECTS.join(',')], {
    env: { ...process.env, ...nxEnvironment },
  });
}

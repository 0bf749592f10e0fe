import { createRequire } from 'node:module';
import path from 'node:path';
import { groupedProjects } from './tools/test/suite-groups.mjs';

const require = createRequire(import.meta.url);
const { projects, ...config } = require('./jest.config.cjs');

const GROUPS = 'test-output/groups';
const configOf = (project) => require(`./${project}/jest.config.cjs`);
/** Those that add nothing to the preset are one project here: what they share is compiled once. */
const isPlain = (project) =>
  Object.keys(configOf(project)).every((key) => key === 'displayName' || key === 'preset');
const grouped = groupedProjects();

/**
 * Every project but the backend: libraries and the host in the groups that `tools/test/suite-groups.mjs`
 * writes, the tools suite by suite.
 */
export default {
  ...config,
  projects: [
    {
      displayName: 'libraries and host',
      preset: './jest.preset.cjs',
      rootDir: import.meta.dirname,
      roots: grouped.filter(isPlain).map((project) => `<rootDir>/${project}/${GROUPS}`),
      testMatch: [`<rootDir>/**/${GROUPS}/*.spec.js`],
    },
    ...grouped
      .filter((project) => !isPlain(project))
      .map((project) => ({
        ...configOf(project),
        rootDir: path.join(import.meta.dirname, project),
        testMatch: [`<rootDir>/${GROUPS}/*.spec.js`],
      })),
    ...projects.filter((project) => project.startsWith('<rootDir>/tools/')),
  ],
};

import { createRequire } from 'node:module';
import path from 'node:path';
import { groupedProjects } from './tools/test/suite-groups.mjs';

const require = createRequire(import.meta.url);
const { projects, ...config } = require('./jest.config.cjs');

/**
 * Every project but the backend: libraries and the host in the groups that `tools/test/suite-groups.mjs`
 * writes, the tools suite by suite.
 */
export default {
  ...config,
  projects: [
    ...groupedProjects().map((project) => ({
      ...require(`./${project}/jest.config.cjs`),
      rootDir: path.join(import.meta.dirname, project),
      testMatch: ['<rootDir>/test-output/groups/*.spec.js'],
    })),
    ...projects.filter((project) => project.startsWith('<rootDir>/tools/')),
  ],
};

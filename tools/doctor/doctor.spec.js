/* global describe, expect, it */
import { diagnose, isAtLeast } from './rules.mjs';

const GB = 1024 ** 3;
const machine = {
  nodeVersion: '20.19.0',
  leastNode: '20.19.0',
  memory: 8 * GB,
  freeDisk: 20 * GB,
  isInstalled: true,
  isRoot: false,
  hasChromium: true,
  hasJava: true,
  busyPorts: [],
  postgres: { binary: '/postgres', missingLibraries: [] },
};
const findings = (change) =>
  diagnose({ ...machine, ...change }).map(({ isNeeded, what, remedy }) => [
    isNeeded ? 'missing' : 'note',
    `${what}: ${remedy}`,
  ]);

it('versions are compared part by part, as numbers', () => {
  expect(isAtLeast('20.19.0', '20.19.0')).toBe(true);
  expect(isAtLeast('22.0.0', '20.19.0')).toBe(true);
  expect(isAtLeast('20.9.1', '20.19.0')).toBe(false);
  expect(isAtLeast('18.20.0', '20.19.0')).toBe(false);
});

describe('the doctor', () => {
  it('finds nothing on a machine that has everything', () => {
    expect(findings({})).toEqual([]);
  });

  it.each([
    ['an old Node', { nodeVersion: '18.20.8' }, /Node 18\.20\.8 .*nvm install/],
    ['too little memory', { memory: GB }, /1\.0 GB of memory/],
    ['too little disk', { freeDisk: 0.5 * GB }, /0\.5 GB of free disk: free 1\.0 GB/],
    ['no Chromium', { hasChromium: false }, /apt-get install chromium-headless-shell/],
    ['no Java', { hasJava: false }, /apt-get install default-jre-headless/],
    ['no PostgreSQL', { postgres: { missingLibraries: [] } }, /no PostgreSQL/],
    [
      'a PostgreSQL without a library',
      { postgres: { binary: '/postgres', missingLibraries: ['libicu.so.60'] } },
      /libicu\.so\.60/,
    ],
  ])('calls %s missing, with its remedy', (_name, change, text) => {
    expect(findings(change)).toEqual([['missing', expect.stringMatching(text)]]);
  });

  it('asks for more disk before the packages are installed', () => {
    const [[level, text]] = findings({ freeDisk: 2 * GB, isInstalled: false });
    expect([level, text]).toEqual(['missing', '2.0 GB of free disk: free 3.0 GB']);
  });

  it.each([
    ['what npm test installs as root', { hasJava: false, isRoot: true }, /`npm test` installs/],
    ['little memory', { memory: 4 * GB }, /npm test -- lint/],
    ['packages that are not installed yet', { isInstalled: false }, /npm ci/],
    ['a busy port', { busyPorts: [{ port: 4200, variable: 'PORT' }] }, /4200 .* set PORT/],
  ])('only notes %s', (_name, change, text) => {
    expect(findings(change)).toEqual([['note', expect.stringMatching(text)]]);
  });
});

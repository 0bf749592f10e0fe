const path = require('node:path');
module.exports = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/src/**/*.spec.[jt]s?(x)'],
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'mjs', 'cjs', 'jsx', 'json'],
  transform: {
    '/libs/features/[\\w-]+/src/messages/\\w+\\.json$': path.join(
      __dirname,
      'tools/test/jest-messages.mjs',
    ),
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(@formatjs|intl-messageformat|lucide-react|htmlparser2|domhandler|domutils|domelementtype|dom-serializer|entities|temporal-[a-z]+|photoswipe|woff2-encoder)/)',
  ],
  moduleNameMapper: {
    '\\.css$': path.join(__dirname, 'tools/test/jest-css.cjs'),
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  testEnvironmentOptions: {
    customExportConditions: ['@larder/source', 'node', 'require', 'default'],
  },
  setupFiles: [path.join(__dirname, 'tools/test/jest-globals.cjs')],
  setupFilesAfterEnv: [path.join(__dirname, 'tools/test/jest-setup.cjs')],
};

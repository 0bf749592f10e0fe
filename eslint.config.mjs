// .eslintrc.json is the single source of truth; this only feeds it to ESLint 9, with the rule of our
// own, which has no package that it could name.
import { readFileSync } from 'node:fs';
import { FlatCompat } from '@eslint/eslintrc';
import js from '@eslint/js';
import { noImportCircles } from './tools/checks/lint/no-import-circles.mjs';

const compat = new FlatCompat({
  baseDirectory: import.meta.dirname,
  recommendedConfig: js.configs.recommended,
});
const { ignorePatterns, longFiles, ...rc } = JSON.parse(
  readFileSync(new URL('./.eslintrc.json', import.meta.url), 'utf8'),
);
delete rc.root;
const larder = { rules: { 'no-import-circles': noImportCircles } };
// Files that may have more than 200 lines, each with its reason.
const long = { files: Object.keys(longFiles), rules: { 'max-lines': 'off' } };
export default [{ ignores: ignorePatterns }, { plugins: { larder } }, ...compat.config(rc), long];

// .eslintrc.json is the single source of truth; this only feeds it to ESLint 9.
import { readFileSync } from 'node:fs';
import { FlatCompat } from '@eslint/eslintrc';
import js from '@eslint/js';

const compat = new FlatCompat({
  baseDirectory: import.meta.dirname,
  recommendedConfig: js.configs.recommended,
});
const { ignorePatterns, ...rc } = JSON.parse(
  readFileSync(new URL('./.eslintrc.json', import.meta.url), 'utf8'),
);
delete rc.root;
export default [{ ignores: ignorePatterns }, ...compat.config(rc)];

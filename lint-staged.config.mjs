export default {
  '*.{ts,tsx,mts,js,mjs,cjs}': ['eslint --no-warn-ignored', 'prettier --write'],
  '*.{json,css,md,yml,yaml}': 'prettier --write',
  // A library lists what it imports.
  'libs/{*,features/*}/package.json': 'eslint',
};

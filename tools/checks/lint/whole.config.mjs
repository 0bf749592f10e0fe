// The workspace's rules for a run over everything: one TypeScript program for all projects checks
// shared code once. For a few files, as in an editor, a program of their own project starts sooner.
import config from '../../../eslint.config.mjs';
import { isTyped } from './typed-parts.mjs';

const project = 'tools/checks/lint/tsconfig.whole.json';

export default config.map((part) => {
  if (!isTyped(part)) return part;
  const parserOptions = { ...part.languageOptions.parserOptions, projectService: false, project };
  return { ...part, languageOptions: { ...part.languageOptions, parserOptions } };
});

// The rules of the workspace for a run over all of it: one program of TypeScript for all projects checks
// what they share once. For a few files, as in an editor, a program of their own project starts sooner.
import config from '../../../eslint.config.mjs';

const project = 'tools/checks/lint/tsconfig.whole.json';
const isTyped = ({ languageOptions }) => languageOptions?.parserOptions?.projectService === true;

export default config.map((part) => {
  if (!isTyped(part)) return part;
  const parserOptions = { ...part.languageOptions.parserOptions, projectService: false, project };
  return { ...part, languageOptions: { ...part.languageOptions, parserOptions } };
});

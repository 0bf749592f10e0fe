// Only the rules that need types, over everything; the others run without types, in a third of the time. One
// TypeScript program for all projects checks shared code once. For a few files, as in an editor, a program of
// their own project starts sooner.
import config from '../../../eslint.config.mjs';
import { isTyped } from './typed-parts.mjs';

const project = 'tools/checks/lint/tsconfig.whole.json';

function typedPart(part) {
  const { languageOptions } = part;
  const parserOptions = { ...languageOptions.parserOptions, projectService: false, project };
  return { ...part, languageOptions: { ...languageOptions, parserOptions } };
}

function withoutRules(part) {
  const rest = { ...part };
  delete rest.rules;
  return rest;
}

export default [
  ...config.map((part) => (isTyped(part) ? typedPart(part) : withoutRules(part))),
  // Comments that silence the other rules have a use there.
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
];

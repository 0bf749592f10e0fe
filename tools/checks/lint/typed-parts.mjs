/** Whether a part of the configuration has rules that ask the compiler for types. */
export const isTyped = ({ languageOptions }) =>
  languageOptions?.parserOptions?.projectService === true;

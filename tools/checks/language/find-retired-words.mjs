/** Joins wrapped comment lines, so that a phrase is found across a line break. */
const unwrap = (text) => text.replace(/\n\s*(?:\*|\/\/) ?/g, ' ');

/** Retired words in a file, each with its replacement. */
export function findRetiredWords(file, text, rules) {
  const joined = unwrap(text);
  return rules.flatMap(({ pattern, instead, allow = {} }) => {
    if (Object.keys(allow).some((prefix) => file.startsWith(prefix))) return [];
    const found = joined.match(new RegExp(pattern));
    return found ? [`${file}: "${found[0]}", say: ${instead}`] : [];
  });
}

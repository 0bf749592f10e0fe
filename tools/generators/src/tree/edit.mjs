// Changes to hand-written sources. Each of them fails with a message when it does not find its place,
// instead of leaving a half-done change.

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Rewrites a file of the workspace by `change`, which gets its text. */
export function edit(tree, file, change) {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} is not there`);
  tree.write(file, change(text));
}

/** Adds an import of `name` to those of the module. */
export function withImport(text, name, module) {
  const known = new RegExp(`import \\{([^}]*)\\} from '${escaped(module)}';`).exec(text);
  if (!known) return `import { ${name} } from '${module}';\n${text}`;
  const names = known[1].split(',').map((one) => one.trim());
  if (names.includes(name)) return text;
  const all = [...names.filter(Boolean), name].join(', ');
  return text.replace(known[0], `import { ${all} } from '${module}';`);
}

/** Where the bracket that opens at `start` closes. */
function closingOf(text, start) {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if ('[{'.includes(text[at])) depth += 1;
    if (']}'.includes(text[at])) depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('a bracket does not close');
}

/** Appends `item` to the list or object that begins with `opening`, such as `routes: [`. */
export function withItem(text, opening, item) {
  const start = text.indexOf(opening);
  if (start < 0) throw new Error(`there is no "${opening}"`);
  const end = closingOf(text, start + opening.length - 1);
  const before = text.slice(0, end).trimEnd();
  const comma = /[,[{]$/.test(before) ? '' : ',';
  return `${before}${comma}\n${item},\n${text.slice(end)}`;
}

/** The same for a list of a manifest, which may have none of its kind yet. */
export function withManifestItem(text, list, item) {
  const opening = `\n  ${list}: [`;
  if (text.includes(opening)) return withItem(text, opening, item);
  const end = text.lastIndexOf('\n});');
  if (end < 0 || new RegExp(`^  ${list}\\b`, 'm').test(text))
    throw new Error(`the manifest has no list "${list}" that can be added to`);
  return `${text.slice(0, end)}\n  ${list}: [${item}],${text.slice(end)}`;
}

/** Repeats the last line that fits `pattern` with `line`, in files of JSON with a comma between. */
export function withLineAfter(text, pattern, line) {
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) throw new Error(`there is no line like ${pattern}`);
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}${line}${text.slice(end)}`;
}
